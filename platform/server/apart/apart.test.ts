import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import type { Actor } from '#platform/contract/actor.ts';
import { readConfig } from '../config.ts';
import type { IncomingFile } from '../http/files.ts';
import { openLog } from '../log.ts';
import { openApart } from './apart.ts';

const setup = { config: readConfig({}), url: 'postgres://nowhere' };
const apart = openApart(new URL('./rig/calls.ts', import.meta.url), setup, openLog('silent'));
afterAll(apart.close);

const actor: Actor = {
  userId: 'u1',
  userName: 'lay.hoon',
  role: 'staff',
  desks: ['finance'],
  via: 'password',
  sessionId: 's1',
};
const run = (name: string, file?: IncomingFile) =>
  apart.run(`x.${name}`, {
    actor,
    origin: { requestId: 'r1', address: '10.0.0.1', userAgent: 'test' },
    input: { params: undefined, query: { cutOff: '2026-11-24' }, body: undefined, ...(file && { file }) },
  });

it('answers with what the contract declares, for whoever calls', async () => {
  expect(await run('answers')).toEqual({ by: 'lay.hoon', address: '10.0.0.1', query: { cutOff: '2026-11-24' } });
});

it('has the file that came with a call', async () => {
  const source = Readable.from([Buffer.from('one, '), Buffer.from('two')]);
  expect(await run('reads', { fileName: 'a.csv', source })).toEqual({ name: 'a.csv', text: 'one, two' });
});

it('fails with what ends a file before it is there', async () => {
  const source = Readable.from(
    (function* () {
      yield Buffer.from('one');
      throw new Error('The connection is gone.');
    })(),
  );
  await expect(run('reads', { fileName: 'a.csv', source })).rejects.toThrow('The connection is gone.');
});

it('refuses as it would in the server itself', async () => {
  await expect(run('refuses')).rejects.toMatchObject({
    code: 'x.conflict',
    message: 'Not now.',
    status: 409,
    detail: { now: 3 },
    retryAfter: 2,
    errors: [{ message: 'Not now.', code: 'x.conflict', field: 'day' }],
  });
});

it('fails with the code of the database, by which the server says what to do', async () => {
  await expect(run('fails')).rejects.toMatchObject({ message: 'Failed query', cause: { code: '55P03' } });
});

it('that crashes over a call fails those under way, and the next call has a new thread', async () => {
  const both = [run('crashes'), run('crashes')];
  for (const each of both) await expect(each).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  expect(await run('answers')).toMatchObject({ by: 'lay.hoon' });
});

it('does several calls, and each caller gets their own answer', async () => {
  const answers = await Promise.allSettled([run('answers'), run('refuses'), run('answers')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('that is closed ends, and ending twice is once', async () => {
  await run('answers');
  await Promise.all([apart.close(), apart.close()]);
});
