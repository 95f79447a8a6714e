import type { Actor } from '#platform/contract/actor.ts';

/**
 * Who signs in with an authenticator app and not by a code in a mail: administrators, finance and compliance. Whoever has their mailbox
 * would otherwise have what they keep.
 */
export const needsApp = ({ role, desks }: Pick<Actor, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && (desks.includes('finance') || desks.includes('compliance')));
