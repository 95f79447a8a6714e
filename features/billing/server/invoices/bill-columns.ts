import { eq, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { esubmission } from '#features/esubmission/server/index.ts';
import { Status } from '#features/esubmission/words/status.ts';
import { person } from '#features/people/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { BillState } from '../../words.ts';
import type { BilledTo } from '../papers/invoice-data.ts';
import { invoice } from '../tables.ts';

/** A submission on hold reads as pending here, to finance too. */
const isPending = eq(esubmission.status, Status.onHold);

/** Where a bill stands on a day. */
export const stateOn = (today: Day) => sql<BillState>`CASE
  WHEN ${invoice.writtenOffBy} IS NOT NULL AND ${invoice.openNet} + ${invoice.openGst} = 0 THEN 'WRITTEN_OFF'
  WHEN ${invoice.id} IS NOT NULL AND ${invoice.openNet} + ${invoice.openGst} = 0 THEN 'PAID'
  WHEN ${invoice.id} IS NOT NULL AND ${invoice.dueOn} < ${today} THEN 'OVERDUE'
  WHEN ${invoice.openNet} + ${invoice.openGst} < ${invoice.netCents} + ${invoice.gstCents} THEN 'PART_PAID'
  WHEN ${invoice.id} IS NOT NULL THEN 'ISSUED'
  WHEN ${deal.state} <> 'OPEN' THEN 'VOID'
  WHEN ${isPending} THEN 'PENDING'
  WHEN ${deal.completedOn} IS NULL THEN 'WAITING'
  ELSE 'READY' END`;

/** The columns of a bill with its invoice. Before there is one, GST is what the submission expected. */
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
  gstCents: sql<number>`coalesce(${invoice.gstCents}, ${dealBill.gstCents})`,
  totalCents: sql<number>`${dealBill.amountCents} + coalesce(${invoice.gstCents}, ${dealBill.gstCents})`,
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
