import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

const FailedJob = z.object({
  id: id(),
  name: z.string(),
  queuedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  problem: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

const RetriedJob = z.object({
  id: id(),
  name: z.string(),
  queuedAt: z.iso.datetime(),
  tries: z.number().int(),
  of: z.number().int(),
  nextAt: z.iso.datetime(),
  problem: z.string(),
});
export type RetriedJob = z.output<typeof RetriedJob>;

/** Since when the oldest mail waits, when one was last tried in vain, and when one left; null where none did. */
const MailQueue = z.object({
  waitingSince: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailQueue = z.output<typeof MailQueue>;

const which = z.strictObject({ id: id() });

/** Background jobs that failed at every try. */
export const jobCalls = {
  failedJobs: endpoint({
    method: 'GET',
    path: '/v1/failed-jobs',
    base: 'agency',
    who: 'admin',
    summary:
      'Jobs that failed at every try, the last first, those that failed and are tried again, the next first, at most 200 of each, and how mail goes.',
    data: z.object({ rows: z.array(FailedJob), retried: z.array(RetriedJob), mail: MailQueue }),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/v1/failed-jobs/{id}/retry',
    base: 'agency',
    who: 'admin',
    summary: 'Queues a failed job once more.',
    params: which,
    message: 'The job is queued again.',
  }),
  discardJob: endpoint({
    method: 'DELETE',
    path: '/v1/failed-jobs/{id}',
    base: 'agency',
    who: 'admin',
    confirmed: true,
    summary: 'Takes a failed job off the list for good.',
    params: which,
    message: 'The job is discarded.',
  }),
};
