import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dayColumn, instantColumn, rateColumn } from '#platform/server/database/columns.ts';
import type { ReceiptMethod } from '../words.ts';
import type { PrintedCreditNote } from './papers/credit-note-data.ts';
import type { PrintedInvoice } from './papers/invoice-data.ts';
import type { PrintedReceipt } from './papers/receipt-data.ts';

export const invoice = pgTable('invoice', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  dealId: uuid('deal_id').notNull(),
  billId: uuid('bill_id').notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  dueOn: dayColumn('due_on').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstRate: rateColumn('gst_rate').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  openNet: centsColumn('open_net').notNull(),
  openGst: centsColumn('open_gst').notNull(),
  printed: jsonb().$type<PrintedInvoice>().notNull(),
  /** When a credit note took it back. */
  creditedAt: instantColumn('credited_at'),
  issuedBy: uuid('issued_by').notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
});

/** Takes an invoice back. */
export const creditNote = pgTable('credit_note', {
  id: uuid().defaultRandom().primaryKey(),
  number: text().notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  issuedOn: dayColumn('issued_on').notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
  reason: text().notNull(),
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
  /** What is not on an invoice: the payer's credit. */
  leftCents: centsColumn('left_cents').notNull(),
  printed: jsonb().$type<PrintedReceipt>().notNull(),
  recordedBy: uuid('recorded_by').notNull(),
  recordedAt: instantColumn('recorded_at').notNull(),
});

/** Money of a receipt that pays an invoice. */
export const allocation = pgTable('allocation', {
  id: uuid().defaultRandom().primaryKey(),
  receiptId: uuid('receipt_id').notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  day: dayColumn().notNull(),
  netCents: centsColumn('net_cents').notNull(),
  gstCents: centsColumn('gst_cents').notNull(),
});
