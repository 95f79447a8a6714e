import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { dealBillPublic, dealPublic } from '#features/deal/server/index.ts';
import { esubmissionPapersPublic } from '#features/esubmission/index.server.ts';
import { personPublic } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { noEInvoice } from '../e-invoice/e-invoice.server.ts';
import { entryIdsOf } from '../entry-ids.server.ts';
import { receiptState } from '../receipts/receipt-state.server.ts';
import { canBeSent } from '../reminders/can-be-sent.server.ts';
import { openRequestOf } from '../requests/read-requests.server.ts';
import {
  allocation,
  creditNote,
  invoice,
  paperMail,
  proForma,
  receipt,
  receiptIntent,
  reminder,
} from '../tables.server.ts';
import { notBillable, papersWarning } from './billable.rules.ts';
import { billsOf } from './list-bills.server.ts';
import { standingCredits } from './standing-credit.server.ts';

/** A bill with its invoice and what was paid on it. */
export const readBill = async (at: Reading, { params }: { params: { id: string } }) => {
  const [row] = await billsOf(at.db, today(at.clock)).where(eq(dealBillPublic.id, params.id));
  const [more] = await at.db
    .select({
      signedOn: dealPublic.signedOn,
      dealState: dealPublic.state,
      removedAt: dealBillPublic.removedAt,
      completedOn: dealPublic.completedOn,
      billAddress: dealBillPublic.address,
      postalCode: dealBillPublic.postalCode,
      uen: dealBillPublic.uen,
      gstNumber: dealBillPublic.gstNumber,
      termsDays: dealBillPublic.termsDays,
      email: dealBillPublic.email,
      papers: esubmissionPapersPublic.invoice,
    })
    .from(dealBillPublic)
    .innerJoin(dealPublic, eq(dealPublic.id, dealBillPublic.dealId))
    .leftJoin(esubmissionPapersPublic, eq(esubmissionPapersPublic.esubmissionId, dealPublic.esubmissionId))
    .where(eq(dealBillPublic.id, params.id));
  if (!row || !more) throw missing('bill');
  const { dealState, removedAt, papers, ...facts } = more;
  const why = notBillable({
    dealState,
    completedOn: facts.completedOn,
    isPending: row.state === 'PENDING',
    isInvoiced: row.invoiceId !== null,
    isRemoved: removedAt !== null,
    isForfeiture: row.isForfeiture,
  });
  const credited = await creditedOf(at, params.id);
  const warning = row.isForfeiture ? undefined : papersWarning(papers);
  return {
    ...row,
    ...facts,
    warning: warning ?? null,
    notBillable: why ?? null,
    credits: why ? [] : await standingCredits(at, row),
    ...(await eInvoiceOf(at, row.invoiceId)),
    dispute: row.disputeReason === null ? null : await disputeOf(at, row.invoiceId),
    payments: await paymentsOf(at, row.invoiceId),
    ...(await papersOf(at, params.id, row.invoiceId, credited)),
    request: row.invoiceId ? await openRequestOf(at, { invoiceId: row.invoiceId }) : null,
    credited,
    entryIds: await entryIdsOf(at, 'bill', params.id),
  };
};

type Credited = { creditNoteId: string; invoiceId: string };

/** The other papers of a bill, and the mails with any of them, also with what was credited and its credit notes. */
const papersOf = async (at: Reading, billId: string, invoiceId: string | null, credited: Credited[]) => {
  const proFormas = await at.db
    .select({ proFormaId: proForma.id, number: proForma.number, issuedOn: proForma.issuedOn })
    .from(proForma)
    .where(eq(proForma.billId, billId))
    .orderBy(asc(proForma.number));
  const reminders = invoiceId
    ? await at.db
        .select({
          reminderId: reminder.id,
          number: reminder.number,
          type: reminder.type,
          madeOn: reminder.madeOn,
          canSend: sql.raw(canBeSent('reminder', 'invoice')) as SQL<boolean>,
        })
        .from(reminder)
        .innerJoin(invoice, eq(invoice.id, reminder.invoiceId))
        .where(eq(reminder.invoiceId, invoiceId))
        .orderBy(asc(reminder.type))
    : [];
  const ids = [
    ...proFormas.map(({ proFormaId }) => proFormaId),
    ...reminders.map(({ reminderId }) => reminderId),
    ...credited.map(({ creditNoteId }) => creditNoteId),
    ...credited.map((each) => each.invoiceId),
    ...(invoiceId ? [invoiceId] : []),
  ];
  const mails = await at.db
    .select({
      mailId: paperMail.id,
      number: paperMail.number,
      address: paperMail.address,
      askedAt: paperMail.askedAt,
      sentAt: paperMail.sentAt,
    })
    .from(paperMail)
    .where(inArray(paperMail.paperId, ids))
    .orderBy(desc(paperMail.askedAt), asc(paperMail.id));
  return { proFormas, reminders, mails };
};

/** Why the invoice can't be had as an e-invoice, if it can't. */
const eInvoiceOf = async (at: Reading, invoiceId: string | null) => {
  if (invoiceId === null) return { noEInvoice: null };
  const [issued] = await at.db.select({ printed: invoice.printed }).from(invoice).where(eq(invoice.id, invoiceId));
  return { noEInvoice: issued ? noEInvoice(issued.printed) : null };
};

/** Who marked the invoice as disputed, and when. */
const disputeOf = async (at: Reading, invoiceId: string | null) => {
  const [row] = await at.db
    .select({ by: personPublic.name, at: invoice.disputedAt })
    .from(invoice)
    .innerJoin(personPublic, eq(personPublic.id, invoice.disputedBy))
    .where(eq(invoice.id, invoiceId ?? ''));
  return row?.at ? { by: row.by, at: row.at } : null;
};

const creditedOf = async (at: Reading, billId: string) => {
  const rows = await at.db
    .select({
      invoiceId: invoice.id,
      number: invoice.number,
      creditNoteId: creditNote.id,
      creditNumber: creditNote.number,
      reason: creditNote.reason,
      issuedOn: creditNote.issuedOn,
      cents: sql<number>`${creditNote.netCents} + ${creditNote.gstCents}`,
      printed: creditNote.printed,
      of: invoice.printed,
    })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.id, creditNote.invoiceId))
    .where(eq(invoice.billId, billId))
    .orderBy(asc(creditNote.number));
  return rows.map(({ printed, of: invoiced, ...row }) => ({
    ...row,
    isPart: printed.leftCents !== undefined,
    hasEInvoice: noEInvoice(invoiced) === null,
    hasECreditNote: noEInvoice(printed) === null,
  }));
};

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
