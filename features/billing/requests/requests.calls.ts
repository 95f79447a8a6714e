import * as z from 'zod';
import { AccountInput, roles } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { requestKinds, requestFilters as states } from '../billing.words.ts';
import { amount, financeAlone } from '../parts.calls.ts';
import { requestFields } from './requests.words.ts';

export const requestList = listCalls(requestFields, {
  ...financeAlone,
  path: '/v1/finance/requests',
  summary: 'Credit notes on paid invoices, write-offs and refunds that were asked for, the newest first.',
  fileSummary: 'The list of requests as an Excel file, by the same filters.',
  filters: {
    /** The whole number of the invoice, receipt or voucher, or a part of a name: client, account holder or who asked. */
    search: text(80).optional(),
    state: z.enum(keysOf(states)).optional(),
    kind: z.enum(keysOf(requestKinds)).optional(),
  },
  sorts: { Prepared: 'preparedAt' },
  more: {
    /** The roles of those at the agency who have the name of the account's holder. */
    holderRoles: z.array(z.enum(roles)),
  },
});
export type MoneyRequest = z.output<typeof requestList.row>;

export const OpenRequest = requestList.row.pick({
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

const reason = requiredText(500);
const ofRequest = z.strictObject({ id: id() });

/** What gives money up or back needs two people. */
export const requestCalls = {
  requests: requestList.list,
  requestsSheet: requestList.file,
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
    secondWord: true,
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
