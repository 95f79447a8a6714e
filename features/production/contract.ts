import * as z from 'zod';
import { earningKinds } from '#features/payout/words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';

const Received = z.object({
  earningId: id(),
  /** The deal. */
  transId: id(),
  dealNo: z.string(),
  /** Null for a deal that somebody below closed. */
  eSubId: id().nullable(),
  /** Without the unit for a deal that somebody below closed. */
  address: z.string(),
  kind: z.enum(keysOf(earningKinds)),
  /** The receipt, and the day on which its money came in. */
  /** Null where a split was worked out anew: no receipt is behind that. */
  commrcvID: id().nullable(),
  receivedOn: z.iso.date(),
  cents: z.int(),
  /** When it was paid to me; null until then. */
  paidOn: z.iso.date().nullable(),
  /** When the bank returned the payment, while it is not paid again. */
  returnedOn: z.iso.date().nullable(),
  /** My payout statement, once the run is approved. */
  voucher: z.string().nullable(),
  lineId: id().nullable(),
  /** The tax invoice that the agency made for my GST. */
  taxInvoice: z.string().nullable(),
});
export type Received = z.output<typeof Received>;

/** What a salesperson sees of their own money. */
export const production = {
  payoutDeal: endpoint({
    method: 'GET',
    path: '/v1/my-production/search-payout-deal',
    who: 'signed-in',
    summary: 'What I earned by money that came in, the newest first, and when it was paid to me. Staff have none.',
    query: z.strictObject({
      ...pageQuery(['Received'], 20),
      state: z.enum(['PAID', 'NOT_PAID']).optional(),
    }),
    data: page(Received).extend({
      totals: z.object({
        earnedCents: z.int(),
        /** What of it was paid out, before fees and what went to advances. */
        paidCents: z.int(),
        /** What the next payouts are less by. */
        feesDueCents: z.int(),
        advanceLeftCents: z.int(),
        /** What the agency gave up of what I owed. */
        writtenOffCents: z.int(),
      }),
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
