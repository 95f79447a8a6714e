import type { Me } from '#features/identity/contract/index.ts';

/** Whether a person sees the money of the agency: finance and administrators. */
export const seesMoney = ({ role, desks }: Pick<Me, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('finance'));
