import { type SQL, sql } from 'drizzle-orm';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { findMove, type Part, partsOf, type Standing } from '../status.ts';
import { Status, type StatusId, statusIds } from '../words.ts';

/**
 * The rows an actor may see, as a WHERE clause over `esubmission`: the only way to one. Staff of the desks see what was
 * submitted (finance, from Approved on); a salesperson what is theirs, and, from Submitted on, what they share in.
 */
export const visibleEsubmissions = (actor: Actor): SQL => sql`esubmission.deleted_at IS NULL AND ${seenBy(actor)}`;

const seenBy = (actor: Actor): SQL => {
  if (actor.role === 'salesperson') return memberOf(actor);
  const ids = deskStatuses(actor);
  if (ids.length === 0) return sql.raw('false');
  return sql.raw(`esubmission.status IN (${ids.join(', ')})${heldOf(actor, 'esubmission')}`);
};

const submittedOnce = statusIds.filter((id) => id !== Status.draft);

/** Statuses in which the desks of this actor see everybody's submissions. */
export const deskStatuses = (actor: Actor): number[] => {
  if (seesSubmitted(actor)) return submittedOnce;
  return hasDesk(actor, 'finance') ? [Status.approved, Status.onHold, Status.aborted, Status.completed] : [];
};

const seesSubmitted = (actor: Actor): boolean => hasDesk(actor, 'submissions') || hasDesk(actor, 'compliance');

/** Of what is on hold, finance alone sees only what was approved before: more SQL for the clause over the statuses. */
export const heldOf = (actor: Actor, table: string): string =>
  seesSubmitted(actor) ? '' : ` AND (${table}.status <> 8 OR ${table}.held_from = 7)`;

/** Plain SQL: it is a part of nearly every statement, and Drizzle's operators cost more to write out than it to run. */
const memberOf = ({ userId }: Actor): SQL => sql`EXISTS (
  SELECT FROM esubmission_member m
  WHERE m.user_id = ${userId} AND m.esubmission_id = esubmission.id AND (m.capacity = 'OWNER' OR esubmission.status <> 1)
)`;

/** Parties are shown by name and contact to the owner and to staff; an internal co-broker sees that they exist (decision 3). */
export const mayReadParties = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role !== 'salesperson' || actor.userId === createdBy;

/** Compliance itself: not the administrator, who passes every other desk. */
export const seesHolds = ({ role, desks }: Actor): boolean => role === 'staff' && desks.includes('compliance');

type Owned = { createdBy: string; claimedBy: string | null };
type Facts = Standing & Owned;

/** What an actor may do with a record that they see: travels with it to the page, and is asked again by every change. */
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
    claim: status !== Status.onHold && may(Status.underReview),
    release: status === Status.underReview && may(Status.submitted),
    decide: status === Status.underReview && may(Status.approved),
    reject: may(Status.rejected),
    hold: may(Status.onHold),
    /** Off hold, to where it was. */
    resume: status === Status.onHold && facts.heldFrom !== null && may(facts.heldFrom),
    abort: may(Status.aborted),
    /** What ended without a deal can begin again. */
    clone: (status === Status.cancelled || status === Status.rejected) && parts.includes('owner'),
    /** Owner and desk talk with each other; of a draft the owner notes what the desk reads later. */
    remark: parts.includes('owner') || (status !== Status.draft && parts.includes('desk')),
  };
};

/** The parts that an actor plays in the life of a record that they see. */
export const partsIn = (actor: Actor, { createdBy, claimedBy }: Owned): Part[] =>
  partsOf({
    isOwner: createdBy === actor.userId && actor.role === 'salesperson',
    isDesk: hasDesk(actor, 'submissions'),
    isClaimant: claimedBy === actor.userId,
    isCompliance: seesHolds(actor),
  });
