import { eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { creditNote, invoice } from '../tables.server.ts';
import { type EInvoice, eCreditNoteOf, eInvoiceOf, noEInvoice } from './e-invoice.server.ts';

type ById = { params: { id: string } };

/** An invoice as an e-invoice. @throws Refusal that says why there is none */
export const invoiceUbl = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [row] = await at.db.select().from(invoice).where(eq(invoice.id, params.id));
  if (!row) throw missing('invoice');
  refuse(noEInvoice(row.printed));
  return fileOf(eInvoiceOf(row.id, row.printed));
};

/** A credit note as an e-invoice. @throws Refusal that says why there is none */
export const creditNoteUbl = async (at: Reading, { params }: ById): Promise<FileAnswer> => {
  const [row] = await at.db
    .select({ id: creditNote.id, printed: creditNote.printed, of: invoice.printed })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.id, creditNote.invoiceId))
    .where(eq(creditNote.id, params.id));
  if (!row) throw missing('credit note');
  refuse(noEInvoice(row.printed));
  return fileOf(eCreditNoteOf(row.id, row.printed, row.of));
};

const refuse = (why: string | null): void => {
  if (why) throw new Refusal('invoice.conflict', `There is no e-invoice of it. ${why}`);
};

const fileOf = async (paper: EInvoice): Promise<FileAnswer> => {
  // Writes XML by a large library, which the server starts without.
  const { ublOf } = await import('./ubl.server.ts');
  return { name: `${paper.number}.xml`, contentType: 'application/xml', body: Buffer.from(ublOf(paper)) };
};
