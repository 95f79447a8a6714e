import { and, eq, gt, gte, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { dealBillPublic, dealPublic, isPendingDeal } from '#features/deal/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { BillState } from '../billing.words.ts';
import type { BilledTo } from '../papers/invoice-data.server.ts';
import { invoice } from '../tables.server.ts';

/** The bill of a submission on hold reads as pending, to finance too, invoiced or not. What was invoiced keeps its amounts. */
const isPending = sql.raw(isPendingDeal('"deal_bill_public"."deal_id"'));

const open = sql`${invoice.openNet} + ${invoice.openGst}`;
const isOpen = sql`${open} > 0`;
const isSettled = and(isNotNull(invoice.id), sql`${open} = 0`);
/** In the words of the index of invoices that are paid in part. */
const uncredited = sql`${invoice.netCents} - ${invoice.creditedNet} + ${invoice.gstCents} - ${invoice.creditedGst}`;
const isPaidInPart = sql`${open} < ${uncredited}`;
/** The first of them is the deal's own mark, by which PostgreSQL finds the few that have a bill without an invoice. */
const isBillable = and(
  gt(dealPublic.unbilledBills, 0),
  isNull(invoice.id),
  isNull(dealBillPublic.removedAt),
  eq(dealBillPublic.isForfeiture, sql`(${dealPublic.state} = 'ABORTED')`),
);
/** 1 if the bills of a deal, by its name in a statement, wait for the completion, as what was forfeited does not: a number, as the index has it. */
export const awaitsCompletion = (deal: string) =>
  `CASE WHEN ${deal}.completed_on IS NULL AND ${deal}.state = 'OPEN' THEN 1 ELSE 0 END`;
const isAwaiting = (wanted: 0 | 1) => eq(sql.raw(`(${awaitsCompletion('deal_public')})`), wanted);

/** What is true of the bills that are not pending in each state on a day, in the words of the indexes. */
const othersOn = (today: Day): Record<Exclude<BillState, 'PENDING'>, SQL | undefined> => ({
  WAITING: and(isBillable, isAwaiting(1)),
  READY: and(isBillable, isAwaiting(0)),
  ISSUED: and(isOpen, gte(invoice.dueOn, today), not(isPaidInPart)),
  PART_PAID: and(isOpen, gte(invoice.dueOn, today), isPaidInPart),
  OVERDUE: and(isOpen, lt(invoice.dueOn, today)),
  PAID: and(isSettled, isNull(invoice.writtenOffBy)),
  WRITTEN_OFF: and(isSettled, isNotNull(invoice.writtenOffBy)),
  VOID: and(
    isNull(invoice.id),
    isNull(dealBillPublic.removedAt),
    ne(dealPublic.state, 'OPEN'),
    not(dealBillPublic.isForfeiture),
  ),
  REMOVED: isNotNull(dealBillPublic.removedAt),
});

/** The bills in a state on a day. A bill is in exactly one. */
export const isIn = (state: BillState, today: Day): SQL | undefined =>
  state === 'PENDING' ? isPending : and(othersOn(today)[state], not(isPending));

/** Where a bill stands on a day. */
const stateOn = (today: Day): SQL<BillState> =>
  sql.join([
    sql`CASE WHEN ${isPending} THEN 'PENDING'`,
    ...Object.entries(othersOn(today)).map(([state, condition]) => sql` WHEN ${condition} THEN ${state}`),
    sql` END`,
  ]) as SQL<BillState>;

const gst = sql<number>`coalesce(${invoice.gstCents} - ${invoice.creditedGst}, ${dealBillPublic.gstCents})`;

/** What a bill comes to with GST, and what of that is open. Sums add up the same. */
export const amounts = {
  totalCents: sql<number>`${dealBillPublic.amountCents} + ${gst}`,
  openCents: sql<number>`coalesce(${open}, 0)`,
};

/** What is paid, credited or written off is disputed no more. */
export const isDisputed = sql`(${invoice.disputedAt} IS NOT NULL AND ${isOpen})`;

/** The columns of a bill with its invoice, less what was credited of it. Before there is one, GST is what the submission expected. */
export const billColumns = (today: Day) => ({
  billId: dealBillPublic.id,
  dealId: dealPublic.id,
  dealNo: dealPublic.dealNo,
  caseNo: dealPublic.caseNo,
  eSubId: dealPublic.esubmissionId,
  address: dealPublic.address,
  agentName: personPublic.name,
  invoiceToText: dealBillPublic.invoiceToText,
  completedOn: dealPublic.completedOn,
  isForfeiture: dealBillPublic.isForfeiture,
  state: stateOn(today),
  invoiceId: invoice.id,
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  netCents: dealBillPublic.amountCents,
  gstCents: gst,
  ...amounts,
  disputeReason: sql<string | null>`CASE WHEN ${isDisputed} THEN ${invoice.disputeReason} END`,
});

/** Who is billed, as a paper keeps it. */
export const billedTo = (bill: typeof dealBillPublic.$inferSelect): BilledTo => ({
  text: bill.invoiceToText,
  address: bill.address,
  postalCode: bill.postalCode,
  uen: bill.uen,
  gstNumber: bill.gstNumber,
});
