import { overdueDaysOf, stateOfDeal } from '#features/deal/server/index.ts';
import { Status, type StatusId } from '#features/esubmission/status/status.words.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { searched } from '#platform/contract/searched.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { TransactionState } from '../production.words.ts';
import type { DealFilters, Transaction } from './deals.calls.ts';

/** Cases in which person $1 has a share, as submitted or as the deal has it now. */
const mine = `
  SELECT esubmission_id AS id FROM esubmission_member_public WHERE user_id = $1
  UNION
  SELECT d.esubmission_id FROM deal_share_public s JOIN deal_public d ON d.id = s.deal_id WHERE s.user_id = $1`;

/** Money received for the person’s shares of a deal, over all of their lines. */
const received = `
  SELECT coalesce(sum(x.cents), 0)::bigint AS cents
  FROM deal_share_public share JOIN share_part_public l ON l.share_id = share.id
  JOIN earning_public x ON x.line_id = l.id
  WHERE share.deal_id = d.id AND share.user_id = $1`;

/** A person's shares of a deal after the split: their part by the plan, and the expected amount of it, for which no money has come in. */
const part = `
  SELECT coalesce(sum(l.cents), 0)::bigint AS shared, coalesce(sum(l.cents) FILTER (WHERE own."isOwn"), 0)::bigint AS cents,
         coalesce(sum(l.cents) FILTER (WHERE own."isOwn" AND l.left_cents = l.cents), 0)::bigint AS expected
  FROM deal_share_public share JOIN share_part_public l ON l.share_id = share.id
  CROSS JOIN LATERAL (SELECT l.kind = 'OWN' AND l.person_id = $1 AS "isOwn") own
  WHERE share.deal_id = d.id AND share.user_id = $1`;

const { draft, cancelled, onHold } = Status;

/** State of a submission without a deal. Pending if it is on hold, or waits for its deal. */
const stateByStatus: Record<StatusId, TransactionState> = {
  [draft]: 'PENDING',
  [Status.submitted]: 'SUBMITTED',
  [Status.underReview]: 'UNDER_REVIEW',
  [Status.returned]: 'RETURNED',
  [Status.rejected]: 'REJECTED',
  [cancelled]: 'CANCELLED',
  [onHold]: 'PENDING',
  [Status.approved]: 'PENDING',
  [Status.aborted]: 'PENDING',
  [Status.completed]: 'PENDING',
};

/** The deal's state, and before there is one its submission's. */
const state = `CASE
  WHEN d.id IS NOT NULL THEN ${stateOfDeal('d', '$2::date')}
  ${Object.entries(stateByStatus)
    .map(([status, word]) => `WHEN e.status = ${status} THEN '${word}'`)
    .join('\n  ')}
  ELSE 'PENDING'
  END`;

/** The deal, for who has a part of it: a revision may have taken a share away that was submitted. */
const opened = `
  CASE WHEN d.owner_id = $1 OR EXISTS (SELECT FROM deal_share_public WHERE deal_id = d.id AND user_id = $1) THEN d.id END`;

/**
 * The transactions of person $1 on day $2, each once, with its amount in each figure, so that rows add up to the sums. Cancelled and
 * rejected cases count zero.
 */
export const transactionsOf = `
  SELECT e.id AS "eSubId", e.case_no AS "caseNo", ${opened} AS "transId", d.deal_no AS "dealNo", d.address AS "dealAddress",
         e.block, e.street, e.unit, e.building, coalesce(d.category, e.property_category) AS category,
         coalesce(d.transaction_type, e.transaction_type) || '-' || coalesce(d.category, e.property_category) AS type,
         ${state} AS state, (e.submitted_at AT TIME ZONE 'Asia/Singapore')::date AS "submittedOn",
         coalesce(d.signed_on, e.option_date, e.agreement_date) AS "signedOn", d.completed_on AS "completedOn",
         d.due_on AS "dueOn", ${overdueDaysOf('d', '$2::date')} AS "overdueDays", e.created_by = $1 AS "isClosing",
         CASE WHEN e.status IN (${cancelled}, ${Status.rejected}) THEN 0 ELSE i.cents END AS "submittedCents",
         CASE WHEN d.state = 'OPEN' THEN s.cents ELSE 0 END AS "grossCents",
         CASE WHEN d.state IN ('OPEN', 'ABORTED') THEN own.cents ELSE 0 END AS "ownCents",
         CASE WHEN d.state = 'ABORTED' THEN own.shared END AS "forfeitedCents",
         CASE WHEN d.state = 'OPEN' THEN own.expected ELSE 0 END AS "expectedCents", r.cents AS "receivedCents"
  FROM (${mine}) m
  JOIN esubmission_public e ON e.id = m.id
  LEFT JOIN deal_public d ON d.esubmission_id = e.id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM internal_cobroke WHERE esubmission_id = e.id AND user_id = $1
  ) i
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM deal_share_public WHERE deal_id = d.id AND user_id = $1
  ) s
  CROSS JOIN LATERAL (${part}) own
  CROSS JOIN LATERAL (${received}) r
  WHERE e.deleted_at IS NULL AND e.status <> ${draft} AND e.submitted_at IS NOT NULL`;

type Stored = Omit<Transaction, 'address'> & {
  dealAddress: string | null;
  expectedCents: Cents;
  /** The person's shares of the forfeited amount; null for a deal that did not fall through. */
  forfeitedCents: Cents | null;
  category: PropertyCategory;
} & Parameters<typeof addressLine>[0]['property'];

export const presentTransaction = (row: Stored): Transaction => {
  const { dealAddress, category: propertyCategory, block, street, unit, building, ...rest } = row;
  const { expectedCents: _expected, forfeitedCents: _forfeited, ...transaction } = rest;
  return {
    ...transaction,
    address: dealAddress ?? addressLine({ propertyCategory, property: { block, street, unit, building } }),
  };
};
export type { Stored };

const counted = { SUBMITTED: '"submittedCents"', SIGNED: '"grossCents"', EXPECTED: '"expectedCents"' } as const;

/** The condition of the filters on rows of `transactionsOf`, and its values from $3 on. */
export const transactionsWhere = ({ search, by, from, to, type, state: wanted }: DealFilters) => {
  const values: (string | Day | string[])[] = [];
  const the = (value: string | string[]) => {
    values.push(value);
    return `$${values.length + 2}`;
  };
  const dayColumn = by === 'SIGNED' || by === 'EXPECTED' ? '"signedOn"' : '"submittedOn"';
  const conditions = [
    by && `${counted[by]} > 0`,
    from && `${dayColumn} >= ${the(from)}`,
    to && `${dayColumn} <= ${the(to)}`,
    type && `type = ${the(type)}`,
    wanted && `state = ${the(wanted)}`,
    search && foundBy(the(searched(search).numbers), the(patternsOf(search))),
  ].filter(Boolean);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
};

/** By the number of its case, its deal or one of its invoices, or words of its address. */
const foundBy = (numbers: string, words: string) =>
  `("caseNo" LIKE ${numbers} OR "dealNo" LIKE ${numbers} OR "transId" IN (SELECT deal_id FROM invoice_public WHERE number LIKE ${numbers})
    OR ${isFound(`searched(coalesce("dealAddress", concat_ws(' ', 'Blk', block, street, '#' || unit, building)))`, words)})`;
