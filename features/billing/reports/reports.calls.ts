import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { Queue } from '#platform/contract/queue.ts';
import { agingFilters, agingGroups } from '../billing.words.ts';
import { CountAndSum, financeAlone } from '../parts.calls.ts';
import { type Lateness, lateness } from './late.rules.ts';

/** How many, over how much, and since when the oldest waits. */
const Waited = CountAndSum.extend({ oldest: z.iso.date().nullable() });

/** What waits for finance, by kind. */
export const Overview = z.object({
  waiting: Waited,
  ready: Waited,
  open: Waited,
  overdue: Waited,
  disputed: Waited,
  reminders: Waited,
  cheques: Waited,
  credit: Waited,
  bankLines: Waited,
  /** Lines of the bank that may have come in before. */
  possibleDuplicates: Waited,
  /** Money out that is to be confirmed as a payment of ours, or set aside. */
  debits: Waited,
  /** Approved refunds that no payout run has taken. */
  refunds: Waited,
  /** Requests that a second person decides. */
  approvals: Waited,
  /** Revisions of deals that a second person approves. They have a list of their own, and no one amount. */
  revisions: Waited.omit({ cents: true }),
  /** What salespeople asked for and wait for: reminders, and answers after the final one. */
  asked: Waited,
});
export type Overview = z.output<typeof Overview>;

const buckets = z.object(
  Object.fromEntries(keysOf(lateness).map((key) => [key, z.int()])) as Record<Lateness, z.ZodInt>,
);

/** How the money stands: four figures, on the home page and beside what waits. */
export const FinanceFigures = Overview.pick({ open: true, overdue: true, credit: true, waiting: true }).extend({
  /** What is open by how late it is. A bucket without an invoice is not there. */
  aging: buckets.partial(),
  /** The largest overdue invoice. */
  largest: z.object({ number: z.string(), cents: z.int() }).nullable(),
  /** The payout runs that are drawn up and not approved; null for who does not see payouts. */
  next: z.object({ count: z.int(), cents: z.int().nullable() }).nullable(),
});
export type FinanceFigures = z.output<typeof FinanceFigures>;

const by = z.enum(keysOf(agingGroups)).default('AGENT');
const aging = {
  by,
  search: text(80).optional(),
  /** Those alone of whose invoices something is overdue, disputed, or open in this bucket. */
  has: z.enum(keysOf(agingFilters)).optional(),
};
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Name a month, such as 2026-11.');

/** What finance and its auditors read. */
export const reportCalls = {
  overview: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/overview',
    summary: 'What waits for finance, by kind.',
    data: Overview.extend({
      ...FinanceFigures.shape,
      /** What waits in other rooms, with the list that has it. */
      others: z.array(Queue),
    }),
  }),
  aging: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/aging',
    summary:
      'What is open of invoices by how late it is, for each salesperson, team leader or client, the largest first, and what of it is disputed: by name, or those of whose invoices something is overdue, disputed or in a bucket.',
    query: z.strictObject({ ...pageQuery(['Total']), ...aging }),
    data: page(
      z.object({
        /** The salesperson's or leader's id, or the client's words; empty for salespeople without a leader. */
        key: z.string(),
        name: z.string(),
        buckets,
        totalCents: z.int(),
        /** What of it is disputed. */
        disputedCents: z.int(),
      }),
    ).extend({ sums: buckets, sumCents: z.int(), disputedCents: z.int() }),
  }),
  agingSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/aging/export',
    summary: 'The aging as an Excel file, by the same filters: a row each salesperson, team leader or client.',
    query: z.strictObject(aging),
  }),
  agingInvoicesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/aging/invoices/export',
    summary: 'Every open invoice by how late it is as an Excel file, in the order of its salesperson, team or client.',
    query: z.strictObject({ by }),
  }),
  completedDeals: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/completed-deals',
    summary: 'The residential deals that were completed in a month, by day, as the regulator asks for them.',
    query: z.strictObject({ ...pageQuery(['Completed']), month }),
    data: page(
      z.object({
        dealNo: z.string(),
        client: z.string(),
        transaction: z.string(),
        propertyType: z.string(),
        address: z.string(),
        completedOn: z.iso.date(),
        registrations: z.string(),
      }),
    ),
  }),
  completedSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/completed-deals/export',
    summary: 'The residential deals that were completed in a month, as an Excel file for the regulator.',
    query: z.strictObject({ month }),
  }),
};
