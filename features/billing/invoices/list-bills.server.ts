import { and, eq, isNull } from 'drizzle-orm';
import { dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/database/database.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { invoice } from '../tables.server.ts';
import { amounts, billColumns } from './bill-columns.server.ts';
import { billList } from './bills.calls.ts';
import { billsWhere } from './bills-where.server.ts';

const ofBill = eq(dealPublic.id, dealBillPublic.dealId);
const ofInvoice = and(eq(invoice.billId, dealBillPublic.id), isNull(invoice.creditedAt));

/** Bills with their deal, salesperson and invoice. */
export const billsOf = (db: Db, day: Day, columns = billColumns(day)) =>
  db
    .select(columns)
    .from(dealBillPublic)
    .innerJoin(dealPublic, ofBill)
    .innerJoin(personPublic, eq(personPublic.id, dealPublic.ownerId))
    .leftJoin(invoice, ofInvoice)
    .$dynamic();

/**
 * The bills of all deals with their invoices. They are counted by outer joins alone, so that PostgreSQL leaves out the tables that the
 * condition does not ask.
 */
export const bills = serveList(billList, {
  name: 'invoices',
  title: 'Invoices',
  action: 'billing.bills-exported',
  order: (_, direction) => `"approvedAt" ${direction}, "dealId" ${direction}, position`,
  rows: ({ db, clock }, query) => {
    const day = today(clock);
    const columns = { ...billColumns(day), approvedAt: dealPublic.approvedAt, position: dealBillPublic.position };
    return billsOf(db, day, aliased(columns)).where(billsWhere(query, day));
  },
  counting: ({ db, clock }, query) =>
    db
      .select(aliased(amounts))
      .from(dealBillPublic)
      .leftJoin(dealPublic, ofBill)
      .leftJoin(invoice, ofInvoice)
      .where(billsWhere(query, today(clock))),
});
