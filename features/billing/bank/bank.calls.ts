import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { TablePreview, tableChoice } from '#platform/contract/table-preview.ts';
import { bankStates, grounds, paymentKinds, receiptParts } from '../billing.words.ts';
import { entryIds, financeAlone, invoicesToPay, OpenInvoice, Recorded } from '../parts.calls.ts';
import { bankFields } from './bank.words.ts';

export const bankList = listCalls(bankFields, {
  ...financeAlone,
  path: '/v1/finance/bank-lines',
  summary:
    'The lines of the bank’s statements, the newest first, with the invoices that each probably pays, or the payment of ours that it names.',
  fileSummary: 'The list of bank lines as an Excel file, by the same filters.',
  filters: {
    search: text(60).optional(),
    /** Duplicates are listed if their state is asked for. They, possible ones and lines in another currency are in no sum. */
    state: z.enum(keysOf(bankStates)).optional(),
    from: day().optional(),
    to: day().optional(),
  },
  sorts: { Day: 'day' },
  more: {
    /** Of a duplicate: the line that it is the same as. */
    sameAs: z.object({ payer: z.string(), reference: z.string(), file: z.string().nullable() }).nullable(),
    /** The day on which the bank took this money back; null if it did not. Then it probably pays nothing. */
    takenBackOn: day().nullable(),
    /** The invoices that it probably pays, and why; null if nothing fits. */
    proposal: z.object({ ground: z.enum(keysOf(grounds)), invoices: z.array(OpenInvoice) }).nullable(),
    /** The pro-forma that it names, with the tax invoice of the same billing. */
    proForma: z
      .object({
        number: z.string(),
        to: z.string(),
        caseNo: z.string(),
        invoiceNumber: z.string().nullable(),
        isOpen: z.boolean(),
      })
      .nullable(),
    /** What finance has recorded already that it probably is: receipts of its amount, of a debit returns of receipts and their fees. */
    recorded: z.array(
      z.object({
        receiptId: id(),
        number: z.string(),
        payer: z.string(),
        day: z.iso.date(),
        part: z.enum(keysOf(receiptParts)),
        /** Whether it is a cheque that waits to clear: to match it clears it. */
        isClearing: z.boolean(),
      }),
    ),
    /**
     * The payment of ours that it names, or the remittance of withheld money that it probably is, and why it can't be confirmed;
     * null if it is none.
     */
    payment: z
      .object({
        kind: z.enum(keysOf(paymentKinds)),
        /** What it is called: the number of a payment or a run, the reference of a remittance, or what is to be remitted. */
        number: z.string(),
        to: z.string(),
        /** The path of its page. */
        page: z.string(),
        /** Whether it was recorded by hand already: then it is matched, and nothing is recorded again. */
        isRecorded: z.boolean(),
        problem: z.string().nullable(),
      })
      .nullable(),
    entryIds,
  },
});
export type BankLine = z.output<typeof bankList.row>;

const ofLine = z.strictObject({ id: id() });

