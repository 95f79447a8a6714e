import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

const Mail = z.object({ id: z.string(), date: z.string(), to: z.string(), subject: z.string() });

export const outboxCalls = {
  outbox: endpoint({
    method: 'GET',
    path: '/v1/outbox',
    who: 'public',
    summary: 'Mail that was written instead of sent, newest first; in demo mode only.',
    data: z.array(Mail),
    refuses: ['missing'],
  }),
  outboxMail: endpoint({
    method: 'GET',
    path: '/v1/outbox/{id}',
    who: 'public',
    summary: 'One mail of the outbox; in demo mode only.',
    params: z.strictObject({ id: z.string().max(200) }),
    data: Mail.extend({ text: z.string(), html: z.string(), links: z.array(z.string()) }),
  }),
};
