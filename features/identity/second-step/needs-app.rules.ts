import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';

/** Desks that decide about other people, their money or their submissions, or read what is kept about them. Content does neither. */
const desksWithApp: readonly Desk[] = ['submissions', 'finance', 'compliance', 'people'];

/**
 * Who signs in with an authenticator app and not by a code in a mail: administrators, and staff of each desk but content. Whoever has their
 * mailbox would otherwise have what they keep.
 */
export const needsApp = ({ role, desks }: Pick<Actor, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && desks.some((desk) => desksWithApp.includes(desk)));
