import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { billing } from '../../contract/index.ts';
import { invoice } from '../tables.ts';
import { billColumns } from './bill-columns.ts';
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
  const [rows, all] = await Promise.all([
    billsOf(at.db, day)
      .where(where)
      .orderBy(order(deal.approvedAt), order(deal.id), asc(dealBill.position))
      .limit(query.pageSize)
      .offset((query.pageNumber - 1) * query.pageSize),
    countBills(at.db, where),
  ]);
  const totalIsCapped = all > counted;
  return {
    ...{ rows, totalRecords: Math.min(all, counted), totalIsCapped },
    sums: totalIsCapped ? null : await sumBills(at.db, where),
  };
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

const sumBills = async (db: Db, where: SQL | undefined) => {
  const [sums] = await db
    .select({
      totalCents: sql<number>`coalesce(sum(${dealBill.amountCents} + coalesce(${invoice.gstCents}, ${dealBill.gstCents})), 0)::bigint`,
      openCents: sql<number>`coalesce(sum(${invoice.openNet} + ${invoice.openGst}), 0)::bigint`,
    })
    .from(dealBill)
    .leftJoin(deal, ofBill)
    .leftJoin(invoice, ofInvoice)
    .where(where);
  return sums ?? null;
};

const countBills = (db: Db, where: SQL | undefined): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(dealBill)
    .leftJoin(deal, ofBill)
    .leftJoin(invoice, ofInvoice)
    .where(where)
    .limit(counted + 1)
    .as('some');
  return db.$count(some);
};
