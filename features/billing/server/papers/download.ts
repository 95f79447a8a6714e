import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { creditNote, invoice, receipt } from '../tables.ts';
import { creditNoteData } from './credit-note-data.ts';
import { invoiceData } from './invoice-data.ts';
import { receiptData } from './receipt-data.ts';

const templates = {
  invoice: new URL('./invoice.typ', import.meta.url),
  creditNote: new URL('./credit-note.typ', import.meta.url),
  receipt: new URL('./receipt.typ', import.meta.url),
};

type ById = { params: { id: string } };

// The date of each file is that of the paper, so that it is the same whenever it is set.

export const downloadInvoice = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db.select().from(invoice).where(eq(invoice.id, params.id));
  if (!found) throw missing('invoice');
  const { code, ...data } = invoiceData(found.printed);
  const drawn = { ...data, code: code && renderSVG(code, { ecc: 'M', border: 1 }) };
  return pdfFile(at.actor.userId, { template: templates.invoice, data: drawn, name: found.number, at: found.issuedAt });
};

export const downloadCreditNote = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db.select().from(creditNote).where(eq(creditNote.id, params.id));
  if (!found) throw missing('credit note');
  const data = creditNoteData(found.printed);
  return pdfFile(at.actor.userId, { template: templates.creditNote, data, name: found.number, at: found.issuedAt });
};

export const downloadReceipt = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [found] = await at.db.select().from(receipt).where(eq(receipt.id, params.id));
  if (!found) throw missing('receipt');
  const data = receiptData(found.printed);
  return pdfFile(at.actor.userId, { template: templates.receipt, data, name: found.number, at: found.recordedAt });
};
