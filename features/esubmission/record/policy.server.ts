import { type SQL, sql } from 'drizzle-orm';
import { type Actor, hasDesk, isCompliance } from '#platform/contract/actor.ts';
import { type CurrentStatus, findMove, type Part, partsOf, readBy } from '../status/moves.rules.ts';
import { Status, type StatusId, statusIds } from '../status/status.words.ts';
import type { TransactionType } from '../transaction.words.ts';

/**
 * The rows that an actor may see, as a WHERE clause over `esubmission`. Every read of one submission uses it; the
 * lists (`list/`) write the same scope so that their indexes serve it, and `policy.test.ts` and the list tests hold the
 * two together. Staff of the desks see what was submitted (finance: from Approved on). A salesperson sees their own, and from
 * Submitted on those they share in.
 */
export const visibleEsubmissions = (actor: Actor): SQL => sql`esubmission.deleted_at IS NULL AND ${seenBy(actor)}`;

const seenBy = (actor: Actor): SQL => {
  if (actor.role === 'salesperson') return memberOf(actor);
  const ids = deskStatuses(actor);
  if (ids.length === 0) return sql.raw('false');
  return sql.raw(`esubmission.status IN (${ids.join(', ')})${heldOf(actor, 'esubmission')}`);
};

/** The statuses in which the desks of this actor see all submissions. */
export const deskStatuses = (actor: Actor): number[] => {
  if (seesSubmitted(actor)) return statusIds.filter((id) => readBy[id] !== 'no desk');
  return hasDesk(actor, 'finance') ? statusIds.filter((id) => readBy[id] === 'finance too') : [];
};

const seesSubmitted = (actor: Actor): boolean => hasDesk(actor, 'submissions') || hasDesk(actor, 'compliance');

/** More SQL for the clause over statuses: of submissions on hold, finance sees only those that were approved before. */
export const heldOf = (actor: Actor, table: string): string =>
  seesSubmitted(actor)
    ? ''
    : ` AND (${table}.status <> ${Status.onHold} OR ${table}.held_from IN (${Status.approved}, ${Status.completed}))`;

/** Plain SQL, because it is part of nearly every statement, and Drizzle would take longer to build it than it runs. */
const memberOf = ({ userId }: Actor): SQL => sql`EXISTS (
  SELECT FROM esubmission_member m
  WHERE m.user_id = ${userId} AND m.esubmission_id = esubmission.id AND (m.capacity = 'OWNER' OR esubmission.status <> ${sql.raw(String(Status.draft))})
)`;

/** Names and contacts of parties are shown to the owner and to staff. An internal co-broker only sees initials. */
export const mayReadParties = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role !== 'salesperson' || actor.userId === createdBy;

type Owned = { createdBy: string; claimedBy: string | null };
type Facts = CurrentStatus & Owned & { transactionType: TransactionType };

/** What an actor may do with a submission that they see. It is sent to the page, and every change checks it again. */
export const abilitiesOf = (actor: Actor, facts: Facts) => {
  const { status } = facts;
  const parts = partsIn(actor, facts);
  const may = (to: StatusId) => findMove(facts, to, parts) !== undefined;
  const isOpen = status === Status.draft || status === Status.returned;
  return {
    edit: isOpen && parts.includes('owner'),
    submit: isOpen && may(Status.submitted),
    delete: status === Status.draft && parts.includes('owner'),
    cancel: may(Status.cancelled),
    /** Back to a draft, while nobody has claimed it. */
    takeBack: status === Status.submitted && may(Status.draft),
    claim: status !== Status.onHold && may(Status.underReview),
    release: status === Status.underReview && may(Status.submitted),
    decide: status === Status.underReview && may(Status.approved),
    /** While it is approved, the desk judges what was left open, without a claim. */
    judge:
      (status === Status.underReview && may(Status.approved)) || (status === Status.approved && parts.includes('desk')),
    /** The stamp certificate of a lease that came by phone. */
    stamp: facts.transactionType === 'LEASE' && status === Status.underReview && may(Status.approved),
    /** Papers that come after the approval. */
    addPapers:
      status === Status.approved && (parts.includes('owner') || parts.includes('desk') || hasDesk(actor, 'finance')),
    reject: may(Status.rejected),
    hold: may(Status.onHold),
    /** Ends a hold: back to the status before it. */
    resume: status === Status.onHold && facts.heldFrom !== null && may(facts.heldFrom),
    abort: may(Status.aborted),
    /** A cancelled or rejected submission can be copied to a new draft. */
    clone: (status === Status.cancelled || status === Status.rejected) && parts.includes('owner'),
    /** Whatever is no draft can be reported again for another unit. On hold nothing is begun from it. */
    again: status !== Status.draft && status !== Status.onHold && parts.includes('owner'),
    /** Owner and desk. On a draft only the owner; the desk reads it later. */
    remark: parts.includes('owner') || (status !== Status.draft && parts.includes('desk')),
  };
};

/** What an actor is to a submission that they see. */
export const partsIn = (actor: Actor, { createdBy, claimedBy }: Owned): Part[] =>
  partsOf({
    isOwner: createdBy === actor.userId && actor.role === 'salesperson',
    isDesk: hasDesk(actor, 'submissions'),
    isClaimant: claimedBy === actor.userId,
    isCompliance: isCompliance(actor),
  });
