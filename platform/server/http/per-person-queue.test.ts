import { setImmediate as nextTurn } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/actor.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { readConfig } from '../config.ts';
import type { Services } from '../context.ts';
import { sendFailure } from './answer.ts';
import { implement } from './implement.ts';
import { mount } from './mount.ts';

const calls = {
  slow: endpoint({ method: 'GET', path: '/v1/slow', who: 'signed-in', summary: '' }),
  open: endpoint({ method: 'GET', path: '/v1/open', who: 'public', summary: '' }),
  paper: endpoint({ method: 'GET', path: '/v1/paper', who: 'signed-in', summary: '', file: ['text/plain'] }),
};

const actorOf = (userId: string): Actor => ({
  userId,
  userName: userId,
  role: 'salesperson',
  desks: [],
  via: 'password',
  sessionId: '',
});

let app: FastifyInstance;
/** Those whose call is under way, and what ends one each. */
let begun: string[];
let endings: (() => void)[];

beforeEach(async () => {
  begun = [];
  endings = [];
  const work = async ({ actor }: { actor: Actor | null }) => {
    begun.push(actor?.userId ?? 'anyone');
    await new Promise<void>((resolve) => endings.push(resolve));
  };
  app = fastify();
  atEndOfFile(() => app.close());
  await app.register(cookie);
  app.decorateRequest('who');
  app.decorateRequest('via');
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  const handlers = {
    slow: async (at: { actor: Actor }) => void (await work(at)),
    open: async (at: { actor: Actor | null }) => void (await work(at)),
    paper: async (at: { actor: Actor }) => {
      await work(at);
      return { name: 'x.txt', contentType: 'text/plain', body: Buffer.from('x') };
    },
  };
  mount(app, implement('x', calls, handlers), { config: readConfig({}) } as Services, {
    authenticate: async (token) => actorOf(token.slice(0, token.indexOf('-'))),
    noteCall: async () => undefined,
    requireConfirmed: async () => undefined,
  });
});

const ask = (who: string, url = '/api/v1/slow') =>
  app.inject({ url, headers: { authorization: `Bearer ${who}-with-a-token-that-is-long` } });
const many = (count: number, ...parameters: Parameters<typeof ask>) =>
  Array.from({ length: count }, () => ask(...parameters));
/** Lets everything go on that can, and counts whose calls began. */
const begunOf = async (who: string) => {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  return begun.filter((each) => each === who).length;
};
const endAll = async (answers: Promise<{ statusCode: number }>[]) => {
  const done = Promise.all(answers);
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  while (!isDone) {
    endings.splice(0).forEach((end) => {
      end();
    });
    await nextTurn();
  }
  return (await done).map(({ statusCode }) => statusCode);
};

it('a person has four calls done at a time, and the others wait for one to end', async () => {
  const hers = many(24, 'hannah');
  expect(await begunOf('hannah')).toBe(4);
  endings.shift()?.();
  expect(await begunOf('hannah')).toBe(5);
  expect(new Set(await endAll(hers))).toEqual(new Set([200]));
});

it('whoever sends many keeps nobody else waiting', async () => {
  const hers = many(24, 'hannah');
  await begunOf('hannah');
  const his = ask('rajesh');
  expect(await begunOf('rajesh')).toBe(1);
  await endAll([...hers, his]);
});

it('a person’s files and what is open to anyone take no turn', async () => {
  const hers = many(6, 'hannah');
  await begunOf('hannah');
  const papers = many(3, 'hannah', '/api/v1/paper');
  const open = Array.from({ length: 9 }, () => app.inject({ url: '/api/v1/open' }));
  expect([await begunOf('hannah'), await begunOf('anyone')]).toEqual([7, 9]);
  await endAll([...hers, ...papers, ...open] as Promise<{ statusCode: number }>[]);
});

it('beyond a hundred that wait, a call is refused with the time to wait', async () => {
  const hers = many(104, 'hannah');
  await begunOf('hannah');
  const refused = await ask('hannah');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().errors[0].message).toBe('Too many of your requests are waiting. Wait a moment and try again.');
  expect(new Set(await endAll(hers))).toEqual(new Set([200]));
  expect(begun).toHaveLength(104);
});
