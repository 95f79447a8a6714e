import * as z from 'zod';
import { AccountInput, roles } from '#features/people/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { requestKinds, requestStates, requestFilters as states } from '../words.ts';
import { amount, financeAlone } from './parts.ts';

/** What somebody asks for, and somebody else approves. */
const MoneyRequest = z.object({
  requestId: id(),
  kind: z.enum(keysOf(requestKinds)),
  state: z.enum(keysOf(requestStates)),
  /** The number of the invoice or receipt that it is about. */
  about: z.string(),
  /** Who pays or is paid. */
  party: z.string(),
  cents: z.int(),
  reason: z.string(),
  preparedById: id(),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  /** The voucher of a refund, once it is paid. */
  number: z.string().nullable(),
  /** The account that a refund goes to. */
  bank: z.string().nullable(),
  holder: z.string().nullable(),
  accountMasked: z.string().nullable(),
  /** The day of the bank's line that the receipt of a refund is matched with; null without one. */
  bankDay: z.iso.date().nullable(),
  /** Whether the account of a refund is in another name than the payer's. */
  isOtherHolder: z.boolean(),
  /** The roles of those at the agency who have the name of the account's holder. */
  holderRoles: z.array(z.enum(roles)),
  /** When the receipt of a refund was taken back. */
  takenBackOn: z.iso.date().nullable(),
  /** Whether a payout run has taken a refund that is not paid yet. */
  isInRun: z.boolean(),
  paidOn: z.iso.date().nullable(),
});
export type MoneyRequest = z.output<typeof MoneyRequest>;

export const OpenRequest = MoneyRequest.pick({
  requestId: true,
  about: true,
  party: true,
  kind: true,
  cents: true,
  reason: true,
  preparedById: true,
  preparedBy: true,
  bank: true,
  holder: true,
  accountMasked: true,
  bankDay: true,
  isOtherHolder: true,
  holderRoles: true,
  takenBackOn: true,
});
export type OpenRequest = z.output<typeof OpenRequest>;

const requestFilters = {
  /** The whole number of the invoice, receipt or voucher, or a part of a name: client, account holder or who asked. */
  search: text(80).optional(),
  state: z.enum(keysOf(states)).optional(),
  kind: z.enum(keysOf(requestKinds)).optional(),
};

const reason = requiredText(500);
const ofRequest = z.strictObject({ id: id() });

/** What gives money up or back needs two people. */
export const requestCalls = {
  requests: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/requests',
    summary: 'Credit notes on paid invoices, write-offs and refunds that were asked for, the newest first.',
    query: z.strictObject({ ...pageQuery(['Prepared']), ...requestFilters }),
    data: page(MoneyRequest).extend({ sums: sumsOf('cents') }),
  }),
  requestsSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/requests/export',
    summary: 'The list of requests as an Excel file, by the same filters.',
    query: z.strictObject(requestFilters),
  }),
  prepareRequest: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/requests',
    summary:
      'Asks for a credit note on a paid invoice, a write-off of what is open, or a refund of a payer’s credit. Somebody else approves it.',
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('CREDIT'), invoiceId: id(), reason }),
      z.strictObject({ kind: z.literal('WRITE_OFF'), invoiceId: id(), reason }),
      z.strictObject({ kind: z.literal('REFUND'), receiptId: id(), cents: amount, account: AccountInput, reason }),
    ]),
    data: z.object({ requestId: id() }),
    message: 'It waits for a second person to approve it.',
    refuses: ['conflict', 'missing'],
  }),
  approveRequest: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/requests/{id}/approval',
    summary:
      'Approves what somebody else asked for. It is done and posted at once; a refund is paid by the next payout run.',
    params: ofRequest,
    message: 'It is approved.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  declineRequest: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/requests/{id}',
    summary: 'Declines what was asked for, or takes it back; also an approved refund that no payout run has taken.',
    params: ofRequest,
    message: 'The request is declined.',
    refuses: ['conflict', 'missing'],
  }),
  refundAccount: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/requests/{id}/account-number',
    summary: 'The full number of the account that a refund goes to. Who looks at it is recorded.',
    params: ofRequest,
    data: z.object({ number: z.string() }),
    refuses: ['missing'],
  }),
};
