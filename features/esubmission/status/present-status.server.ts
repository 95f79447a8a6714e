import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import { type HistoryEvent, Status, type StatusId, statuses } from './status.words.ts';

/**
 * How a hold is shown: to compliance as a hold, to anyone else as "Pending" without details, since a hint may warn the
 * person who is investigated. Lists, pages, refusals and mails present a status only through these functions.
 */

/** Whether the hold of a submission must be hidden from this actor. */
export const isMasked = (actor: Actor, status: StatusId): boolean => status === Status.onHold && !isCompliance(actor);

/** A status as it is shown to this actor. */
export const presentStatus = (actor: Actor, id: StatusId) => ({
  id,
  label: isMasked(actor, id) ? 'Pending' : statuses[id],
});

/** The name of the claimant; hidden with a hold, because it would reveal the status before it. */
export const presentClaim = (actor: Actor, status: StatusId, name: string | null): string | null =>
  isMasked(actor, status) ? null : name;

type StoredMove = {
  fromStatus: StatusId | null;
  toStatus: StatusId;
  event: HistoryEvent | null;
  reason: string;
  actorName: string | null;
};

/** A move as it is shown to this actor. Actor and reason of moves into and out of a hidden hold are left out. */
export const presentMove = (actor: Actor, { fromStatus, toStatus, event, reason, actorName }: StoredMove) => {
  const isHidden = isMasked(actor, toStatus) || (fromStatus !== null && isMasked(actor, fromStatus));
  return {
    actorName: isHidden ? null : actorName,
    from: fromStatus === null ? null : presentStatus(actor, fromStatus),
    to: presentStatus(actor, toStatus),
    event,
    reason: isHidden ? '' : reason,
  };
};