/** What the bank's statements say. */
export const bankCalls = {
  previewBank: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/import-previews',
    summary:
      'What a statement as CSV says (multipart, one file): its columns, the first lines, and what can’t be read. Null for camt.053. Nothing is kept.',
    upload: true,
    apart: true,
    refuses: ['too-large', 'unsupported'],
    body: z.strictObject(tableChoice),
    data: TablePreview.nullable(),
    transaction: 'own',
    limit: 120,
  }),
  importBank: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/import',
    summary:
      'Reads a statement of the bank, as CSV or camt.053 (multipart, one file). Lines that were read before are left as they are, and those that may have come in before in another form wait to be answered.',
    upload: true,
    apart: true,
    refuses: ['too-large', 'unsupported'],
    body: z.strictObject(tableChoice),
    data: z.object({
      importId: id(),
      added: z.int(),
      /** Lines that stand already, from the same or another file. */
      known: z.int(),
      /** Lines that may have come in before, in another form: somebody decides. */
      undecided: z.int(),
      /** Lines that the bank has not booked yet. */
      pending: z.int(),
      /** Whether the file says of which account it is: another account’s is refused. */
      namesAccount: z.boolean(),
      /** Columns of a CSV file that hold something and are not read. */
      unread: z.array(z.string()),
    }),
    transaction: 'own',
  }),
  bankImports: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bank-imports',
    summary: 'The last twenty statements whose lines are there, the newest first, and whether each can be undone.',
    data: z.array(
      z.object({
        importId: id(),
        file: z.string(),
        importedAt: z.iso.datetime(),
        importedBy: z.string(),
        lines: z.int(),
        /** Those of them that are matched, booked or set aside. */
        used: z.int(),
        /** Lines of a later statement were compared with its lines: that import is undone first. */
        isCompared: z.boolean(),
      }),
    ),
  }),
  undoBankImport: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/bank-imports/{id}',
    summary: 'Takes out the lines that a statement brought, as long as none of them is matched, booked or set aside.',
    params: ofLine,
    message: 'The import is undone.',
    refuses: ['conflict', 'missing'],
  }),
  bankLines: bankList.list,
  bankSheet: bankList.file,
  matchBankLine: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/{id}/receipt',
    summary: 'Confirms what a line pays: it becomes a receipt, once. What is left over stays the payer’s credit.',
    params: ofLine,
    body: z.strictObject({ payer: requiredText(300), invoices: invoicesToPay }),
    data: Recorded,
    message: 'The payment is recorded.',
    refuses: ['conflict', 'missing'],
  }),
  unmatchBankLine: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/bank-lines/{id}/receipt',
    summary:
      'Frees a line of its receipt, to be matched anew. A receipt that the line made is taken back today; one that was recorded by hand stays.',
    params: ofLine,
    message: 'The match is undone.',
    refuses: ['conflict', 'missing'],
  }),
  matchRecordedReceipt: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/{id}/recorded-receipt',
    summary:
      'Matches a credit with a receipt that is recorded already, or a debit with its return or the bank’s fee for that. A cheque that waits to clear clears on the day of the line.',
    params: ofLine,
    body: z.strictObject({ receiptId: id() }),
    data: z.object({ number: z.string(), warnings: z.array(z.string()) }),
    message: 'The line is matched.',
    refuses: ['conflict', 'missing'],
  }),
  bookBankLine: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/{id}/charge',
    summary: 'Books a line that is the bank’s own, on its day: a debit as a bank charge, a credit as interest.',
    params: ofLine,
    data: z.object({ warnings: z.array(z.string()) }),
    message: 'The line is booked.',
    refuses: ['conflict', 'missing'],
  }),
  unbookBankLine: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/bank-lines/{id}/charge',
    summary: 'Undoes the booking of a charge or of interest by the reverse entry, and frees the line.',
    params: ofLine,
    message: 'The booking is undone.',
    refuses: ['conflict', 'missing'],
  }),
  bankPayments: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/bank-lines/payments',
    summary: 'How many lines name a payment of ours and can be confirmed, and what they sum to.',
    data: z.object({ count: z.int(), cents: z.int() }),
  }),
  confirmBankPayments: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/payments',
    summary: 'Confirms every line that names a payment of ours, as far as it can be confirmed.',
    data: z.object({ confirmed: z.int() }),
    message: 'The payments are confirmed.',
    refuses: ['conflict'],
  }),
  confirmBankPayment: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/bank-lines/{id}/payment',
    summary:
      'Confirms the payment of ours that a line names, or the remittance that is proposed: it is recorded as made or returned on the bank’s day, once.',
    params: ofLine,
    data: z.object({ number: z.string() }),
    message: 'The payment is confirmed.',
    refuses: ['conflict', 'missing'],
  }),
  undoBankPayment: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/bank-lines/{id}/payment',
    summary: 'Frees a line of its payment. The payment stays recorded, for the bank has made it.',
    params: ofLine,
    message: 'The line is free again. The payment stays recorded.',
    refuses: ['conflict', 'missing'],
  }),
  setBankLineAside: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/bank-lines/{id}/aside',
    summary:
      'Sets a line aside that is not to match, such as a transfer between the agency’s own accounts, with a note, or takes it up again.',
    params: ofLine,
    command: true,
    body: z.discriminatedUnion('aside', [
      z.strictObject({ aside: z.literal(true), note: requiredText(300) }),
      z.strictObject({ aside: z.literal(false) }),
    ]),
    message: 'The line is saved.',
    refuses: ['conflict', 'missing'],
  }),
};
