import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { performApart } from '../in-thread.ts';

/** A thread for the test, with a call for each way in which one may end. */

const call = { method: 'GET', path: '/v1/x', who: 'signed-in', summary: '' } as const;
const calls = {
  answers: endpoint({ ...call, data: z.object({ by: z.string(), address: z.string(), query: z.unknown() }) }),
  refuses: endpoint(call),
  fails: endpoint(call),
  crashes: endpoint(call),
  reads: endpoint({
    ...call,
    method: 'POST',
    upload: true,
    transaction: 'own',
    data: z.object({ name: z.string(), text: z.string() }),
  }),
};

const lost = () => Object.assign(new Error('The lock was not there in time.'), { code: '55P03' });

const routes = implement('x', calls, {
  answers: ({ actor, address }, { query }) => ({ by: actor.userName, address, query, secret: 'undeclared' }),
  refuses: () => {
    throw new Refusal('x.conflict', 'Not now.', { field: 'day', detail: { now: 3 }, retryAfter: 2 });
  },
  fails: () => {
    throw new Error('Failed query', { cause: lost() });
  },
  reads: async (_, { file }) => ({ name: file.fileName, text: await text(file.source) }),
  // What nobody catches ends the thread.
  crashes: () =>
    new Promise<undefined>(() => {
      setImmediate(() => {
        throw new Error('nobody catches this');
      });
    }),
});

performApart(routes, {} as Services, { requireConfirmed: async () => undefined, close: async () => undefined });
