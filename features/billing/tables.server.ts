import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Bank } from '#features/people/record/bank-account.rules.ts';
import { centsColumn, dayColumn, instantColumn, rateColumn, searchText } from '#platform/server/database/columns.ts';
import type { BankState, PaperKind, ReceiptMethod, ReceiptPart, RequestKind, RequestState } from './billing.words.ts';
import type { PrintedCreditNote } from './papers/credit-note-data.server.ts';
import type { PrintedInvoice } from './papers/invoice-data.server.ts';
import type { PrintedReceipt } from './papers/receipt-data.server.ts';
import type { PrintedReminder, ReminderType } from './papers/reminder-data.server.ts';

export const invoice = pgTable('invoice', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  dealId: uuid('deal_id').notNull(),
  billId: uuid('bill_id').notNull(),
  /** The closing agent. */
  agentId: uuid('agent_id').notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  dueOn: dayColumn('due_on').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  openNet: centsColumn('open_net').notNull(),
  openGst: centsColumn('open_gst').notNull(),
  printed: jsonb().$type<PrintedInvoice>().notNull(),
  /** The addressee, as printed. */
  billTo: text('bill_to').generatedAlwaysAs(sql`printed #>> '{to,text}'`),
  /** What credit notes took back of it. */
  creditedNet: centsColumn('credited_net').default(0).notNull(),
  creditedGst: centsColumn('credited_gst').default(0).notNull(),
  /** When they had taken back the whole of it. */
  creditedAt: instantColumn('credited_at'),
  /** The request by which what was open of it was given up, and how much that was. */
  writtenOffBy: uuid('written_off_by'),
  writtenNet: centsColumn('written_net').default(0).notNull(),
  writtenGst: centsColumn('written_gst').default(0).notNull(),
  /** When, by whom and why it was marked as disputed. It matters while something is open. */
  disputedAt: instantColumn('disputed_at'),
  disputedBy: uuid('disputed_by'),
  disputeReason: text('dispute_reason'),
  issuedBy: uuid('issued_by').notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
  search: searchText(),
});

/** Takes an invoice back, or a part of it. */
export const creditNote = pgTable('credit_note', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  reason: text().notNull(),
  /** The revision of the deal that it comes from. */
  revisionId: uuid('revision_id'),
  printed: jsonb().$type<PrintedCreditNote>().notNull(),
  issuedBy: uuid('issued_by').notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
});

export const receipt = pgTable('receipt', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  method: text().$type<ReceiptMethod>().notNull(),
  payer: text().notNull(),
  reference: text().notNull(),
  receivedOn: dayColumn('received_on').notNull(),
  cents: centsColumn('cents').notNull(),
  /** What pays no invoice: the payer's credit, or what a cheque in clearing will pay. */
  leftCents: centsColumn('left_cents').notNull(),
  /** Null while a cheque is in clearing. */
  clearedOn: dayColumn('cleared_on'),
  /** When a cheque bounced or the bank took the money back. */
  returnedOn: dayColumn('returned_on'),
  returnReason: text('return_reason'),
  printed: jsonb().$type<PrintedReceipt>().notNull(),
  recordedBy: uuid('recorded_by').notNull(),
  recordedAt: instantColumn('recorded_at').notNull(),
  search: searchText(),
});

/** An invoice that a cheque in clearing is meant for. */
export const receiptIntent = pgTable('receipt_intent', {
  receiptId: uuid('receipt_id').notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  cents: centsColumn('cents').notNull(),
});

/** Money of a receipt that pays an invoice, or takes such a payment back: then its amounts are negative. */
export const allocation = pgTable('allocation', {
  id: uuid().defaultRandom().primaryKey(),
  receiptId: uuid('receipt_id').notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  day: dayColumn().notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  reverses: uuid(),
});

/** What one of finance asked for and another one decides. */
export const moneyRequest = pgTable('money_request', {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().$type<RequestKind>().notNull(),
  invoiceId: uuid('invoice_id'),
  receiptId: uuid('receipt_id'),
  cents: centsColumn('cents').notNull(),
  reason: text().notNull(),
  state: text().$type<RequestState>().default('OPEN').notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instantColumn('decided_at'),
  /** The voucher of a refund, once it is paid. */
  number: text(),
  /** The account that a refund goes to; its number is sealed to the row. */
  bank: text().$type<Bank>(),
  holder: text(),
  numberSealed: text('number_sealed'),
  numberMasked: text('number_masked'),
  /** When a payout run took a refund: its cents are out of the receipt's credit since. */
  reservedAt: instantColumn('reserved_at'),
  paidOn: dayColumn('paid_on'),
});

