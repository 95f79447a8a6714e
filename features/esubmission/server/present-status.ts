import type { Actor } from '#platform/contract/actor.ts';
import { Status, type StatusId, statuses } from '../words.ts';
import { seesHolds } from './policy.ts';

/**
 * How a hold is shown, in one place: to compliance as what it is, to anyone else as "Pending" and nothing more, since even
 * a hint may warn the person who is looked into. Lists, pages, refusals and mails all speak of a status through these.
 */

/** Whether this person must not learn that, or why, or by whom, a submission stands still. */
export const isMasked = (actor: Actor, status: StatusId): boolean => status === Status.onHold && !seesHolds(actor);

/** A status as this person reads it. */
export const presentStatus = (actor: Actor, id: StatusId) => ({
  id,
  label: isMasked(actor, id) ? 'Pending' : statuses[id],
});

/** Who has claimed it: of a pending one that is not told, as it would tell how far it had come. */
export const presentClaim = (actor: Actor, status: StatusId, name: string | null): string | null =>
  isMasked(actor, status) ? null : name;

type Told = { fromStatus: StatusId | null; toStatus: StatusId; reason: string; actorName: string | null };

/** A move as this person reads it: into a hold and out of it without who and why. */
export const presentMove = (actor: Actor, { fromStatus, toStatus, reason, actorName }: Told) => {
  const isHidden = isMasked(actor, toStatus) || (fromStatus !== null && isMasked(actor, fromStatus));
  return {
    actorName: isHidden ? null : actorName,
    from: fromStatus === null ? null : presentStatus(actor, fromStatus),
    to: presentStatus(actor, toStatus),
    reason: isHidden ? '' : reason,
  };
};
