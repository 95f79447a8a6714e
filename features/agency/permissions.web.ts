import type { Me } from '#features/identity/room.calls.ts';
import { hasDesk } from '#platform/contract/actor.ts';

type Reader = Pick<Me, 'role' | 'desks'>;

/** Whether a person may manage people: the people desk and administrators. */
export const managesPeople = (me: Reader): boolean => hasDesk(me, 'people');

/** Whether a person may change settings: administrators, and the content desk for public texts. */
export const changesSettings = (me: Reader): boolean => hasDesk(me, 'content');

/** Whether a person publishes: the content desk and administrators. */
export const keepsContent = (me: Reader): boolean => hasDesk(me, 'content');

/** Whether a person is an administrator. */
export const runsAgency = ({ role }: Reader): boolean => role === 'admin';
