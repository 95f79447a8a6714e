import type { Actor } from '#platform/contract/actor.ts';

type Entitled = Pick<Actor, 'role' | 'desks'>;

/** Whether this is the people desk, which keeps sessions, attendance and certificates. */
export const isTrainingDesk = ({ role, desks }: Entitled): boolean =>
  role === 'admin' || (role === 'staff' && desks.includes('people'));
