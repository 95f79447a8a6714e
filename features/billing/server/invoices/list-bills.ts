import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { esubmission } from '#features/esubmission/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Page } from '#platform/contract/paging.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { billFilters } from '../../contract/bills.ts';
import type { Bill, billing } from '../../contract/index.ts';
import { daysOf } from '../../rules/reports/late.ts';
import { invoice } from '../tables.ts';
import { billColumns, stateOn } from './bill-columns.ts';

type Query = Input<typeof billing.bills>['query'];

/** Bills are counted up to this number. */
const counted = 10_000;

/** A page of the bills of all deals with their invoices. */
export const listBills = async (at: Reading, { query }: { query: Query }): Promise<Page<Bill>> => {
  const day = today(at.clock);
  const where = billsWhere(query, day);
  const order = query.sortDirection === 'asc' ? asc : desc;
  const rows = await billsOf(at.db, day)
    .where(where)
    .orderBy(order(deal.approvedAt), order(deal.id), asc(dealBill.position))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const some = billsOf(at.db, day)
    .where(where)
    .limit(counted + 1)
    .as('some');
  const all = await at.db.$count(some);
  return { rows, totalRecords: Math.min(all, counted), totalIsCapped: all > counted };
};

/** Bills with their deal, salesperson and invoice. */
export const billsOf = (db: Db, day: Day, columns = billColumns(day)) =>
  db
    .select(columns)
    .from(dealBill)
    .innerJoin(deal, eq(deal.id, dealBill.dealId))
    .innerJoin(esubmission, eq(esubmission.id, deal.esubmissionId))
    .innerJoin(person, eq(person.id, deal.ownerId))
    .leftJoin(invoice, and(eq(invoice.billId, dealBill.id), isNull(invoice.creditedAt)))
    .$dynamic();

type Filters = Pick<Query, keyof typeof billFilters>;

/** The bills that the filters choose. */
export const billsWhere = ({ search, state, agent, team, client, late }: Filters, day: Day): SQL | undefined => {
  const number = search?.toUpperCase();
  const [from, to] = late ? daysOf[late] : [];
  return and(
    number ? or(eq(deal.dealNo, number), eq(deal.caseNo, number), eq(invoice.number, number)) : undefined,
    state && eq(stateOn(day), state),
    agent ? eq(deal.ownerId, agent) : undefined,
    team ? sql`${leaderOn(day)} = ${team}` : undefined,
    client ? eq(dealBill.invoiceToText, client) : undefined,
    late
      ? sql`${invoice.openNet} + ${invoice.openGst} > 0 AND ${day}::date - ${invoice.dueOn} BETWEEN ${from} AND ${to}`
      : undefined,
  );
};

const leaderOn = (day: Day) => sql`(
  SELECT upline_id FROM upline WHERE person_id = ${deal.ownerId} AND from_day <= ${day} ORDER BY from_day DESC LIMIT 1
)`;
