import { notInArray, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn } from '#platform/server/database/columns.ts';
import type { BankFileFormat, ChargeKind, HoldKind, RunKind, RunState } from './payout.words.ts';
import type { PrintedStatement } from './statements/statement-data.server.ts';

export const payoutRun = pgTable('payout_run', {
  id: uuid().defaultRandom().primaryKey(),
  number: text(),
  kind: text().$type<RunKind>().notNull(),
  state: text().$type<RunState>().notNull().default('DRAFT'),
  /** What cleared until the end of this day is paid. */
  cutOff: dayColumn('cut_off').notNull(),
  payDay: dayColumn('pay_day').notNull(),
  /** How many its lines pay, and what: PostgreSQL keeps both. */
  people: integer().notNull().default(0),
  netCents: centsColumn('net_cents').notNull().default(0),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  /** Who entered or removed a tax invoice of a salesperson in the draft. PostgreSQL checks that none of them approves it. */
  gstInvoicesBy: uuid('gst_invoices_by').array().notNull().default([]),
  /** 1 as it was drawn up, one more with each tax invoice that is entered or removed in the draft. */
  revision: integer().notNull().default(1),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
  sentBy: uuid('sent_by'),
  sentAt: instantColumn('sent_at'),
  /** The day of its last payment, once all of its lines are paid. */
  paidOn: dayColumn('paid_on'),
  paidBy: uuid('paid_by'),
  withdrawnBy: uuid('withdrawn_by'),
  withdrawnAt: instantColumn('withdrawn_at'),
  withdrawReason: text('withdraw_reason'),
  /** Who asked for its withdrawal, once its file was downloaded. Another one confirms it. */
  withdrawalAskedBy: uuid('withdrawal_asked_by'),
  withdrawalAskedAt: instantColumn('withdrawal_asked_at'),
});

/** Whether it is neither paid nor withdrawn: one of each kind is. */
export const isOpen = notInArray(payoutRun.state, ['PAID', 'WITHDRAWN']);

/** What a run pays one payee: a salesperson, an agency of the register, or the payer of a refund. */
export const payoutLine = pgTable('payout_line', {
  id: uuid().defaultRandom().primaryKey(),
  runId: uuid('run_id').notNull(),
  personId: uuid('person_id'),
  licenceNo: text('licence_no'),
  requestId: uuid('request_id'),
  /** Whichever of them it is. */
  payeeId: text('payee_id').generatedAlwaysAs(sql`coalesce(person_id::text, licence_no, request_id::text)`).notNull(),
  /** Own deals of a salesperson, the shares of an agency. */
  ownCents: centsColumn('own_cents').notNull(),
  overridingCents: centsColumn('overriding_cents').notNull(),
  /** What the agency gave up of the person's debt. */
  writtenOffCents: centsColumn('written_off_cents').notNull(),
  writtenOffGstCents: centsColumn('written_off_gst_cents').notNull(),
  /** The GST of a registered salesperson. The rate is that of the pay day, 0 for whoever is not registered then. */
  gstRate: integer('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  /** What the GST is less by, because earnings that it was paid on are taken back. */
  gstBackCents: centsColumn('gst_back_cents').default(0).notNull(),
  /** Whether the agency makes the tax invoice; its number is given at approval. Else finance enters theirs. */
  isSelfBilled: boolean('is_self_billed').notNull(),
  gstInvoice: text('gst_invoice'),
  /** Charges that it takes, GST included, and the GST in them. */
  feeCents: centsColumn('fee_cents').notNull(),
  feeGstCents: centsColumn('fee_gst_cents').notNull(),
  /** What it keeps back for somebody else. */
  withheldCents: centsColumn('withheld_cents').default(0).notNull(),
  /** What it takes back of advances, and what it pays as one. */
  recoveredCents: centsColumn('recovered_cents').notNull(),
  advancedCents: centsColumn('advanced_cents').notNull(),
  /** What the bank returned of an earlier run, paid again. */
  returnedCents: centsColumn('returned_cents').notNull(),
  /** What is given back to a payer. */
  refundedCents: centsColumn('refunded_cents').default(0).notNull(),
  netCents: centsColumn('net_cents').notNull(),
  bank: text().notNull(),
  accountMasked: text('account_masked').notNull(),
  accountSince: instantColumn('account_since').notNull(),
  voucher: text(),
  printed: jsonb().$type<PrintedStatement>(),
  paidOn: dayColumn('paid_on'),
  paidBy: uuid('paid_by'),
  /** When the payee got the money; null while it is not paid, or returned and not paid again. */
  arrivedOn: dayColumn('arrived_on'),
  returnedOn: dayColumn('returned_on'),
  returnedBy: uuid('returned_by'),
  returnReason: text('return_reason'),
  /** Left out when the run was sent, because it changed since the approval. Its number is void. */
  leftOutAt: instantColumn('left_out_at'),
  leftOutBy: uuid('left_out_by'),
  leftOutReason: text('left_out_reason'),
});

/** A statement that is mailed to its payee. */
export const payoutMail = pgTable('payout_mail', {
  id: uuid().defaultRandom().primaryKey(),
  lineId: uuid('line_id').notNull(),
  /** Null: the payment itself asked for it. */
  askedBy: uuid('asked_by'),
  askedAt: instantColumn('asked_at').notNull(),
  sentAt: instantColumn('sent_at'),
});

/** The file that the bank gets of a run, sealed to its row. */
export const payoutFile = pgTable('payout_file', {
  id: uuid().primaryKey(),
  runId: uuid('run_id').notNull(),
  format: text().$type<BankFileFormat>().notNull(),
  /** 1 for the one of the approval, more for those that were made after lines were left out. The last one counts. */
  version: smallint().notNull().default(1),
  /** gzip in base64 before it is sealed. */
  sealed: text().notNull(),
  /** Of the file itself. */
  sha256: text().notNull(),
  madeAt: instantColumn('made_at').notNull(),
});

/** What finance keeps from being paid. */
export const payoutHold = pgTable('payout_hold', {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().$type<HoldKind>().notNull(),
  /** The record that it is of; null for an agency, which has its licence number. */
  source: uuid(),
  licenceNo: text('licence_no'),
  label: text().notNull(),
  reason: text().notNull(),
  heldBy: uuid('held_by').notNull(),
  heldAt: instantColumn('held_at').notNull(),
  releasedBy: uuid('released_by'),
  releasedAt: instantColumn('released_at'),
});

/** A fee that becomes a charge in each month, of one person or of every salesperson. */
export const recurringFee = pgTable('recurring_fee', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id'),
  text: text().notNull(),
  cents: centsColumn('cents').notNull(),
  fromDay: dayColumn('from_day').notNull(),
  untilDay: dayColumn('until_day'),
  setBy: uuid('set_by').notNull(),
  setAt: instantColumn('set_at').notNull(),
});

