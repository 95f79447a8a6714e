import { and, eq, gt, gte, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { Status } from '#features/esubmission/words/status.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { BillState } from '../../words.ts';
import type { BilledTo } from '../papers/invoice-data.ts';
import { invoice } from '../tables.ts';

/** A submission on hold reads as pending here, to finance too. */
const isPending = sql`${deal.esubmissionId} IN (
  SELECT id FROM esubmission WHERE status = ${sql.raw(String(Status.onHold))} AND deleted_at IS NULL
)`;

const open = sql`${invoice.openNet} + ${invoice.openGst}`;
const isOpen = sql`${open} > 0`;
const isSettled = and(isNotNull(invoice.id), sql`${open} = 0`);
/** In the words of the index of invoices that are paid in part. */
const left = sql`${invoice.netCents} - ${invoice.creditedNet} + ${invoice.gstCents} - ${invoice.creditedGst}`;
const isPaidInPart = sql`${open} < ${left}`;
/** The first of them is the deal's own mark, by which PostgreSQL finds the few that have a bill without an invoice. */
const isUnbilled = and(gt(deal.unbilledBills, 0), isNull(invoice.id), isNull(dealBill.removedAt));
const isBillable = and(isUnbilled, eq(deal.state, 'OPEN'));
const isComplete = (wanted: boolean) => eq(sql`(${deal.completedOn} IS NULL)`, !wanted);

/** What is true of the bills in each state on a day, in the words of the indexes. A bill is in exactly one. */
export const conditionsOn = (today: Day): Record<BillState, SQL | undefined> => ({
  WAITING: and(isBillable, not(isPending), isComplete(false)),
  PENDING: and(isBillable, isPending),
  READY: and(isBillable, not(isPending), isComplete(true)),
  ISSUED: and(isOpen, gte(invoice.dueOn, today), not(isPaidInPart)),
  PART_PAID: and(isOpen, gte(invoice.dueOn, today), isPaidInPart),
  OVERDUE: and(isOpen, lt(invoice.dueOn, today)),
  PAID: and(isSettled, isNull(invoice.writtenOffBy)),
  WRITTEN_OFF: and(isSettled, isNotNull(invoice.writtenOffBy)),
  VOID: and(isUnbilled, ne(deal.state, 'OPEN')),
  REMOVED: isNotNull(dealBill.removedAt),
});

/** Where a bill stands on a day. */
const stateOn = (today: Day): SQL<BillState> =>
  sql.join([
    sql`CASE`,
    ...Object.entries(conditionsOn(today)).map(([state, condition]) => sql` WHEN ${condition} THEN ${state}`),
    sql` END`,
  ]) as SQL<BillState>;

const gst = sql<number>`coalesce(${invoice.gstCents} - ${invoice.creditedGst}, ${dealBill.gstCents})`;

/** The columns of a bill with its invoice, less what was credited of it. Before there is one, GST is what the submission expected. */
export const billColumns = (today: Day) => ({
  billId: dealBill.id,
  dealId: deal.id,
  dealNo: deal.dealNo,
  caseNo: deal.caseNo,
  eSubId: deal.esubmissionId,
  address: deal.address,
  agentName: person.name,
  invoiceToText: dealBill.invoiceToText,
  completedOn: deal.completedOn,
  state: stateOn(today),
  invoiceId: invoice.id,
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  netCents: dealBill.amountCents,
  gstCents: gst,
  totalCents: sql<number>`${dealBill.amountCents} + ${gst}`,
  openCents: sql<number>`coalesce(${invoice.openNet} + ${invoice.openGst}, 0)`,
});

/** Who is billed, as a paper keeps it. */
export const billedTo = (bill: typeof dealBill.$inferSelect): BilledTo => ({
  text: bill.invoiceToText,
  address: bill.address,
  postalCode: bill.postalCode,
  uen: bill.uen,
  gstNumber: bill.gstNumber,
});
