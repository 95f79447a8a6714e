import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import type { Reading } from '#platform/server/context.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import type { DealRow, dealCalls } from '../contract/deals.ts';

type Query = Input<typeof dealCalls.deals>['query'];

/** Deals are counted up to this number. */
const counted = 10_000;

/** A page of all deals. A number is found whole, as it stands on papers. */
export const listDeals = async (at: Reading, { query }: { query: Query }): Promise<Page<DealRow>> => {
  const where = and(...conditions(query));
  const total = await countUpTo(at.db, deal, where, counted);
  const rows = await at.db
    .select(columns)
    .from(deal)
    .innerJoin(person, eq(person.id, deal.ownerId))
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  return { rows, ...total };
};

const columns = {
  dealId: deal.id,
  dealNo: deal.dealNo,
  caseNo: deal.caseNo,
  eSubId: deal.esubmissionId,
  address: deal.address,
  transactionType: deal.transactionType,
  ownerName: person.name,
  signedOn: deal.signedOn,
  approvedAt: deal.approvedAt,
  state: deal.state,
  commissionCents: deal.commissionCents,
  agencyCents: sql<number | null>`(
    SELECT sum(l.cents)::bigint FROM split s JOIN split_line l ON l.split_id = s.id
    WHERE s.deal_id = "deal"."id" AND l.kind = 'AGENCY'
  )`,
};

const orderOf = ({ sortBy, sortDirection }: Query): SQL[] => {
  const by = { Approved: deal.approvedAt, Commission: deal.commissionCents }[sortBy];
  return [by, deal.id].map(sortDirection === 'asc' ? asc : desc);
};

const conditions = ({ search, state }: Query): (SQL | undefined)[] => {
  const number = search?.toUpperCase();
  return [number ? or(eq(deal.dealNo, number), eq(deal.caseNo, number)) : undefined, state && eq(deal.state, state)];
};
