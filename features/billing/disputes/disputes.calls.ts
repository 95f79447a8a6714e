import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText, text } from '#platform/contract/fields.ts';
import { financeAlone } from '../parts.calls.ts';

const ofInvoice = z.strictObject({ id: id() });

/** The mark that a client disputes an invoice. It moves no money. */
export const disputeCalls = {
  disputeInvoice: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/invoices/{id}/dispute',
    summary: 'Marks an open invoice as disputed, with the reason. No reminder of it is made while it is.',
    params: ofInvoice,
    command: true,
    body: z.strictObject({ reason: requiredText(200) }),
    message: 'The invoice is marked as disputed.',
    refuses: ['conflict', 'missing'],
  }),
  resolveDispute: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/invoices/{id}/dispute/resolution',
    summary: 'Takes the mark off a disputed invoice, with a note of how the dispute ended if there is one.',
    params: ofInvoice,
    command: true,
    body: z.strictObject({ note: text(500).default('') }),
    message: 'The dispute is resolved.',
    refuses: ['conflict', 'missing'],
  }),
};
