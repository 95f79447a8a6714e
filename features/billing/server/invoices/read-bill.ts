import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { esubmissionPapers } from '#features/esubmission/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { notBillable, papersWarning } from '../../rules/billable.ts';
import { receiptState } from '../receipts/receipt-state.ts';
import { openRequestOf } from '../requests/read-requests.ts';
import { allocation, creditNote, invoice, receipt, receiptIntent } from '../tables.ts';
import { billsOf } from './list-bills.ts';

/** A bill with its invoice and what was paid on it. */
export const readBill = async (at: Reading, { params }: { params: { id: string } }) => {
  const [found] = await billsOf(at.db, today(at.clock)).where(eq(dealBill.id, params.id));
  const [more] = await at.db
    .select({
      signedOn: deal.signedOn,
      dealState: deal.state,
      completedOn: deal.completedOn,
      billAddress: dealBill.address,
      email: dealBill.email,
      papers: esubmissionPapers.invoice,
    })
    .from(dealBill)
    .innerJoin(deal, eq(deal.id, dealBill.dealId))
    .leftJoin(esubmissionPapers, eq(esubmissionPapers.esubmissionId, deal.esubmissionId))
    .where(eq(dealBill.id, params.id));
  if (!found || !more) throw missing('bill');
  const { dealState, papers, ...facts } = more;
  const why = notBillable({
    ...{ dealState, completedOn: facts.completedOn },
    isPending: found.state === 'PENDING',
    isInvoiced: found.invoiceId !== null,
  });
  const warning = papersWarning(papers);
  return {
    ...found,
    ...facts,
    warning: warning ?? null,
    notBillable: why ?? null,
    payments: await paymentsOf(at, found.invoiceId),
    request: found.invoiceId ? await openRequestOf(at, { invoiceId: found.invoiceId }) : null,
    credited: await creditedOf(at, params.id),
  };
};

const creditedOf = async (at: Reading, billId: string) =>
  await at.db
    .select({
      invoiceId: invoice.id,
      number: invoice.number,
      creditNoteId: creditNote.id,
      creditNumber: creditNote.number,
      reason: creditNote.reason,
      issuedOn: creditNote.issuedOn,
    })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.id, creditNote.invoiceId))
    .where(eq(invoice.billId, billId))
    .orderBy(asc(creditNote.number));

/** What was paid on an invoice, what the bank took back of it, and the cheques in clearing that are meant for it. */
const paymentsOf = async (at: Reading, invoiceId: string | null) => {
  if (invoiceId === null) return [];
  const columns = {
    receiptId: receipt.id,
    number: receipt.number,
    method: receipt.method,
    reference: receipt.reference,
    receivedOn: receipt.receivedOn,
    state: receiptState,
  };
  const paid = await at.db
    .select({ ...columns, cents: sql<number>`${allocation.netCents} + ${allocation.gstCents}` })
    .from(allocation)
    .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
    .where(and(eq(allocation.invoiceId, invoiceId), isNull(allocation.reverses)))
    .orderBy(asc(receipt.receivedOn), asc(receipt.number));
  const awaited = await at.db
    .select({ ...columns, cents: receiptIntent.cents })
    .from(receiptIntent)
    .innerJoin(receipt, eq(receipt.id, receiptIntent.receiptId))
    .where(and(eq(receiptIntent.invoiceId, invoiceId), isNull(receipt.clearedOn)))
    .orderBy(asc(receipt.receivedOn), asc(receipt.number));
  return [...paid, ...awaited];
};
