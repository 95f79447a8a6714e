import type { Actor, Rest } from '#platform/contract/actor.ts';
import { longestRest } from '#platform/contract/rests.ts';
import { hoursUntilTrusted } from './address.rules.ts';

/** After each of these somebody else may have the account, so for a time it is nobody's second person. */
export const accountChanges = {
  SET_UP: { why: 'Your account was set up by an invitation', of: 'Set up by an invitation' },
  ADDRESS: { why: 'Another person changed your email address', of: 'Email address changed by another person' },
  DESK: { why: 'You were given this desk', of: 'Given this desk' },
  DESK_TAKEN: { why: 'You were taken off this desk', of: 'Taken off this desk' },
  ROLE: { why: 'Your role was changed', of: 'Role changed' },
  ENABLED: { why: 'Your account was enabled again', of: 'Enabled again' },
  PASSWORD_BY_MAIL: { why: 'Your password was set by mail', of: 'Password set by mail' },
  SECOND_STEP: { why: 'Your authenticator app was removed', of: 'Authenticator app removed' },
} as const;
export type AccountChange = keyof typeof accountChanges;

/** Until when an account rests after a change at `now`. */
export const restAfter = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: hoursUntilTrusted });

/** The longest validity of an invitation. A later one comes from somebody who manages the agency then. */
const longestInvitation = { hours: 30 * 24 };

/**
 * Whether a new installation may go on at once: accounts made in its first 72 hours are settled when they are set up within a month, and desks and
 * roles that are given in that time count at once. `installedAt`: when its first account was made; `madeAt`: when this one was.
 */
export const isOfFirstDays = (
  kind: AccountChange,
  { installedAt, madeAt, now }: { installedAt: Temporal.Instant; madeAt: Temporal.Instant; now: Temporal.Instant },
): boolean => {
  const end = restAfter(installedAt);
  if (kind === 'SET_UP')
    return Temporal.Instant.compare(madeAt, end) < 0 && Temporal.Instant.compare(now, end.add(longestInvitation)) < 0;
  return (kind === 'DESK' || kind === 'ROLE') && Temporal.Instant.compare(now, end) < 0;
};

/** An actor with their current rights: while inactive they can't enter the compliance desk. */
export const actorWith = (actor: Actor, rests: Rest[], now: number): Actor => {
  const because = rests.filter(({ until }) => Date.parse(until) > now);
  if (because.length === 0) return actor;
  const closed = actor.desks.filter((desk) => desk === 'compliance' && longestRest(because, desk));
  return { ...actor, desks: actor.desks.filter((desk) => !closed.includes(desk)), rests: { because, closed } };
};
