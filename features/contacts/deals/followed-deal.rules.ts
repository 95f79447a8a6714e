import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Stage } from '../record/contact.words.ts';
import type { PropertyStatus, Relation } from '../record/property.words.ts';

/** What became of a submission in which a contact is a party. */
export type FollowedDeal = {
  side: 'SELLER' | 'BUYER' | 'LANDLORD' | 'TENANT';
  /** Whether we act for that side: who is on the other one is no client of ours. */
  isClient: boolean;
  /** It was neither cancelled nor aborted. */
  isOpen: boolean;
  /** Of a sale, when ownership passed; of a lease, when it was agreed. Null: not yet. */
  completedOn: Day | null;
  /** The price, or the rent of a month. */
  valueCents: Cents;
  tenancyEnd: Day | null;
};

/** Fields of a property that a deal sets. */
export type PropertyChange = {
  relation?: Relation;
  status?: PropertyStatus;
  purchaseCents?: Cents;
  purchasedOn?: Day;
  soldCents?: Cents;
  soldOn?: Day;
  rentCents?: Cents;
  leaseEnd?: Day | null;
};

/** What a contact is after a deal. `of`: which relations the property may have for that; `adds`: it becomes theirs if it was not. */
export type Wanted = {
  stage: Stage | null;
  property: { change: PropertyChange; of: Relation[]; adds: boolean } | null;
};

const nothing: Wanted = { stage: null, property: null };
const owners: Relation[] = ['OWNER', 'CO_OWNER'];
const noOwners: Relation[] = ['INTERESTED', 'TENANT', 'OCCUPIER'];

const propertyOf = ({ side, completedOn, valueCents, tenancyEnd }: FollowedDeal): Wanted['property'] => {
  // Nobody owns or gives up anything before the deal is complete.
  if (completedOn === null) return null;
  switch (side) {
    case 'SELLER':
      return { change: { status: 'GIVEN_UP', soldCents: valueCents, soldOn: completedOn }, of: owners, adds: false };
    case 'BUYER': {
      const bought = { purchaseCents: valueCents, purchasedOn: completedOn };
      return { change: { relation: 'OWNER', status: 'HELD', ...bought }, of: noOwners, adds: true };
    }
    case 'LANDLORD':
      return { change: { status: 'LET', rentCents: valueCents, leaseEnd: tenancyEnd }, of: owners, adds: false };
    case 'TENANT': {
      const rented = { rentCents: valueCents, leaseEnd: tenancyEnd };
      return { change: { relation: 'TENANT', status: 'HELD', ...rented }, of: noOwners, adds: true };
    }
  }
};

/** What follows from a deal for a contact who is a party of it. From one that was cancelled or aborted nothing does. */
export const wantedBy = (deal: FollowedDeal): Wanted => {
  if (!deal.isOpen) return nothing;
  const stage = deal.completedOn === null ? 'CLIENT' : 'PAST_CLIENT';
  return { stage: deal.isClient ? stage : null, property: propertyOf(deal) };
};

type Stages = { before: Stage | null; after: Stage | null };

/**
 * The stage of a contact when a deal wants another one than before. `kept`: what the deal set the last time. A stage that somebody set
 * since then stays, and what the deal set goes back with it.
 */
export const nextStage = (now: Stage, wanted: Stage | null, kept: Stages): { stage: Stage } & Stages => {
  const isOwn = kept.after !== null && now !== kept.after;
  if (isOwn) return { stage: now, before: kept.before, after: kept.after };
  const before = kept.before ?? now;
  return wanted === null ? { stage: before, before: null, after: null } : { stage: wanted, before, after: wanted };
};

type Fields = Record<string, unknown>;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields of a property that a deal set, and that nobody changed since: they go back to what they were. */
export const undoneFields = (now: Fields, before: Fields, after: Fields): Fields =>
  Object.fromEntries(
    Object.keys(after)
      .filter((key) => same(now[key], after[key]))
      .map((key) => [key, before[key] ?? null]),
  );

/** Whether everything that a deal set still stands as it set it. */
export const isUntouched = (now: Fields, after: Fields): boolean =>
  Object.keys(after).every((key) => same(now[key], after[key]));

/** Fields that somebody changed after the deal had set them: it leaves them alone from then on. */
export const ownFields = (now: Fields, after: Fields): string[] =>
  Object.keys(after).filter((key) => !same(now[key], after[key]));
