import * as z from 'zod';
import type { RawContract } from '#platform/contract/raw-call.ts';

/** The stream of an open page: `notification` brings one, `read` says that some were read elsewhere. */
export const streamCalls = {
  stream: {
    method: 'GET',
    base: 'main',
    path: '/v1/notifications/stream',
    who: 'signed-in',
    notThroughPortal: true,
    summary: 'The caller’s notifications as they come (server-sent events). It ends after some ten minutes: ask again.',
    headers: z.object({}),
    streams: 'text/event-stream',
    status: 200,
  },
} satisfies RawContract;
