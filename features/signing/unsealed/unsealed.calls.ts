import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

const place = '/v1/compliance/unsealed-documents';

/** Documents signed more than half an hour ago and not sealed. */
const Unsealed = z.object({
  requestId: id(),
  title: z.string(),
  about: z.string(),
  recipientName: z.string(),
  signedAt: z.iso.datetime(),
  /** When the sealing was queued last, if it was since. */
  triedAt: z.iso.datetime().nullable(),
});

export const unsealedCalls = {
  unsealed: endpoint({
    method: 'GET',
    path: place,
    who: 'compliance',
    summary: 'What customers have signed and could not be sealed, the longest ago first; at most 50.',
    data: z.object({ count: z.int(), rows: z.array(Unsealed) }),
  }),
  sealAgain: endpoint({
    method: 'POST',
    path: `${place}/{id}/seal`,
    who: 'compliance',
    summary: 'Queues the sealing of a signed document again.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({}),
    message: 'The document is sealed in the background. It leaves this list then.',
    refuses: ['missing', 'conflict'],
    limit: 60,
  }),
};
