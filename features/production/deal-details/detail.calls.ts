import * as z from 'zod';
import { receiptMethods, receiptStates } from '#features/billing/billing.words.ts';
import { MyShare } from '#features/commission/splits/deals.calls.ts';
import { Checklist, RequiredDocument } from '#features/esubmission/documents/documents.calls.ts';
import { sentBack, Uploaded } from '#features/esubmission/parts.calls.ts';
import { earningKinds } from '#features/payout/payout.words.ts';
import { SaNo } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { uploadedMediaTypes } from '#platform/contract/files.ts';
import { FinanceQuestion } from '../outstanding/outstanding.calls.ts';
import { Entry, ofDeal } from '../parts.calls.ts';
import { dealTypes, transactionStates } from '../production.words.ts';

const Invoice = z.object({
  invoiceId: id(),
  number: z.string(),
  /** Addressee; “Our client” for an internal co-broker. Finance always sees it. */
  to: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  netCents: z.int(),
  gstCents: z.int(),
  totalCents: z.int(),
  openCents: z.int(),
  /** Whether finance has marked it as disputed, as long as something is open of it. */
  isDisputed: z.boolean(),
  /** Why; null for an internal co-broker, since it may name the client. */
  disputeReason: z.string().nullable(),
  /** Amount of partial credit notes with GST. The other amounts are after deducting it. */
  creditedCents: z.int(),
  /** Whether credit notes took back the whole of it. */
  isCredited: z.boolean(),
  /** Amount written off with GST: it is no longer outstanding, though nobody paid it. The reason is only for finance. */
  writtenOffCents: z.int(),
  /** The first one first; they stay when it is paid. */
  questions: z.array(FinanceQuestion),
});

const ProForma = z.object({ proFormaId: id(), number: z.string(), issuedOn: z.iso.date() });

const Receipt = z.object({
  commrcvID: id(),
  number: z.string(),
  method: z.enum(keysOf(receiptMethods)),
  state: z.enum(keysOf(receiptStates)),
  receivedOn: z.iso.date(),
  /** Amount that it paid of the deal's invoices with GST, and before GST. Zero while it clears or after a reversal. */
  totalCents: z.int(),
  netCents: z.int(),
  /** My earning from it. */
  ownCents: z.int(),
});

/** My earning from a receipt, and its payout. */
const Payout = z.object({
  earningId: id(),
  kind: z.enum(keysOf(earningKinds)),
  earnedOn: z.iso.date(),
  number: z.string().nullable(),
  cents: z.int(),
  state: z.enum(['PAID', 'RETURNED', 'IN_RUN', 'READY', 'HELD', 'TAKEN_BACK']),
  /** For an earning reversed before it was paid, and for its reversal: the day of the other. */
  evensOutWith: z.iso.date().nullable(),
  why: z.string().nullable(),
  lineId: id().nullable(),
  voucher: z.string().nullable(),
  paidOn: z.iso.date().nullable(),
});

const Reminder = z.object({
  reminderId: id(),
  number: z.string(),
  type: z.literal([1, 2, 3]),
  invoiceNumber: z.string(),
  madeOn: z.iso.date(),
  sentAt: z.iso.datetime().nullable(),
});

const Event = z.object({ day: z.iso.date(), what: z.string(), note: z.string().nullable() });

const byDeal = z.strictObject(ofDeal);
const signedIn = { who: 'signed-in', refuses: ['missing'] } as const;
const pdf = ['application/pdf'];

