import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { pdfMediaType } from '#platform/contract/files.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { creditNote, invoice, receipt } from '../tables.ts';
import { creditNoteData } from './credit-note-data.ts';
import { invoiceData } from './invoice-data.ts';
import { receiptData } from './receipt-data.ts';

const templates = {
  invoice: new URL('./invoice.typ', import.meta.url),
  'credit-note': new URL('./credit-note.typ', import.meta.url),
  receipt: new URL('./receipt.typ', import.meta.url),
};

/** One thread sets all documents: people take turns, and of one person only so many wait. */
const queue = fairQueue({ each: 1, all: 2, waiting: 20 });

type ById = { params: { id: string } };

export const downloadInvoice = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ printed: invoice.printed, issuedAt: invoice.issuedAt })
    .from(invoice)
    .where(eq(invoice.id, params.id));
  if (!found) throw missing('invoice');
  const { code, ...data } = invoiceData(found.printed);
  const drawn = { ...data, code: code && renderSVG(code, { ecc: 'M', border: 1 }) };
  return pdf(at, 'invoice', drawn, found.issuedAt);
};

export const downloadCreditNote = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ printed: creditNote.printed, issuedAt: creditNote.issuedAt })
    .from(creditNote)
    .where(eq(creditNote.id, params.id));
  if (!found) throw missing('credit note');
  return pdf(at, 'credit-note', creditNoteData(found.printed), found.issuedAt);
};

export const downloadReceipt = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ printed: receipt.printed, recordedAt: receipt.recordedAt })
    .from(receipt)
    .where(eq(receipt.id, params.id));
  if (!found) throw missing('receipt');
  return pdf(at, 'receipt', receiptData(found.printed), found.recordedAt);
};

/** The date of the file is that of the paper, so that it is the same whenever it is set. */
const pdf = async (at: Reading, kind: keyof typeof templates, data: { number: string }, madeAt: string) => {
  const body = await queue(at.actor.userId, () => renderPdf(templates[kind], data, madeAt));
  return { name: `${data.number}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