/** A booked line of the bank's statements. Credit is positive. */
export const bankLine = pgTable('bank_line', {
  id: uuid().defaultRandom().primaryKey(),
  key: text().notNull(),
  day: dayColumn().notNull(),
  cents: centsColumn('cents').notNull(),
  currency: text().notNull(),
  payer: text().notNull(),
  reference: text().notNull(),
  state: text().$type<BankState>().notNull(),
  receiptId: uuid('receipt_id'),
  receiptPart: text('receipt_part').$type<ReceiptPart>(),
  /** The number of the payment or of the payout run that it is, by the room above. */
  settles: text(),
  note: text().default('').notNull(),
  /** Whether the bank says that it takes back an entry before. */
  isReversal: boolean('is_reversal').default(false).notNull(),
  /** Of a duplicate: the line that it is the same as. */
  sameAs: uuid('same_as'),
  /** The lines that it may be, in another form. */
  mayBe: uuid('may_be').array().notNull().default([]),
  account: text().notNull().default(''),
  import: uuid(),
  importedAt: instantColumn('imported_at').notNull(),
  /** Of an entry that came in as several lines: the key of the first, the whole, and which of them this is. */
  batch: text(),
  batchCents: centsColumn('batch_cents'),
  batchPart: smallint('batch_part'),
  search: searchText(),
});

/** A file of the bank that was imported. */
export const bankImport = pgTable('bank_import', {
  id: uuid().defaultRandom().primaryKey(),
  /** Their order. */
  no: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  file: text().notNull(),
  importedBy: uuid('imported_by').notNull(),
  importedAt: instantColumn('imported_at').notNull(),
});

/** That a line of the bank was booked as its own charge or interest. Debits and credits are the line's. */
export const bankCharge = pgTable('bank_charge', {
  id: uuid().defaultRandom().primaryKey(),
  bankLine: uuid('bank_line').notNull(),
  bookedBy: uuid('booked_by').notNull(),
  bookedAt: instantColumn('booked_at').notNull(),
  takenBackAt: instantColumn('taken_back_at'),
});

/** The pro-forma invoice of a bill: asks a client for money before there is a tax invoice. */
export const proForma = pgTable('pro_forma', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  billId: uuid('bill_id').notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  printed: jsonb().$type<PrintedInvoice>().notNull(),
  issuedBy: uuid('issued_by').notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
});

export const reminder = pgTable('reminder', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  type: smallint().$type<ReminderType>().notNull(),
  madeOn: dayColumn('made_on').notNull(),
  printed: jsonb().$type<PrintedReminder>().notNull(),
  madeAt: instantColumn('made_at').notNull(),
});

/** A quarter whose GST was filed. */
export const gstFiling = pgTable('gst_filing', {
  quarter: text().primaryKey(),
  filedOn: dayColumn('filed_on').notNull(),
  outputCents: centsColumn('output_cents').notNull(),
  inputCents: centsColumn('input_cents').notNull(),
  filedBy: uuid('filed_by').notNull(),
  filedAt: instantColumn('filed_at').notNull(),
});

/** A paper that was mailed, or is about to be. */
export const paperMail = pgTable('paper_mail', {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().$type<PaperKind>().notNull(),
  paperId: uuid('paper_id').notNull(),
  number: text().notNull(),
  address: text().notNull(),
  message: text().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  sentAt: instantColumn('sent_at'),
});

/**
 * A salesperson asks the desk to remind a client; `declined` says why none was sent. With a `reason` it asks what happens after the final
 * reminder, and `answer` says so.
 */
export const reminderRequest = pgTable('reminder_request', {
  id: uuid().defaultRandom().primaryKey(),
  invoiceId: uuid('invoice_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  doneBy: uuid('done_by'),
  doneAt: instantColumn('done_at'),
  declined: text(),
  reason: text(),
  answer: text(),
});
