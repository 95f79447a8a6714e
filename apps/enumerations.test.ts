import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import { mayEnter } from '#platform/contract/actor.ts';
import { cleanText } from '#platform/contract/clean-text.ts';
import { readInput, readQuery } from '#platform/server/http/read-input.ts';
import { allRefreshed, calls, exampleOf, type Prepared, pathOf, prepareAll } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { isLong } from '#test/long.ts';
import type { Client } from '#test/people.ts';
import { sendAsIs } from '#test/send-as-is.ts';
import { enumeratedPaths, withAt } from '#test/spoil.ts';

/**
 * Gives texts that are none of the values to every field that takes one of a list. What every object inherits is among
 * them: a table that is read by such a key must not find it.
 */

const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'caller',
  'arguments',
  'length',
  'name',
];
const others = [
  '-',
  '.',
  '..',
  '*',
  '%',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{}',
  '{"a":1}',
  "'",
  '"',
  '`',
  '\\',
  '\u0000',
  '\u202eELAS',
  'SАLE',
  'sale ',
  ' SALE',
  'SALE\n',
  'ＳＡＬＥ',
  '陈',
  '🏠',
  '<b>',
  '$where',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(5_000),
];
const special = [...inherited, ...others];
/** `npm run attack` asks for a thousand: the rest are drawn, the same for the same number. */
const wanted = Number(process.env.STRANGERS ?? 0);
/** What each room is asked over HTTP in the gate, though the schema refuses it. The long form asks all of it of every field. */
const worst = ['constructor', '__proto__', '', 'x'.repeat(5_000)];
const asksAll = isLong || wanted > 0;
const drawn = fc.sample(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), {
  // Some of what is drawn could be a value.
  numRuns: Math.max(0, Math.ceil((wanted - special.length) * 1.2)),
  seed: 7,
});
/** What may be one of the values after all: nothing, a sign or two, a truth. */
const couldBeValue = /^[\s,]*$|^.{1,2}$|^(true|false)$/u;
const all = [...special, '', ...drawn.filter((each) => !couldBeValue.test(each))];
/** For each field: a thousand calls take longer than fifty. */
const timeout = 60_000 + all.length * 60;

let app: TestApp;
let owner: Client;
let clients: Client[];
let prepared: Prepared;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn(await app.aSalesperson());
  prepared = await prepareAll(owner, () => app.signIn(owner.person));
  const others = [app.aStaff('submissions'), app.anAdmin(), app.aStaff('compliance')];
  clients = [owner, ...(await Promise.all(others.map(async (person) => app.signIn(await person))))];
});

const exampleHere = (name: string) =>
  exampleOf(name, prepared, { userId: owner.person.userId, password: app.password });
const clientFor = (who: Parameters<typeof mayEnter>[1]) =>
  clients.find(({ person }) => mayEnter(person, who)) ?? app.anyone;

/** In an address and in a form, a list is one text. */
const fieldsOf = (schema: z.ZodType, isText: boolean) =>
  isText
    ? [...new Map(enumeratedPaths(schema).map((path) => [path[0], path.slice(0, 1)])).values()]
    : enumeratedPaths(schema);

const fields = calls.flatMap(([name, call]) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema
      ? fieldsOf(schema, part === 'query' || call.upload !== undefined).map((path) => ({ name, call, part, path }))
      : [];
  }),
);

type Field = (typeof fields)[number];
type Input = { params: unknown; query: unknown; body: unknown };

const nameOf = ({ name, part, path }: Field) => `${name} ${part} ${path.join('.')}`;
/** Makes the input of a call from its example, with a stranger in this field. */
const inputsOf = ({ name, part, path }: Field) => {
  const { params, query, body } = exampleHere(name);
  const input = { params, query, body };
  return (stranger: string): Input => ({ ...input, [part]: withAt(input[part] ?? {}, path, stranger) });
};

it('are at least fifty, and many fields take one of a list', () => {
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(fields.length).toBeGreaterThan(process.env.ROOMS ? 0 : 40);
});

/** What the schema says of a stranger in this field, as the server reads an input. */
const readWith = ({ call, part }: Field, input: Input): z.ZodSafeParseResult<unknown> => {
  const schema = call[part] as z.ZodObject;
  return part === 'query'
    ? readInput(schema, readQuery(schema, input.query ?? {}), call.record)
    : readInput(schema, input.body, call.record);
};
/** Also where the whole field is of another form of the input. */
const isNamed = ({ path: [name = ''] }: Field, issues: z.core.$ZodIssue[]) =>
  issues.some(({ path, ...issue }) =>
    path.length > 0 ? path[0] === name : issue.code === 'unrecognized_keys' && issue.keys.includes(String(name)),
  );

describe('a schema that refuses what is none of the values names the field', () => {
  test.each(fields.map((field) => [nameOf(field), field] as const))('%s', { timeout }, (_, field) => {
    const inputWith = inputsOf(field);
    const unnamed = all.filter((stranger) => {
      const { error } = readWith(field, inputWith(stranger));
      return error && !isNamed(field, error.issues);
    });
    expect(unnamed).toEqual([]);
  });
});

const isRefused = (status: number) => status >= 400 && status < 500;
/** Nothing may stand for no choice. */
const isAnswered = (status: number) => status === 200 || isRefused(status);
const roomOf = ({ name }: Field) => name.slice(0, name.indexOf('.'));
/** One of each room and part of the input shows that the server reads it by the schema. */
const firsts = new Set(
  [...Map.groupBy(fields, (field) => `${roomOf(field)} ${field.part}`).values()].map(([one]) => one),
);

describe('the server refuses what is none of the values', () => {
  test.each([...Map.groupBy(fields, roomOf)])('in %s', { timeout: timeout * 10 }, async (_, ofRoom) => {
    for (const field of ofRoom) {
      const { call } = field;
      const inputWith = inputsOf(field);
      const isAsked = (stranger: string) =>
        asksAll ||
        (firsts.has(field) && worst.includes(stranger)) ||
        // What the schema lets pass reaches the rest of the server.
        readWith(field, inputWith(stranger)).success;
      for (const stranger of all.filter(isAsked)) {
        const { status } = await sendAsIs(clientFor(call.who), call, inputWith(stranger));
        expect(status, `${nameOf(field)}: the answer to “${stranger}”`).toSatisfy(
          cleanText(stranger).trim() === '' ? isAnswered : isRefused,
        );
      }
    }
  });
});

test('afterwards every list, page and export still answers', { timeout: 300_000 }, async () => {
  const now = await allRefreshed(owner, prepared);
  for (const [name, call] of calls.filter(([, { method }]) => method === 'GET')) {
    const example = exampleOf(name, now, { userId: owner.person.userId, password: app.password });
    const { status } = await clientFor(call.who).get(pathOf(call, example));
    expect(status, name).toBeLessThan(500);
  }
});