/** What is taken from a salesperson's payout: a fee of the agency, GST included, or what is withheld for somebody else. */
export const charge = pgTable('charge', {
  id: uuid().defaultRandom().primaryKey(),
  kind: text().$type<ChargeKind>().notNull(),
  personId: uuid('person_id').notNull(),
  text: text().notNull(),
  cents: centsColumn('cents').notNull(),
  dueOn: dayColumn('due_on').notNull(),
  feeId: uuid('fee_id'),
  setBy: uuid('set_by').notNull(),
  setAt: instantColumn('set_at').notNull(),
  waivedBy: uuid('waived_by'),
  waivedAt: instantColumn('waived_at'),
  waiveReason: text('waive_reason'),
  remittanceId: uuid('remittance_id'),
  /** The last remittance of it that was taken back. */
  takenBackId: uuid('taken_back_id'),
});

/** Withheld money that went to whom it is for. */
export const remittance = pgTable('remittance', {
  id: uuid().defaultRandom().primaryKey(),
  recipient: text().notNull(),
  reference: text().notNull(),
  remittedOn: dayColumn('remitted_on').notNull(),
  cents: centsColumn('cents').notNull(),
  recordedBy: uuid('recorded_by').notNull(),
  recordedAt: instantColumn('recorded_at').notNull(),
  takenBackOn: dayColumn('taken_back_on'),
  takenBackBy: uuid('taken_back_by'),
  takenBackAt: instantColumn('taken_back_at'),
  takeBackReason: text('take_back_reason'),
});

/** Money that a salesperson gets before a deal pays. */
export const advance = pgTable('advance', {
  id: uuid().defaultRandom().primaryKey(),
  personId: uuid('person_id').notNull(),
  dealId: uuid('deal_id').notNull(),
  cents: centsColumn('cents').notNull(),
  reason: text().notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
  withdrawnBy: uuid('withdrawn_by'),
  withdrawnAt: instantColumn('withdrawn_at'),
});

/** What a salesperson or an agency owes and never pays. */
export const writeOff = pgTable('write_off', {
  id: uuid().defaultRandom().primaryKey(),
  /** Whose debt: a salesperson's or an agency's. */
  personId: uuid('person_id'),
  licenceNo: text('licence_no'),
  cents: centsColumn('cents').notNull(),
  /** The GST in it, from the approval on; an agency's is in its account with the share. */
  gstCents: centsColumn('gst_cents').notNull().default(0),
  reason: text().notNull(),
  preparedBy: uuid('prepared_by').notNull(),
  preparedAt: instantColumn('prepared_at').notNull(),
  approvedBy: uuid('approved_by'),
  approvedAt: instantColumn('approved_at'),
  withdrawnBy: uuid('withdrawn_by'),
  withdrawnAt: instantColumn('withdrawn_at'),
});

/** What a line pays. The key rules out that something is paid twice. */
export const payoutItem = pgTable(
  'payout_item',
  {
    kind: text().notNull(),
    source: uuid().notNull(),
    lineId: uuid('line_id').notNull(),
    cents: centsColumn('cents').notNull(),
    gstCents: centsColumn('gst_cents').default(0).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source] })],
);

/** What a line pays of the GST of a co-broker's invoice, or takes back of it. */
export const payoutGst = pgTable(
  'payout_gst',
  {
    lineId: uuid('line_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    cents: centsColumn('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.invoiceId] })],
);

/** What a line takes back of an advance. */
export const advanceRecovery = pgTable(
  'advance_recovery',
  {
    lineId: uuid('line_id').notNull(),
    advanceId: uuid('advance_id').notNull(),
    cents: centsColumn('cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.advanceId] })],
);

/** The line of the bank that a payment left by (PAID), or came back by (RETURNED). */
export const payoutBankLine = pgTable(
  'payout_bank_line',
  {
    lineId: uuid('line_id').notNull(),
    event: text().notNull(),
    bankLine: uuid('bank_line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.event] })],
);

/** The same of a remittance. */
export const remittanceBankLine = pgTable(
  'remittance_bank_line',
  {
    remittanceId: uuid('remittance_id').notNull(),
    event: text().notNull(),
    bankLine: uuid('bank_line').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remittanceId, table.event] })],
);
