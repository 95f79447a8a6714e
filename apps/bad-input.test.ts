import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Answer, Client } from '#test/people.ts';
import { examples, type Fixture } from './access-examples.ts';
import { contracts } from './contracts.ts';

/** Every call fed what no form would send, from the contracts: 4xx that says what is wrong, never 500. */

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${feature}.${key}`, call]),
);

let app: TestApp;
let fixture: Fixture;
let clients: Client[];

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signIn(await app.aSalesperson());
  const draft = await anEsubmission(owner);
  const [other] = (await (await app.signIn(owner.person)).get('/api/v1/users/sessions')).body.data;
  fixture = {
    ...draft,
    ...(await aHeldCompany(owner, draft)),
    userId: owner.person.userId,
    password: app.password,
    otherSessionId: other.sessionId,
  };
  clients = [owner, await app.signIn(await app.aStaff('submissions')), await app.signIn(await app.anAdmin())];
}, 60_000);

const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  "'; DROP TABLE person;--",
  '<script>',
  '../../etc/passwd',
  '{{7*7}}',
  'x'.repeat(70_000),
  [],
  {},
  [[]],
  { __proto__: null },
  { constructor: { prototype: {} } },
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  '2026-02-30',
  'NaN',
  '１２３４５６',
];
const anything = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 }));

/** The example with one or more of its fields replaced, dropped, or joined by another. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return anything;
  const keys = Object.keys(value);
  const changed = fc.tuple(fc.constantFrom(...keys, 'role', 'createdBy', 'status'), anything);
  return fc.oneof(
    anything,
    changed.map(([key, bad]) => ({ ...value, [key]: bad })),
    fc
      .constantFrom(...keys, '')
      .map((key) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== key))),
  );
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';
const asQuery = (query: unknown) => {
  if (typeof query !== 'object' || query === null) return `?${encodeURIComponent(textOf(query).toWellFormed())}`;
  return `?${Object.entries(query)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(textOf(value).toWellFormed())}`)
    .join('&')}`;
};

const send = (
  client: Client,
  call: Endpoint,
  given: { params: unknown; query: unknown; body: unknown },
): Promise<Answer> => {
  const params = (given.params ?? {}) as Record<string, unknown>;
  const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(
      textOf(params[key] ?? 'x')
        .slice(0, 150)
        .toWellFormed(),
    ),
  );
  const url = path + (call.query ? asQuery(given.query) : '');
  if (call.upload) {
    const fields = Object.fromEntries(
      Object.entries((given.body ?? {}) as object).map(([key, value]) => [key, textOf(value)]),
    );
    return client.upload(url, fields, { name: 'x.pdf', bytes: Buffer.from('not a pdf') });
  }
  if (call.method === 'GET') return client.get(url);
  if (call.method === 'DELETE') return client.delete(url);
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(given.body) ?? '';
  return client[call.method.toLowerCase() as 'post' | 'put' | 'patch'](url, body, json);
};

const allowed = new Set([200, 400, 403, 404, 409, 413, 415, 422, 429]);

describe.each(calls)('%s', (name, call) => {
  test('answers bad input in words, and never fails', async () => {
    const client = clients.find(({ person }) => mayEnter(person, call.who)) ?? app.anyone;
    const example = examples[name]?.(fixture) ?? {};
    const input = fc.record({
      params: call.params ? spoiled(example.params ?? {}) : fc.constant({}),
      query: call.query ? spoiled(example.query ?? {}) : fc.constant({}),
      body: call.body ? spoiled(example.body ?? {}) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        if (name === 'identity.logout') return;
        const { status, body } = await send(client, call, given);
        expect(allowed, `${status} ${JSON.stringify(body).slice(0, 300)}`).toContain(status);
        if (status !== 200) expect(body.errors[0].message.length).toBeGreaterThan(5);
      }),
      { numRuns: 40 },
    );
  });

  if (call.query) {
    test('refuses a parameter given twice, and one it does not know', async () => {
      const client = clients.find(({ person }) => mayEnter(person, call.who)) ?? app.anyone;
      const example = examples[name]?.(fixture) ?? {};
      const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => example.params?.[key] ?? '');
      const known = Object.keys((call.query as z.ZodObject).shape)[0] ?? '';
      const method = call.method === 'DELETE' ? 'delete' : 'get';
      const twice = await client[method](`${path}?${known}=1&${known}=2`);
      expect(twice.status).toBe(400);
      const unknown = await client[method](`${path}?nonsense=1`);
      expect(unknown.status).toBe(400);
      expect(JSON.stringify(unknown.body.errors)).toContain(
        Object.keys(example.query ?? {}).length > 0 ? '' : 'nonsense',
      );
    });
  }

  if (call.body && !call.upload) {
    test('refuses what is not JSON, too large, or reaches for the prototype', async () => {
      const client = clients.find(({ person }) => mayEnter(person, call.who)) ?? app.anyone;
      const example = examples[name]?.(fixture) ?? {};
      const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => example.params?.[key] ?? '');
      const raw = (body: string, type = 'application/json') =>
        client[call.method.toLowerCase() as 'post' | 'put' | 'patch'](path, body, { 'content-type': type });
      expect((await raw('{"a":')).status).toBe(400);
      expect((await raw('{"__proto__": {"role": "admin"}}')).status).toBe(400);
      expect((await raw('a=1', 'text/plain')).status).toBe(415);
      expect((await raw(JSON.stringify({ a: 'x'.repeat(1_100_000) }))).status).toBe(413);
    });
  }
});

test('a path that can’t be decoded is a 400 in the envelope', async () => {
  const { status, body } = await app.anyone.get('/api/%');
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, data: null });
});

test('the schemas of inputs are strict', () => {
  const loose = calls.filter(([, { query, params, body }]) =>
    [query, params, body].some(
      (schema) =>
        schema instanceof z.ZodObject &&
        schema.safeParse({ nonsense: 1 }).error?.issues.every(({ code }) => code !== 'unrecognized_keys'),
    ),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});
