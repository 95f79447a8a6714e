import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import type { RawCall } from '#platform/contract/raw-call.ts';
import { apiDocument } from '#platform/server/http/api-document.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { rawContracts } from './server-rooms.ts';

/** The checks of access.test.ts and bad-input.test.ts for calls without the envelope, over a real port. */

const calls = Object.entries(rawContracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, RawCall] => [`${feature}.${key}`, call]),
);

let app: TestApp;
let base: string;
let owner: Client;
let stranger: Client;
let others: Client[];

beforeAll(async () => {
  app = await testApp();
  base = await app.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await app.signIn(await app.aSalesperson());
  stranger = await app.signIn(await app.aSalesperson());
  const desks = ['submissions', 'finance', 'compliance', 'content', 'people'] as const;
  others = [
    await app.signIn(await app.anAdmin()),
    ...(await Promise.all(desks.map(async (desk) => app.signIn(await app.aStaff(desk))))),
  ];
}, 60_000);

type RawRequest = { id?: string; headers?: Record<string, string>; body?: Buffer };

const send = (who: Client, call: RawCall, { id = crypto.randomUUID(), headers = {}, body }: RawRequest = {}) =>
  fetch(base + addressOf(call).replace('{id}', encodeURIComponent(id)), {
    method: call.method,
    headers: {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      'tus-resumable': '1.0.0',
      ...(call.consumes ? { 'content-type': call.consumes } : {}),
      ...headers,
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  });

/** Begins an upload of nine bytes as the owner. */
const begun = async () => {
  const metadata = `filename ${Buffer.from('scan.pdf').toString('base64')}`;
  const begin = calls.find(([name]) => name === 'media.beginUpload')?.[1] as RawCall;
  const answer = await send(owner, begin, { headers: { 'upload-length': '9', 'upload-metadata': metadata } });
  expect(answer.status).toBe(begin.status);
  return answer.headers.get('location')?.split('/').at(-1) ?? '';
};

const words = async (call: RawCall, answer: Response) =>
  call.method === 'HEAD' ? undefined : ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;

test('the API document has each of them', async () => {
  const { paths } = await apiDocument([], rawContracts);
  for (const [name, call] of calls)
    expect(paths?.[addressOf(call)]).toMatchObject({
      // The operation id of a HEAD is made by the document itself.
      [call.method.toLowerCase()]: {
        operationId: expect.stringContaining(name),
        responses: { [call.status]: expect.anything() },
      },
    });
});

describe.each(calls)('%s', (_name, call) => {
  test('asks for a session, and is shut to other roles', async () => {
    const nobody = await send(app.anyone as Client, call);
    expect(nobody.status).toBe(401);
    for (const client of others.filter(({ person }) => !mayEnter(person, call.who)))
      expect((await send(client, call)).status, client.person.desks.join()).toBe(403);
  });

  test('does not show a stranger that another’s upload exists, and does not change it', async () => {
    if (!call.params) return;
    const id = await begun();
    const answer = await send(stranger, call, { id, headers: { 'upload-offset': '0' } });
    expect(answer.status).toBe(404);
    if (call.method !== 'HEAD') expect(await words(call, answer)).toBe('This upload could not be found.');
    const [, headCall] = calls.find(([, { method }]) => method === 'HEAD') ?? [];
    expect((await send(owner, headCall as RawCall, { id })).headers.get('upload-offset')).toBe('0');
  });

  test('answers headers that are too large in words', async () => {
    const large = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`x-${name}`, 'x'.repeat(5_000)]));
    const answer = await send(owner, call, { headers: large });
    expect(answer.status).toBe(431);
    if (call.method !== 'HEAD') expect(await words(call, answer)).toContain('larger than the server takes');
  });

  test('answers bad input in words, and never fails', async () => {
    const id = await begun();
    const bad = fc.constantFrom('', '-1', '1e9', 'NaN', '9'.repeat(30), 'x'.repeat(5_000), '0; drop', '%00', '../../x');
    const anyInput = fc.record({
      id: fc.constantFrom(id, '..', '../../etc/passwd', '%2e%2e', 'x'.repeat(150), `${id}.json`),
      headers: fc.dictionary(
        fc.constantFrom('upload-length', 'upload-offset', 'upload-metadata', 'upload-defer-length', 'tus-resumable'),
        bad,
      ),
      body: fc.constantFrom(undefined, ...(call.consumes ? [Buffer.alloc(10), Buffer.alloc(1)] : [])),
    });
    await fc.assert(
      fc.asyncProperty(anyInput, async (input) => {
        const answer = await send(owner, call, input as RawRequest);
        expect(answer.status, JSON.stringify(input)).toSatisfy(
          (status: number) => status < 400 || (status < 500 && status >= 400) || status === 501,
        );
        if (answer.status >= 400) expect((await words(call, answer))?.length ?? 9).toBeGreaterThan(5);
        else await answer.body?.cancel();
      }),
      { numRuns: 60 },
    );
  });
});