/** A deal with its money and papers, for salespeople with a share in it, and for finance. */
export const detailCalls = {
  detail: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/view-deal-detail',
    summary: 'A deal of mine: sharing, how it is computed, invoices, receipts, payouts, papers, timeline and journal.',
    query: byDeal,
    data: z.object({
      transId: id(),
      dealNo: z.string(),
      caseNo: z.string(),
      eSubId: id(),
      address: z.string(),
      type: z.enum(keysOf(dealTypes)),
      state: z.enum(keysOf(transactionStates)),
      /** For how many days it is overdue; null in any other state. */
      overdueDays: z.int().nullable(),
      signedOn: z.iso.date(),
      completedOn: z.iso.date().nullable(),
      person: z.object({ saNo: z.string(), name: z.string() }),
      /** Whether that person reported it. */
      isClosing: z.boolean(),
      /**
       * Whether the caller may open its papers and documents: the salesperson who reported it, but not staff in their portal, and finance.
       */
      opensPapers: z.boolean(),
      commissionCents: z.int(),
      /** My shares of it; zero if the deal was cancelled or fell through. */
      grossCents: z.int(),
      /** For a deal that fell through: the forfeited amount before GST, and my shares of it. */
      forfeited: z.object({ cents: z.int(), grossCents: z.int() }).nullable(),
      ownCents: z.int(),
      earnedCents: z.int(),
      paidCents: z.int(),
      /** None once the deal was cancelled. */
      shares: z.array(MyShare),
      invoices: z.array(Invoice),
      proFormas: z.array(ProForma),
      receipts: z.array(Receipt),
      payouts: z.array(Payout),
      reminders: z.array(Reminder),
      timeline: z.array(Event),
      entries: z.array(Entry),
    }),
  }),
  invoiceDetail: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/deal-submitted-invoice-detail',
    summary: 'The invoices and pro-forma invoices of a deal of mine.',
    query: byDeal,
    data: z.object({ rows: z.array(Invoice), proFormas: z.array(ProForma) }),
  }),
  receiptDetail: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/deal-submitted-receipt-detail',
    summary: 'The receipts of a deal of mine.',
    query: byDeal,
    data: z.object({ rows: z.array(Receipt) }),
  }),
  reminderDetail: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/deal-submitted-reminder-detail',
    summary: 'The reminders of a deal of mine.',
    query: byDeal,
    data: z.object({ rows: z.array(Reminder) }),
  }),
  taxInvoicePdf: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/download-tax-invoice',
    summary: 'The tax invoices of a deal that I reported as one PDF, by number; `invoiceId` picks one.',
    query: z.strictObject({ ...ofDeal, invoiceId: id().optional() }),
    file: pdf,
  }),
  proFormaPdf: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/download-profoma-invoice',
    summary: 'The pro-forma invoices of a deal that I reported as one PDF.',
    query: byDeal,
    file: pdf,
  }),
  receiptPdf: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/download-official-receipt',
    summary: 'A receipt of a deal that I reported as a PDF. What it paid of deals of others is one line.',
    query: z.strictObject({ ...ofDeal, commrcvID: id() }),
    file: pdf,
  }),
  reminderPdf: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/download-reminder',
    summary:
      'A reminder of a deal that I reported as a PDF: the first, second or final one, the newest of that type; `reminderId` picks one.',
    query: z.strictObject({
      ...ofDeal,
      type: z.enum(['1', '2', '3'], 'The type of a reminder is 1, 2 or 3.'),
      reminderId: id().optional(),
    }),
    file: pdf,
  }),
  documents: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/documents',
    summary: 'The checklist of a deal that I reported, with what was uploaded.',
    query: byDeal,
    data: Checklist,
  }),
  documentFile: endpoint({
    ...signedIn,
    method: 'GET',
    path: '/v1/my-production/documents/download',
    summary: 'A file of a deal that I reported.',
    query: z.strictObject({ ...ofDeal, fileId: id() }),
    file: uploadedMediaTypes,
  }),
  uploadDocument: endpoint({
    ...signedIn,
    method: 'POST',
    path: '/v1/my-production/documents/upload',
    summary: 'Adds a file to a line of the checklist of a deal that I reported.',
    body: z.strictObject({
      transId: id(),
      saNo: SaNo.optional(),
      documentId: text(20),
      partyUuid: id().optional(),
      uploadId: id().optional(),
    }),
    record: sentBack(RequiredDocument),
    data: Uploaded,
    upload: 'or-earlier',
    transaction: 'own',
    message: 'Upload Document successfully!',
    refuses: ['missing', 'forbidden'],
  }),
};
