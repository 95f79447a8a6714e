import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { dealPublic, isOverdueDeal, isPendingDeal, overdueDaysOf, stateOfDeal } from '#features/deal/server/index.ts';
import type { DealState } from '#features/deal/words.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { eachWord } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { type dealCalls, dealList } from './deals.calls.ts';

const list = serveList(dealList, {
  name: 'deals',
  title: 'Deals',
  action: 'commission.deals-exported',
  last: 'dealId',
  summed: ['commissionCents'],
  rows: ({ db, clock }, filters) => {
    const day = today(clock);
    // LEFT JOINs that only look up columns are left out of the count.
    return db
      .select(aliased(columnsOn(day)))
      .from(dealPublic)
      .leftJoin(personPublic, eq(personPublic.id, dealPublic.ownerId))
      .where(and(...conditions(filters, day)));
  },
});

/** The deals. A number matches whole or by its beginning, as on papers; an amount only whole. */
export const deals = {
  page: async (at: Reading, input: Input<typeof dealCalls.deals>) => {
    const { sums, ...page } = await list.page(at, input);
    return { ...page, sumCents: sums?.commissionCents ?? null };
  },
  file: list.file,
};

const isPending = sql.raw(isPendingDeal('"deal_public"."id"'));

const literal = (day: Day): string => `DATE '${day}'`;

const stateOn = (day: Day): SQL<DealState> => sql<DealState>`${sql.raw(stateOfDeal('"deal_public"', literal(day)))}`;

const columnsOn = (day: Day) => ({
  dealId: dealPublic.id,
  dealNo: dealPublic.dealNo,
  caseNo: dealPublic.caseNo,
  eSubId: dealPublic.esubmissionId,
  address: dealPublic.address,
  transactionType: dealPublic.transactionType,
  ownerName: sql<string>`${personPublic.name}`,
  signedOn: dealPublic.signedOn,
  approvedAt: dealPublic.approvedAt,
  state: stateOn(day),
  overdueDays: sql<number | null>`${sql.raw(overdueDaysOf('"deal_public"', literal(day)))}`,
  commissionCents: dealPublic.commissionCents,
  agencyCents: sql<number | null>`(
    SELECT sum(l.cents)::bigint FROM split s JOIN split_line l ON l.split_id = s.id
    WHERE s.deal_id = "deal_public"."id" AND l.kind = 'AGENCY'
  )`,
});

const conditions = ({ search, state }: Input<typeof dealCalls.dealsSheet>['query'], day: Day): (SQL | undefined)[] => [
  search ? foundBy(search) : undefined,
  state && isIn(state, day),
];

/** By its numbers, words of its address and of its salesperson's name, or its commission. */
const foundBy = (search: string): SQL | undefined => {
  const { numbers, words, cents } = searched(search);
  return or(
    like(dealPublic.dealNo, numbers),
    like(dealPublic.caseNo, numbers),
    eachWord(words, (word) =>
      or(
        like(dealPublic.search, word),
        sql`${dealPublic.ownerId} IN (SELECT id FROM person_public WHERE search LIKE ${word})`,
      ),
    ),
    cents === null ? undefined : eq(dealPublic.commissionCents, cents),
  );
};

/** By what an index finds, and for what is kept apart from it by more. */
const isIn = (state: DealState, day: Day): SQL | undefined => {
  if (state === 'PENDING') return isPending;
  if (state === 'OVERDUE') return sql.raw(isOverdueDeal('"deal_public"', literal(day)));
  return and(eq(dealPublic.standing, state), eq(stateOn(day), state));
};
