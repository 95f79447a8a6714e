import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { deal, isOverdueDeal, isPendingDeal, overdueDaysOf, stateOfDeal } from '#features/deal/server/index.ts';
import { type DealState, dealStates } from '#features/deal/words.ts';
import { transactionWords } from '#features/esubmission/words/transaction.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { searched } from '#platform/contract/searched.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import { containing } from '#platform/server/database/like.ts';
import { named, statementOf } from '#platform/server/database/statement-of.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { DealRow, dealCalls } from '../contract/deals.ts';

type Query = Input<typeof dealCalls.deals>['query'];

/** Deals are counted up to this number. */
const counted = 10_000;

/** A page of all deals. A number is found whole, as it stands on papers, and so is an amount. */
export const listDeals = async (
  at: Reading,
  { query }: { query: Query },
): Promise<Page<DealRow> & { sumCents: number | null }> => {
  const day = today(at.clock);
  const where = and(...conditions(query, day));
  const total = await countUpTo(at.db, deal, where, counted);
  const rows = await at.db
    .select(columnsOn(day))
    .from(deal)
    .innerJoin(person, eq(person.id, deal.ownerId))
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows, ...total, sumCents: total.totalIsCapped ? null : await sumOf(at, where) };
};

const sumOf = async (at: Reading, where: SQL | undefined): Promise<number> => {
  const [found] = await at.db
    .select({ sum: sql<number>`coalesce(sum(${deal.commissionCents}), 0)::bigint` })
    .from(deal)
    .where(where);
  return found?.sum ?? 0;
};

const sheet: ListSheet<DealRow> = {
  name: 'deals',
  title: 'Deals',
  action: 'commission.deals-exported',
  columns: [
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Case', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
    { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
    {
      header: 'Transaction',
      kind: 'text',
      width: 12,
      value: ({ transactionType }) => transactionWords[transactionType],
    },
    { header: 'Salesperson', kind: 'text', width: 26, value: ({ ownerName }) => ownerName },
    { header: 'Signed', kind: 'day', width: 14, value: ({ signedOn }) => signedOn },
    { header: 'Approved', kind: 'instant', width: 20, value: ({ approvedAt }) => approvedAt },
    { header: 'Commission (S$)', kind: 'money', width: 18, value: ({ commissionCents }) => commissionCents },
    { header: 'Agency (S$)', kind: 'money', width: 16, value: ({ agencyCents }) => agencyCents },
    { header: 'State', kind: 'text', width: 12, value: ({ state }) => dealStates[state] },
    { header: 'Days overdue', kind: 'count', width: 14, value: ({ overdueDays }) => overdueDays },
  ],
};

/** Every deal that the list's filters find. */
export const dealsSheet = (at: Reading, { query }: { query: Input<typeof dealCalls.dealsSheet>['query'] }) => {
  const day = today(at.clock);
  const rows = at.db
    .select(named(columnsOn(day)))
    .from(deal)
    .innerJoin(person, eq(person.id, deal.ownerId))
    .where(and(...conditions(query, day)))
    .orderBy(desc(deal.approvedAt), desc(deal.id));
  return listSheet(at, sheet, query, statementOf(rows));
};

const isPending = sql.raw(isPendingDeal('"deal"."id"'));

const literal = (day: Day): string => `DATE '${day}'`;

const stateOn = (day: Day): SQL<DealState> => sql<DealState>`${sql.raw(stateOfDeal('"deal"', literal(day)))}`;

const columnsOn = (day: Day) => ({
  dealId: deal.id,
  dealNo: deal.dealNo,
  caseNo: deal.caseNo,
  eSubId: deal.esubmissionId,
  address: deal.address,
  transactionType: deal.transactionType,
  ownerName: person.name,
  signedOn: deal.signedOn,
  approvedAt: deal.approvedAt,
  state: stateOn(day),
  overdueDays: sql<number | null>`${sql.raw(overdueDaysOf('"deal"', literal(day)))}`,
  commissionCents: deal.commissionCents,
  agencyCents: sql<number | null>`(
    SELECT sum(l.cents)::bigint FROM split s JOIN split_line l ON l.split_id = s.id
    WHERE s.deal_id = "deal"."id" AND l.kind = 'AGENCY'
  )`,
});

const orderOf = ({ sortBy, sortDirection }: Query): SQL[] => {
  const by = { Approved: deal.approvedAt, Commission: deal.commissionCents }[sortBy];
  return [by, deal.id].map(sortDirection === 'asc' ? asc : desc);
};

const conditions = ({ search, state }: Pick<Query, 'search' | 'state'>, day: Day): (SQL | undefined)[] => [
  search ? foundBy(search) : undefined,
  state && isIn(state, day),
];

/** By its numbers, a part of its address or of its salesperson's name, or its commission. */
const foundBy = (search: string): SQL | undefined => {
  const { number, words, cents } = searched(search);
  return or(
    eq(deal.dealNo, number),
    eq(deal.caseNo, number),
    ilike(deal.address, containing(words)),
    sql`${deal.ownerId} IN (SELECT id FROM person WHERE name ILIKE ${containing(words)})`,
    cents === null ? undefined : eq(deal.commissionCents, cents),
  );
};

/** By what an index finds, and for what is kept apart from it by more. */
const isIn = (state: DealState, day: Day): SQL | undefined => {
  if (state === 'PENDING') return isPending;
  if (state === 'OVERDUE') return sql.raw(isOverdueDeal('"deal"', literal(day)));
  return and(eq(deal.standing, state), eq(stateOn(day), state));
};
