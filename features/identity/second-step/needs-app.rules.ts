import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';

/** Desks that decide about other people, their money or their submissions, or read what is kept about them. Content does neither. */
const desksWithApp: readonly Desk[] = ['submissions', 'finance', 'compliance', 'people'];

/**
 * Whether a person must sign in with an authenticator app instead of mailed codes: administrators and staff of every desk but content.
 * Otherwise access to their mailbox would be access to the data they manage.
 */
export const needsApp = ({ role, desks }: Pick<Actor, 'role' | 'desks'>): boolean =>
  role === 'admin' || (role === 'staff' && desks.some((desk) => desksWithApp.includes(desk)));
