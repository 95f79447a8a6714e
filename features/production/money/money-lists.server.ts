import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { earnedBy, earnedSums, paidTo, receivedOf } from './receipts.server.ts';

/**
 * A list of money of person $1: its rows, its date column, the order within a day, and the search: a number or its beginning $4, or words
 * of an address $5. `summed`: a quicker query for the same rows, for sums only. Sums cover rows of all states; those of the requested state
 * are `"isOfState"`.
 */
type MoneyList = { rows: string; summed?: string; day: string; thenBy: string[]; isFound: string; totals: string };

const isAt = isFound('searched(address)', '$5');

export const earnedList: MoneyList = {
  rows: earnedBy,
  summed: earnedSums,
  day: '"receivedOn"',
  thenBy: ['number', '"earningId"'],
  isFound: `"dealNo" LIKE $4 OR number LIKE $4 OR voucher LIKE $4 OR ${isAt}`,
  totals: `coalesce(sum(cents) FILTER (WHERE "isOfState"), 0)::bigint AS "earnedCents",
           coalesce(sum(cents) FILTER (WHERE "isOfState" AND "paidOn" IS NOT NULL), 0)::bigint AS "paidCents",
           coalesce(sum(cents), 0)::bigint AS "allEarnedCents",
           coalesce(sum(cents) FILTER (WHERE "paidOn" IS NOT NULL), 0)::bigint AS "allPaidCents"`,
};

export const fromClientsList: MoneyList = {
  rows: receivedOf,
  day: '"receivedOn"',
  thenBy: ['number', '"dealNo"', '"isBack"', 'cents'],
  isFound: `"dealNo" LIKE $4 OR number LIKE $4 OR ${isAt}`,
  totals: `coalesce(sum(cents), 0)::bigint AS cents, coalesce(sum("ownCents"), 0)::bigint AS "ownCents"`,
};

const paidAmounts = [
  ...['ownCents', 'overridingCents', 'gstCents', 'feeCents', 'withheldCents', 'recoveredCents', 'advancedCents'],
  ...['returnedCents', 'writtenOffCents', 'cents'],
];

export const paidOutList: MoneyList = {
  rows: paidTo,
  day: '"paidOn"',
  thenBy: ['voucher'],
  isFound: `voucher LIKE $4 OR "taxInvoice" LIKE $4 OR EXISTS (
    SELECT FROM earning_public x JOIN share_part_public l ON l.id = x.line_id
    JOIN deal_public d ON d.id = l.deal_id
    WHERE x.taken_by = "lineId" AND (d.deal_no LIKE $4 OR l.kind = 'OWN' AND ${isFound('d.search', '$5')}))`,
  totals: paidAmounts.map((name) => `coalesce(sum("${name}"), 0)::bigint AS "${name}"`).join(', '),
};

type Filters = {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  state?: 'PAID' | 'NOT_PAID' | undefined;
};

/** The condition that the filters make of the rows, and its values. */
const conditionsOf = (at: Reading, { day, isFound: has }: MoneyList, { from, to, search, state }: Filters) => ({
  where: `($2::date IS NULL OR ${day} >= $2) AND ($3::date IS NULL OR ${day} <= $3)
    ${search ? `AND (${has})` : ''}`,
  isOfState: state ? `"paidOn" IS ${state === 'PAID' ? 'NOT NULL' : 'NULL'}` : 'true',
  values: [
    at.actor.userId,
    from ?? null,
    to ?? null,
    ...(search ? [searched(search).numbers, patternsOf(search)] : []),
  ],
});

const orderOf = ({ day, thenBy }: MoneyList, direction: 'asc' | 'desc') =>
  [day, ...thenBy].map((key) => `${key} ${direction}`).join(', ');

/** Every row that the filters find, for its file, the newest first. */
export const statementOf = (at: Reading, list: MoneyList, filters: Filters) => {
  const { where, isOfState, values } = conditionsOf(at, list, filters);
  return {
    text: `SELECT * FROM (${list.rows}) r WHERE ${where} AND ${isOfState} ORDER BY ${orderOf(list, 'desc')}`,
    values,
  };
};

type Query = Filters & { pageNumber: number; pageSize: number; sortDirection: 'asc' | 'desc' };

/** A page of a list, and the sums of all that the filters find. */
export const pageOf = async <Row extends object, Totals extends object>(at: Reading, list: MoneyList, query: Query) => {
  const { pageSize, pageNumber, sortDirection } = query;
  const { where, isOfState, values } = conditionsOf(at, list, query);
  const summed = query.search ? list.rows : (list.summed ?? list.rows);
  const [rows, [sum]] = await Promise.all([
    ask<Row>(
      at.db,
      `SELECT * FROM (${list.rows}) r WHERE ${where} AND ${isOfState} ORDER BY ${orderOf(list, sortDirection)}
       LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`,
      values,
      { prepared: false },
    ),
    ask<Totals & { rows: number }>(
      at.db,
      `SELECT count(*) FILTER (WHERE "isOfState")::int AS rows, ${list.totals}
       FROM (SELECT *, ${isOfState} AS "isOfState" FROM (${summed}) r WHERE ${where}) r`,
      values,
      { prepared: false },
    ),
  ]);
  if (!sum) throw new Error('A sum has one row.');
  return { rows, totalRecords: sum.rows, totalIsCapped: false, totals: sum };
};
