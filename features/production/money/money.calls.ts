import * as z from 'zod';
import { advanceStates, itemKinds } from '#features/payout/payout.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { listCalls, type RowIn, rowOf } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { daysAsked, Entry } from '../parts.calls.ts';
import { nextParts } from '../production.words.ts';
import { earnedFields } from './earned.words.ts';
import { receivedFields } from './received.words.ts';

export const Received = rowOf(earnedFields);
export type Received = z.output<typeof Received>;

/** Payments and deductions of one or several payouts. */
const Paid = {
  ownCents: z.int(),
  overridingCents: z.int(),
  gstCents: z.int(),
  feeCents: z.int(),
  /** Kept back for somebody else, such as a tax authority. */
  withheldCents: z.int(),
  recoveredCents: z.int(),
  advancedCents: z.int(),
  returnedCents: z.int(),
  writtenOffCents: z.int(),
  /** Net amount that reached my account. */
  cents: z.int(),
};

/** A payout to me, with its deductions. */
const PaidOut = z.object({
  lineId: id(),
  voucher: z.string().nullable(),
  paidOn: z.iso.date(),
  ...Paid,
  taxInvoice: z.string().nullable(),
});
export type PaidOut = z.output<typeof PaidOut>;

/** A payout with its items by deal, and its journal entries. */
const PaidDetail = PaidOut.extend({
  /** The number of the run, and the account that it was paid to. */
  run: z.string(),
  bank: z.string(),
  accountMasked: z.string(),
  items: z.array(
    z.object({
      source: id(),
      kind: z.enum(keysOf(itemKinds)),
      transId: id().nullable(),
      /** The deal's number, what a charge is for, or the voucher of the returned payment. */
      of: z.string(),
      /** Without the unit for a deal that somebody below closed; empty without a deal. */
      address: z.string(),
      clearedOn: z.iso.date(),
      cents: z.int(),
    }),
  ),
  entries: z.array(Entry),
});
export type PaidDetail = z.output<typeof PaidDetail>;

const NextItem = z.object({
  source: id(),
  kind: z.enum(keysOf(itemKinds)),
  transId: id().nullable(),
  /** The deal's number, what a charge is for, or the voucher of the returned payment. */
  of: z.string(),
  /** Without the unit for a deal that somebody below closed; empty without a deal. */
  address: z.string(),
  clearedOn: z.iso.date(),
  cents: z.int(),
  /** Reason of the hold; null if it is not held. */
  why: z.string().nullable(),
  /** The documents that it waits for, by name: of one's own deals, of the first twenty of the page that wait for some. */
  missing: z.array(z.string()),
  isHeldByFinance: z.boolean(),
  /** The pay day of the run that has taken it. */
  payDay: z.iso.date().nullable(),
});
export type NextItem = z.output<typeof NextItem>;

/** The filters of these lists: a whole number of a deal or paper, a part of an address, and days. */
const filters = { search: text(60).optional(), ...daysAsked };

const earnedList = listCalls(earnedFields, {
  who: 'signed-in',
  path: '/v1/my-production/search-payout-deal',
  summary: 'What I earned by money that came in, the newest first, and when it was paid to me. Staff have none.',
  fileSummary: 'What I earned as an Excel file, by the filters of the list.',
  filters: { ...filters, state: z.enum(['PAID', 'NOT_PAID']).optional() },
  sorts: { Received: 'receivedOn' },
  beside: {
    totals: z.object({
      /** Sum over all rows of the filters. */
      earnedCents: z.int(),
      /** Paid part of it, before fees, withheld amounts and recovered advances. */
      paidCents: z.int(),
      /** Deductions from coming payouts. */
      feesDueCents: z.int(),
      withheldDueCents: z.int(),
      advanceLeftCents: z.int(),
      /** Written-off part of my debt. */
      writtenOffCents: z.int(),
      /** GST of earlier payments, which goes back with what I owe. */
      gstBackCents: z.int(),
    }),
    /** Sums for the other filters regardless of the state, so that paid and unpaid are parts of them. */
    ofAnyState: z.object({ earnedCents: z.int(), paidCents: z.int() }),
  },
});

