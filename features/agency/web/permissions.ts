import type { Me } from '#features/identity/contract/index.ts';

type Reader = Pick<Me, 'role' | 'desks'>;

/** Whether a person may manage people: the people desk and administrators. */
export const managesPeople = ({ role, desks }: Reader): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('people'));

/** Whether a person may change settings: administrators, and the content desk for public texts. */
export const changesSettings = ({ role, desks }: Reader): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('content'));

/** Whether a person is an administrator. */
export const runsAgency = ({ role }: Reader): boolean => role === 'admin';
