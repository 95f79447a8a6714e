import { type SQL, sql } from 'drizzle-orm';
import { type Actor, hasDesk } from '#platform/contract/actor.ts';
import { findMove, type Part, partsOf } from '../status.ts';
import type { StatusId } from '../words.ts';

/**
 * The rows an actor may see, as a WHERE clause over `esubmission`: the only way to one. Staff of the desks see what was
 * submitted (finance, from Approved on); a salesperson what is theirs, and, from Submitted on, what they share in.
 */
export const visibleEsubmissions = (actor: Actor): SQL => sql`esubmission.deleted_at IS NULL AND ${shelfOf(actor)}`;

const shelfOf = (actor: Actor): SQL => {
  if (actor.role === 'salesperson') return memberOf(actor);
  const ids = deskStatuses(actor);
  return sql.raw(ids.length > 0 ? `esubmission.status IN (${ids.join(', ')})` : 'false');
};

/** Statuses in which the desks of this actor see everybody's submissions. */
export const deskStatuses = (actor: Actor): number[] => {
  if (hasDesk(actor, 'submissions') || hasDesk(actor, 'compliance')) return [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return hasDesk(actor, 'finance') ? [7, 9, 10] : [];
};

/** Plain SQL: it is a part of nearly every statement, and Drizzle's operators cost more to write out than it to run. */
const memberOf = ({ userId }: Actor): SQL => sql`EXISTS (
  SELECT FROM esubmission_member m
  WHERE m.user_id = ${userId} AND m.esubmission_id = esubmission.id AND (m.capacity = 'OWNER' OR esubmission.status <> 1)
)`;

/** Parties are shown by name and contact to the owner and to staff; an internal co-broker sees that they exist (decision 3). */
export const mayReadParties = (actor: Actor, { createdBy }: { createdBy: string }): boolean =>
  actor.role !== 'salesperson' || actor.userId === createdBy;

type Facts = { status: StatusId; createdBy: string; claimedBy: string | null };

/** What an actor may do with a record that they see: travels with it to the page, and is asked again by every change. */
export const abilitiesOf = (actor: Actor, facts: Facts) => {
  const parts = partsIn(actor, facts);
  const may = (to: StatusId) => findMove(facts.status, to, parts) !== undefined;
  const isOpen = facts.status === 1 || facts.status === 5;
  return {
    edit: isOpen && parts.includes('owner'),
    submit: may(2) && parts.includes('owner'),
    delete: facts.status === 1 && parts.includes('owner'),
    cancel: may(4),
    claim: may(3),
    release: may(2) && parts.includes('claimant'),
    decide: may(7),
  };
};

/** The parts that an actor plays in the life of a record that they see. */
export const partsIn = (actor: Actor, { createdBy, claimedBy }: Omit<Facts, 'status'>): Part[] =>
  partsOf({
    isOwner: createdBy === actor.userId && actor.role === 'salesperson',
    isDesk: hasDesk(actor, 'submissions'),
    isClaimant: claimedBy === actor.userId,
  });
