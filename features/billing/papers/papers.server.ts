import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { withLetterhead } from '#features/firm/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { type PaperKind, paperKinds } from '../billing.words.ts';
import { readReminder } from '../reminders/printed-reminder.server.ts';
import { creditNote, invoice, proForma, receipt } from '../tables.server.ts';
import { creditNoteData, type PrintedCreditNote } from './credit-note-data.server.ts';
import { invoiceData, type PrintedInvoice } from './invoice-data.server.ts';
import { type PrintedReceipt, receiptData, receiptOfOwn } from './receipt-data.server.ts';
import { reminderData } from './reminder-data.server.ts';

/**
 * A paper as it is set: its template and data, its number as the file's name, its own date, so that it is the same whenever it
 * is set, and what a mail with it says.
 */
export type Paper = {
  template: URL;
  data: { from: { name: string; letterhead?: string } };
  name: string;
  at: string;
  from: string;
  lines: string[];
};

const templates = {
  invoice: new URL('./invoice.typ', import.meta.url),
  creditNote: new URL('./credit-note.typ', import.meta.url),
  receipt: new URL('./receipt.typ', import.meta.url),
  reminder: new URL('./reminder.typ', import.meta.url),
};

/** With the QR code as an SVG. */
export const withCode = <D extends { code: string | null }>({ code, ...data }: D) => ({
  ...data,
  code: code && renderSVG(code, { ecc: 'M', border: 1 }),
});

const invoicePaper = (printed: PrintedInvoice, at: string): Paper => ({
  template: templates.invoice,
  data: withCode(invoiceData(printed)),
  name: printed.number,
  at,
  from: printed.from.legalName,
  lines: [
    `Attached is our invoice of ${formatMoney(printed.netCents + printed.gstCents)} for ${printed.address}.`,
    `Please pay it by ${formatDay(printed.dueOn)}. How to pay is on the invoice.`,
  ],
});

const creditWords = ({ invoice, netCents, gstCents, leftCents }: PrintedCreditNote): string =>
  leftCents === undefined
    ? `Attached is our credit note for invoice ${invoice.number}. There is nothing to pay.`
    : `Attached is our credit note of ${formatMoney(netCents + gstCents)} for a part of invoice ${invoice.number}. ${formatMoney(leftCents)} is left of the invoice.`;

/** What a receipt printed, and the notice on it if it was taken back since: a mail that was asked for before says so, too. */
const receiptPaper = ({ returnedOn, recordedAt }: Received, printed: PrintedReceipt): Paper => ({
  template: templates.receipt,
  data: receiptData(printed, returnedOn),
  name: printed.number,
  at: recordedAt,
  from: printed.from.legalName,
  lines: returnedOn
    ? [`Our receipt of ${formatMoney(printed.cents)} was reversed. It is attached, and it is void.`]
    : [`Thank you for your payment of ${formatMoney(printed.cents)}. Attached is our receipt.`],
});
type Received = Pick<typeof receipt.$inferSelect, 'returnedOn' | 'recordedAt'>;

/** Where papers are read, and what day it is: a reminder that was not mailed yet is set as of today. */
type At = Pick<Reading, 'db' | 'clock'>;

const readers: Record<PaperKind, (at: At, id: string) => Promise<Paper | undefined>> = {
  INVOICE: async ({ db }, id) => {
    const [row] = await db.select().from(invoice).where(eq(invoice.id, id));
    return row && invoicePaper(row.printed, row.issuedAt);
  },
  PRO_FORMA: async ({ db }, id) => {
    const [row] = await db.select().from(proForma).where(eq(proForma.id, id));
    return row && invoicePaper(row.printed, row.issuedAt);
  },
  CREDIT_NOTE: async ({ db }, id) => {
    const [row] = await db.select().from(creditNote).where(eq(creditNote.id, id));
    return (
      row && {
        template: templates.creditNote,
        data: creditNoteData(row.printed),
        name: row.number,
        at: row.issuedAt,
        from: row.printed.from.legalName,
        lines: [creditWords(row.printed)],
      }
    );
  },
  RECEIPT: async ({ db }, id) => {
    const [row] = await db.select().from(receipt).where(eq(receipt.id, id));
    return row && receiptPaper(row, row.printed);
  },
  REMINDER: async (at, id) => {
    const row = await readReminder(at, id);
    return (
      row && {
        template: templates.reminder,
        data: withCode(reminderData(row.printed)),
        name: row.printed.number,
        at: row.madeAt,
        from: row.printed.from.legalName,
        lines: [
          `${formatMoney(row.printed.openCents)} of invoice ${row.printed.invoice.number} is still open. Attached is our reminder.`,
          'If you have paid in the meantime, please disregard this mail.',
        ],
      }
    );
  },
};

/** The paper with the letterhead that it was issued with. */
const onLetterhead = async ({ db }: At, paper: Paper) => ({ ...paper, data: await withLetterhead(db, paper.data) });

/** A paper with all that is set of it. @throws Refusal if there is none */
export const paperOf = async (at: At, kind: PaperKind, id: string) => {
  const paper = await readers[kind](at, id);
  if (!paper) throw missing(paperKinds[kind].toLowerCase());
  return onLetterhead(at, paper);
};

/** A receipt for somebody who is to see only those of its invoices that have these numbers. @throws Refusal if there is none */
export const receiptPaperOfOwn = async (at: At, id: string, own: Set<string>) => {
  const [row] = await at.db.select().from(receipt).where(eq(receipt.id, id));
  if (!row) throw missing('receipt');
  return onLetterhead(at, receiptPaper(row, receiptOfOwn(row.printed, own)));
};
