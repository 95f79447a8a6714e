import { asc, eq, sql } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { esubmissionPapers } from '#features/esubmission/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { notBillable, papersWarning } from '../rules/billable.ts';
import { billsOf } from './list-bills.ts';
import { allocation, creditNote, invoice, receipt } from './tables.ts';

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

const paymentsOf = async (at: Reading, invoiceId: string | null) =>
  invoiceId === null
    ? []
    : await at.db
        .select({
          receiptId: receipt.id,
          number: receipt.number,
          method: receipt.method,
          reference: receipt.reference,
          receivedOn: receipt.receivedOn,
          cents: sql<number>`${allocation.netCents} + ${allocation.gstCents}`,
        })
        .from(allocation)
        .innerJoin(receipt, eq(receipt.id, allocation.receiptId))
        .where(eq(allocation.invoiceId, invoiceId))
        .orderBy(asc(receipt.receivedOn), asc(receipt.number));
