import { type SQL, sql } from 'drizzle-orm';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { findMove, type Part, partsOf, type Standing } from '../status.ts';
import type { StatusId } from '../words.ts';

/**
 * The rows an actor may see, as a WHERE clause over `esubmission`: the only way to one. Staff of the desks see what was
 * submitted (finance, from Approved on); a salesperson what is theirs, and, from Submitted on, what they share in.
 */
export const visibleEsubmissions = (actor: Actor): SQL => sql`esubmission.deleted_at IS NULL AND ${shelfOf(actor)}`;

const shelfOf = (actor: Actor): SQL => {
  if (actor.role === 'salesperson') return memberOf(actor);
  const ids = deskStatuses(actor);
  if (ids.length === 0) return sql.raw('false');
  return sql.raw(`esubmission.status IN (${ids.join(', ')})${heldOf(actor, 'esubmission')}`);
};

/** Statuses in which the desks of this actor see everybody's submissions. */
export const deskStatuses = (actor: Actor): number[] => {
  if (seesSubmitted(actor)) return [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return hasDesk(actor, 'finance') ? [7, 8, 9, 10] : [];
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
  const isOpen = status === 1 || status === 5;
  return {
    edit: isOpen && parts.includes('owner'),
    submit: isOpen && may(2),
    delete: status === 1 && parts.includes('owner'),
    cancel: may(4),
    claim: status !== 8 && may(3),
    release: status === 3 && may(2),
    decide: status === 3 && may(7),
    reject: may(6),
    hold: may(8),
    /** Off hold, to where it was. */
    resume: status === 8 && facts.heldFrom !== null && may(facts.heldFrom),
    abort: may(9),
    /** What ended without a deal can begin again. */
    clone: (status === 4 || status === 6) && parts.includes('owner'),
    /** Owner and desk talk with each other; of a draft the owner notes what the desk reads later. */
    remark: parts.includes('owner') || (status !== 1 && parts.includes('desk')),
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
