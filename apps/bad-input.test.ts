import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { failureStatuses } from '#platform/server/http/describe.ts';
import { readInput, readQuery } from '#platform/server/http/read-input.ts';
import { calls, exampleOf, type Prepared, prepareAll } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { undocumentedCodes } from '#test/documented-codes.ts';
import { seed as givenSeed, isLong } from '#test/long.ts';
import type { Client } from '#test/people.ts';
import { sendAsIs, textOf } from '#test/send-as-is.ts';
import { spoiled } from '#test/spoil.ts';

/**
 * Sends invalid input to every call, from the contracts. The answer must be a 4xx that says what is wrong, never a 500.
 */

/** Other input each time: SEED=… npx vitest run apps/bad-input.test.ts repeats a run. */
const seed = givenSeed ?? Date.now() % 2 ** 31;

let app: TestApp;
let owner: Client;
let prepared: Prepared;
/** Whom the calls of the desks change: the owner's sessions must not end by it. */
let changed: string;
let clients: Client[];

beforeAll(async () => {
  console.warn(`SEED=${seed}`);
  app = await testApp();
  owner = await app.signIn(await app.aSalesperson());
  changed = (await app.aSalesperson()).userId;
  prepared = await prepareAll(owner, () => app.signIn(owner.person));
  const others = [app.aStaff('submissions'), app.anAdmin(), app.aStaff('compliance')];
  clients = [owner, ...(await Promise.all(others.map(async (person) => app.signIn(await person))))];
});

/** The allowed statuses for input that can be parsed. */
const allowed = new Set([200, 400, 403, 404, 409, 413, 415, 422, 429]);
const parts = ['params', 'query', 'body'] as const;
/** Matches zod's default messages, which are not written for users. */
const rawWords = /^(Invalid|Unrecognized|Too (big|small)|Expected)\b/;

/** A part of the input as the server receives it: in an address or a form all values are texts. */
const asSeen = (call: Endpoint, part: (typeof parts)[number], value: unknown): unknown => {
  if (part === 'body' && !call.upload) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textOf(each).toWellFormed()]));
  return part === 'query' && call.query ? readQuery(call.query, texts) : texts;
};

/** The names of the fields that the schema refuses. An issue of the whole input has no name. */
const fieldsAtFault = (schema: z.ZodType, seen: unknown, record: z.ZodType | undefined): string[] => {
  const issues = seen === undefined ? [] : (readInput(schema, seen, record).error?.issues ?? []);
  return issues
    .map(({ path, ...issue }) => [...path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])])
    .filter((path) => path.length > 0)
    .map((path) => path.map(String).join('.'));
};

/**
 * Every body is parsed in one place, before its call is known: in the gate one call of each room shows that it is. The long form asks all.
 */
const readsJson = new Set(
  [
    ...Map.groupBy(
      calls.filter(([, { body, upload }]) => body && !upload),
      ([name]) => name.slice(0, name.indexOf('.')),
    ).values(),
  ]
    .flatMap((ofRoom) => (isLong ? ofRoom : ofRoom.slice(0, 1)))
    .map(([, call]) => call),
);

const withInput = calls.filter(([, call]) => parts.some((part) => call[part]));

describe.each(withInput)('%s', (name, call) => {
  const exampleHere = () => exampleOf(name, prepared, { userId: changed, password: app.password });
  const clientOf = () => clients.find(({ person }) => mayEnter(person, call.who)) ?? app.anyone;

  test.each(parts.filter((part) => call[part]))('answers spoiled %s in words that name the field', async (part) => {
    const example = exampleHere();
    const schema = call[part];
    if (!schema || name === 'identity.logout') return;
    await fc.assert(
      fc.asyncProperty(spoiled(schema, example[part] ?? {}), async (input) => {
        const seen = asSeen(call, part, input);
        // A sheet or a report that is made after all takes a quarter of a second.
        if (call.file && schema.safeParse(seen).success) return;
        const sent = { params: example.params ?? {}, query: example.query ?? {}, body: example.body, [part]: input };
        const { status, body } = await sendAsIs(clientOf(), call, sent);
        const answerText = `${status} ${JSON.stringify(body).slice(0, 300)}`;
        expect(allowed, answerText).toContain(status);
        expect([200, ...failureStatuses(call)], answerText).toContain(status);
        if (status === 200) return;
        expect(undocumentedCodes(body)).toEqual([]);
        for (const { message } of body.errors) {
          expect(message.length, answerText).toBeGreaterThan(5);
          expect(message, answerText).not.toMatch(rawWords);
        }
        // Keys such as __proto__ are refused before parsing, without naming a field. Forms may change the names of
        // fields.
        if (part === 'params' || status !== 400 || /__proto__|"constructor"/.test(JSON.stringify(input))) return;
        if (part === 'body' && call.upload) return;
        const fields: string[] = body.errors.map(({ field = '' }) => field);
        for (const field of fieldsAtFault(schema, seen, call.record)) expect(fields, answerText).toContain(field);
      }),
      { numRuns: isLong ? 100 : 5, seed },
    );
  });

  // A call that brings a file is read as a form first.
  if (call.query && call.upload !== true) {
    test('refuses a parameter given twice, and one it does not know', async () => {
      const [client, example] = [clientOf(), exampleHere()];
      const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) => example.params?.[key] ?? '');
      const field = Object.keys((call.query as z.ZodObject).shape)[0] ?? '';
      const method = call.method.toLowerCase() as 'get' | 'delete' | 'post' | 'put';
      const twice = await client[method](`${path}?${field}=1&${field}=2`);
      expect(twice.status).toBe(400);
      const unknown = await client[method](`${path}?nonsense=1`);
      expect(unknown.status).toBe(400);
      expect(JSON.stringify(unknown.body.errors)).toContain(
        Object.keys(example.query ?? {}).length > 0 ? '' : 'nonsense',
      );
    });
  }

  if (readsJson.has(call)) {
    test('refuses what is not JSON, too large, or reaches for the prototype', async () => {
      const [client, example] = [clientOf(), exampleHere()];
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
