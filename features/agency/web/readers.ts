import type { Me } from '#features/identity/contract.ts';

type Reader = Pick<Me, 'role' | 'desks'>;

/** Whether a person keeps the list of people: the people desk. */
export const managesPeople = ({ role, desks }: Reader): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('people'));

/** Whether a person has settings to change: administrators all of them, the content desk what the public reads. */
export const changesSettings = ({ role, desks }: Reader): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('content'));

/** Whether a person runs the agency's Gable. */
export const runsAgency = ({ role }: Reader): boolean => role === 'admin';
