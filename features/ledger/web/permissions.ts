import type { Me } from '#features/identity/room.calls.ts';
import { hasDesk } from '#platform/contract/actor.ts';

/** Whether a person sees the money of the agency: finance and administrators. */
export const seesMoney = (me: Pick<Me, 'role' | 'desks'>): boolean => hasDesk(me, 'finance');
