import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Answer, Client } from '#test/people.ts';
import { spoiled } from '#test/spoil.ts';
import { examples, type Fixture } from './access-examples.ts';
import { contracts } from './contracts.ts';

/** Every call fed what no form would send, from the contracts: 4xx that says what is wrong, never 500. */

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${feature}.${key}`, call]),
);

/** The same again: FUZZ_SEED=… vitest run apps/bad-input.test.ts */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

let app: TestApp;
let fixture: Fixture;
let clients: Client[];

beforeAll(async () => {
  console.warn(`FUZZ_SEED=${seed}`);
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

/** Whatever the rules make of an input that can be read: never a 500, never a hang. */
const allowed = new Set([200, 400, 403, 404, 409, 413, 415, 422, 429]);
const parts = ['params', 'query', 'body'] as const;
/** What zod says by itself, which is for programmers. */
const rawWords = /^(Invalid|Unrecognized|Too (big|small)|Expected)\b/;

/** What the server sees of a part: texts alone in an address or a form. */
const asSeen = (call: Endpoint, part: (typeof parts)[number], value: unknown): unknown => {
  if (part === 'body' && !call.upload) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textOf(each).toWellFormed()]));
};

/** The fields that the schema finds wrong; of the whole it has nothing to name. */
const fieldsAtFault = (schema: z.ZodType, seen: unknown): string[] => {
  const issues = seen === undefined ? [] : (schema.safeParse(seen).error?.issues ?? []);
  return issues
    .map(({ path, ...issue }) => [...path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])])
    .filter((path) => path.length > 0)
    .map((path) => path.map(String).join('.'));
};

const withInput = calls.filter(([, call]) => parts.some((part) => call[part]));

describe.each(withInput)('%s', (name, call) => {
  const exampleOf = () => examples[name]?.(fixture) ?? {};
  const clientOf = () => clients.find(({ person }) => mayEnter(person, call.who)) ?? app.anyone;

  test.each(parts.filter((part) => call[part]))('answers spoiled %s in words that name the field', async (part) => {
    const example = exampleOf();
    const schema = call[part];
    if (!schema || name === 'identity.logout') return;
    await fc.assert(
      fc.asyncProperty(spoiled(schema, example[part] ?? {}), async (input) => {
        const given = { params: example.params ?? {}, query: example.query ?? {}, body: example.body, [part]: input };
        const { status, body } = await send(clientOf(), call, given);
        const said = `${status} ${JSON.stringify(body).slice(0, 300)}`;
        expect(allowed, said).toContain(status);
        if (status === 200) return;
        for (const { message } of body.errors) {
          expect(message.length, said).toBeGreaterThan(5);
          expect(message, said).not.toMatch(rawWords);
        }
        // What reaches for the prototype is refused before anybody reads it; in a form, names too are written in their own way.
        if (part === 'params' || status !== 400 || /__proto__|"constructor"/.test(JSON.stringify(input))) return;
        if (part === 'body' && call.upload) return;
        const fields: string[] = body.errors.map(({ field = '' }) => field);
        for (const field of fieldsAtFault(schema, asSeen(call, part, input))) expect(fields, said).toContain(field);
      }),
      { numRuns: 30, seed },
    );
  });

  if (call.query) {
    test('refuses a parameter given twice, and one it does not know', async () => {
      const [client, example] = [clientOf(), exampleOf()];
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
      const [client, example] = [clientOf(), exampleOf()];
      const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => example.params?.[key] ?? '');
      const raw = (body: string, type = 'application/json') =>
        client[call.method.toLowerCase() as 'post' | 'put' | 'patch'](path, body, { 'content-type': type });
      expect((await raw('{"a":')).status).toBe(400);
      expect((await raw('['.repeat(100_000))).status).toBe(400);
      expect((await raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
      expect((await raw('{"constructor": {"prototype": {"role": "admin"}}}')).status).toBe(400);
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
