import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id } from '#platform/contract/fields.ts';

export const deal = {
  complete: endpoint({
    method: 'PUT',
    path: '/v1/finance/deals/{id}/completion',
    base: 'agency',
    who: ['desk:submissions', 'desk:finance'],
    summary: 'Records the day on which a deal was complete; a correction replaces it.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ completedOn: day() }),
    data: z.object({ dealId: id(), completedOn: day() }),
    message: 'The completion is recorded.',
    refuses: ['conflict', 'missing'],
  }),
};