const receivedList = listCalls(receivedFields, {
  who: 'signed-in',
  path: '/v1/my-production/search-received-deal',
  summary: 'What clients paid of my shares, by receipt and deal, the newest first. Staff have none.',
  fileSummary: 'What clients paid of my shares as an Excel file, by the filters of the list.',
  filters,
  sorts: { Day: 'receivedOn' },
  beside: { totals: z.object({ cents: z.int(), ownCents: z.int() }) },
});

export type FromClient = RowIn<typeof receivedList.list>;

/** Payments by clients, my earnings, and their payouts. */
export const receivedCalls = {
  payoutDeal: earnedList.list,
  payoutDealSheet: earnedList.file,
  received: receivedList.list,
  receivedSheet: receivedList.file,
  paidOut: endpoint({
    method: 'GET',
    path: '/v1/my-production/search-payout',
    who: 'signed-in',
    summary: 'The payouts that reached me, the newest first, with what was added and taken. Staff have none.',
    query: z.strictObject({ ...pageQuery(['Day'], 20), ...filters }),
    data: page(PaidOut).extend({ totals: z.object(Paid) }),
  }),
  paidOutSheet: endpoint({
    ...asSheet,
    who: 'signed-in',
    path: '/v1/my-production/search-payout/export',
    summary: 'The payouts that reached me as an Excel file, by the filters of the list.',
    query: z.strictObject(filters),
  }),
  paidDetail: endpoint({
    method: 'GET',
    path: '/v1/my-production/view-payout/{id}',
    who: 'signed-in',
    summary:
      'A payout that reached me: what it paid by deal, what was added and taken, and its entries in the journal.',
    params: z.strictObject({ id: id() }),
    data: PaidDetail,
    refuses: ['missing'],
  }),
  advances: endpoint({
    method: 'GET',
    path: '/v1/my-production/advances',
    who: 'signed-in',
    summary: 'My advances, the newest first, and what later payouts are still to recover of each. Staff have none.',
    data: z.object({
      rows: z.array(
        z.object({
          advanceId: id(),
          transId: id(),
          dealNo: z.string(),
          state: z.enum(keysOf(advanceStates)),
          /** Null until a payout brings it. */
          paidOn: z.iso.date().nullable(),
          cents: z.int(),
          leftCents: z.int(),
        }),
      ),
    }),
  }),
  nextPayout: endpoint({
    method: 'GET',
    path: '/v1/my-production/next-payout',
    who: 'signed-in',
    summary:
      'What I was not paid yet: what the next payout pays or takes, and what is held with the reason. Sums are of all of it. Staff have none.',
    query: z.strictObject({ ...pageQuery(['Since'], 20), show: z.enum(keysOf(nextParts)).optional() }),
    data: page(NextItem).extend({
      /** Pay day of the prepared run; otherwise the pay day after the cut-off that includes the ready items. */
      payDay: z.iso.date(),
      /** Earnings that passed all checks, before fees and withheld amounts. */
      readyCents: z.int(),
      /** Fees, GST included, that it takes. */
      feeCents: z.int(),
      /** Amount withheld for somebody else. */
      withheldCents: z.int(),
      heldCents: z.int(),
      /** How many earnings are ready, and how many are held. */
      ready: z.int(),
      held: z.int(),
      /** Sum of the items shown. */
      totals: z.object({ cents: z.int() }),
    }),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/v1/my-production/payout-statement/{id}',
    who: 'signed-in',
    summary: 'My payout statement as a PDF.',
    params: z.strictObject({ id: id() }),
    file: ['application/pdf'],
  }),
  taxInvoice: endpoint({
    method: 'GET',
    path: '/v1/my-production/self-billed-invoice/{id}',
    who: 'signed-in',
    summary: 'The tax invoice that the agency made for my GST, as a PDF.',
    params: z.strictObject({ id: id() }),
    file: ['application/pdf'],
  }),
};
