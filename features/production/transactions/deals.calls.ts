import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { rowOf } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import { daysAsked, sheetCall } from '../parts.calls.ts';
import { countings, dealTypes, transactionStates } from '../production.words.ts';
import { transactionFields } from './transactions.words.ts';

const Transaction = rowOf(transactionFields);
export type Transaction = z.output<typeof Transaction>;

const sorts = { Submitted: 'submittedOn', Signed: 'signedOn', Commission: 'grossCents' } as const;

/**
 * The filters of the list. `by` selects the figure of the rows: cases by the day of their first submission, without cancelled or rejected
 * ones, or current deals, or those with a part for me, by the day of signing. Without it, days are those of the submission.
 */
const dealFilters = {
  search: text(60).optional(),
  by: z.enum(keysOf(countings)).optional(),
  ...daysAsked,
  type: z.enum(keysOf(dealTypes)).optional(),
  state: z.enum(keysOf(transactionStates)).optional(),
};
export const DealFilters = z.strictObject(dealFilters);
export type DealFilters = z.output<typeof DealFilters>;

const Sum = z.object({
  count: z.int(),
  submittedCents: z.int(),
  grossCents: z.int(),
  ownCents: z.int(),
  receivedCents: z.int(),
});

/** The transactions of a salesperson, from Submitted on. */
export const dealCalls = {
  deals: endpoint({
    method: 'GET',
    path: '/v1/my-production/search-deal-submitted',
    who: 'signed-in',
    summary: 'My transactions from their submission on, with the sums of all that the filters find. Staff have none.',
    query: z.strictObject({ ...pageQuery(keysOf(sorts), 20, sorts), ...dealFilters }),
    data: page(Transaction).extend({ totals: Sum }),
  }),
  dealReport: endpoint({
    method: 'GET',
    path: '/v1/my-production/deal-submitted-report',
    who: 'signed-in',
    summary: 'The sums of my transactions by month of submission, by type and by state.',
    query: DealFilters,
    data: z.object({
      totals: Sum,
      months: z.array(Sum.extend({ month: z.string() })),
      types: z.array(Sum.extend({ type: z.enum(keysOf(dealTypes)) })),
      states: z.array(Sum.extend({ state: z.enum(keysOf(transactionStates)) })),
    }),
  }),
  dealSheet: endpoint({
    method: 'POST',
    path: '/v1/my-production/deal-submitted-report',
    who: 'signed-in',
    summary: 'My transactions as an Excel file, by the filters of the list.',
    body: DealFilters,
    file: [sheetMediaType],
    ...sheetCall,
  }),
};
export type DealSum = z.output<typeof Sum>;
