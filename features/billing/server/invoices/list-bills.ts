import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { askPlanned } from '#platform/server/database/ask.ts';
import { tooManyToSum } from '#platform/server/database/count-up-to.ts';
import type { Db } from '#platform/server/database/database.ts';
import { named, statementOf } from '#platform/server/database/statement-of.ts';
import type { billing } from '../../contract/index.ts';
import { invoice } from '../tables.ts';
import { amounts, billColumns } from './bill-columns.ts';
import { billsWhere } from './bills-where.ts';

/** Bills are counted up to this number. */
const counted = 10_000;

/** A page of the bills of all deals with their invoices. */
export const listBills = async (
  at: Reading,
  { query }: { query: Input<typeof billing.bills>['query'] },
): Promise<Data<typeof billing.bills>> => {
  const day = today(at.clock);
  const where = billsWhere(query, day);
  const order = query.sortDirection === 'asc' ? asc : desc;
  const page = billsOf(at.db, day, named(billColumns(day)))
    .where(where)
    .orderBy(order(deal.approvedAt), order(deal.id), asc(dealBill.position))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [rows, totals] = await Promise.all([planned<Bill>(at.db, page), totalsOf(at.db, where)]);
  return { rows, ...totals };
};

type Bill = Data<typeof billing.bills>['rows'][number];

/** Planned for its filter: of some states there are a few bills, of others nearly all. */
const planned = <Row extends object>(db: Db, query: Parameters<typeof statementOf>[0]): Promise<Row[]> => {
  const { text, values } = statementOf(query);
  return askPlanned<Row>(db, text, values);
};

// Counts and sums join by outer joins alone, so that PostgreSQL leaves out the tables that the condition does not ask.
const ofBill = eq(deal.id, dealBill.dealId);
const ofInvoice = and(eq(invoice.billId, dealBill.id), isNull(invoice.creditedAt));

/** Bills with their deal, salesperson and invoice. */
export const billsOf = (db: Db, day: Day, columns = billColumns(day)) =>
  db
    .select(columns)
    .from(dealBill)
    .innerJoin(deal, ofBill)
    .innerJoin(person, eq(person.id, deal.ownerId))
    .leftJoin(invoice, ofInvoice)
    .$dynamic();

/** How many bills there are and what they come to; of very many only that there are more. */
const totalsOf = async (db: Db, where: SQL | undefined) => {
  const tooMany = await tooManyToSum(db, dealBill, where, counted);
  if (tooMany) return tooMany;
  const { totalCents, openCents } = amounts;
  const some = db
    .select({ total: totalCents.as('total'), open: openCents.as('open') })
    .from(dealBill)
    .leftJoin(deal, ofBill)
    .leftJoin(invoice, ofInvoice)
    .where(where)
    .limit(counted + 1)
    .as('some');
  const sums = {
    all: count(),
    total: sql<number>`coalesce(sum(${some.total}), 0)::bigint`,
    open: sql<number>`coalesce(sum(${some.open}), 0)::bigint`,
  };
  const [found] = await planned<Record<keyof typeof sums, number>>(db, db.select(named(sums)).from(some));
  const { all = 0, total = 0, open = 0 } = found ?? {};
  const totalIsCapped = all > counted;
  return {
    ...{ totalRecords: Math.min(all, counted), totalIsCapped },
    sums: totalIsCapped ? null : { totalCents: total, openCents: open },
  };
};
