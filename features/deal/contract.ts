import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text } from '#platform/contract/fields.ts';

export const deal = {
  complete: endpoint({
    method: 'PUT',
    path: '/v1/finance/deals/{id}/completion',
    base: 'agency',
    who: ['desk:submissions', 'desk:finance'],
    summary:
      'Records the day on which a deal was complete, of a sale by its completion papers or with a reason. A correction replaces it until an invoice prints it.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({
      completedOn: day(),
      /** Of a sale without the completion account or the lawyer's letter: how the day is known. */
      reason: text(500).default(''),
    }),
    data: z.object({ dealId: id(), completedOn: day() }),
    message: 'The completion is recorded.',
    refuses: ['conflict', 'missing'],
  }),
};
