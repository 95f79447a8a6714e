import * as z from 'zod';
import { transactionTypes } from '#features/esubmission/transaction.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text } from '#platform/contract/fields.ts';
import { completionDesks } from './words.ts';

const bothDesks = { base: 'agency', who: [...completionDesks] } as const;

export const deal = {
  completion: endpoint({
    ...bothDesks,
    method: 'GET',
    path: '/v1/finance/submissions/{id}/completion',
    summary: 'When the deal of a submission was complete, and why that can’t be recorded or corrected now.',
    params: z.strictObject({ id: id() }),
    data: z.object({
      dealId: id(),
      transactionType: z.enum(transactionTypes),
      completedOn: z.iso.date().nullable(),
      /** Null while the day may be recorded or corrected. */
      whyFixed: z.string().nullable(),
    }),
  }),
  complete: endpoint({
    ...bothDesks,
    method: 'PUT',
    path: '/v1/finance/deals/{id}/completion',
    summary:
      'Records the day on which a deal was complete, of a sale by its completion papers or with a reason. A correction replaces it until an invoice prints it.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({
      completedOn: day(),
      /** Of a sale without the completion account or the lawyer’s letter: how the day is known. */
      reason: text(500).default(''),
    }),
    data: z.object({ dealId: id(), completedOn: day() }),
    message: 'The completion is recorded.',
    refuses: ['conflict', 'missing'],
  }),
};
