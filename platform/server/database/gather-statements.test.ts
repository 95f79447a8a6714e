import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { inBatches } from './in-batches.ts';

let database: Database;
let client: pg.PoolClient;
/** What PostgreSQL said, by kind of message. */
let heard: Record<string, number> = {};

beforeAll(async () => {
  database = openDatabase((await freshDatabase()).appUrl, 1, () => undefined);
  client = await database.$client.connect();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  for (const kind of ['readyForQuery', 'rowDescription'])
    connection.on(kind, () => {
      heard[kind] = (heard[kind] ?? 0) + 1;
    });
});
beforeEach(() => {
  heard = {};
});
afterAll(async () => {
  client.release();
  await database.$client.end();
});

const say = async (word: number) =>
  (await client.query<{ word: number }>({ text: 'SELECT $1::int AS word', values: [word] })).rows[0]?.word;
const sayPlainly = async (word: number) =>
  (await client.query<{ word: number }>(`SELECT ${word} AS word`)).rows[0]?.word;
/** The error tells which statement it was. */
const fail = (word: number) => client.query({ text: `SELECT $1::int / 0 AS "w${word}"`, values: [word] });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked in one turn is answered at once', async () => {
  expect(await Promise.all([say(1), say(2), say(3)])).toEqual([1, 2, 3]);
  expect(heard.readyForQuery).toBe(1);
});

test('a turn does not wait for the answers to the one before it', async () => {
  const first = Promise.all([say(1), say(2)]);
  await nextTurn();
  expect(await Promise.all([say(3), say(4), first])).toEqual([3, 4, [1, 2]]);
  expect(heard.readyForQuery).toBe(2);
});

test('the form of an answer is described once', async () => {
  const ask = () => client.query({ text: 'SELECT 7 AS seven, now() AS at, NULL::text AS nothing' });
  const [first, second] = [await ask(), await ask()];
  expect(heard.rowDescription).toBe(1);
  expect(second.fields).toEqual(first.fields);
  expect(second.rows).toEqual([{ seven: 7, at: expect.stringMatching(/Z$/), nothing: null }]);
});

test('what a cursor yields has its own form', async () => {
  client.release();
  const all = async (text: string) => {
    const rows: object[] = [];
    for await (const batch of inBatches(database, { text, values: [] }, 2)) rows.push(...batch);
    return rows;
  };
  expect(await all('SELECT n FROM generate_series(1, 3) n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await all(`SELECT 'a' AS letter, true AS "isLast"`)).toEqual([{ letter: 'a', isLast: true }]);
  client = await database.$client.connect();
});

test('a value that can’t be written fails alone', async () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  const unwritable = client.query({ text: 'SELECT $1::jsonb AS unwritable', values: [round] });
  const answers = await Promise.allSettled([say(1), unwritable, say(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await say(3)).toBe(3);
});

const kinds = { say, sayPlainly, fail };
type Kind = keyof typeof kinds;

/** What each statement of a turn is answered: behind one that failed nothing is done, up to a text alone. */
const expectedOf = (turn: Kind[], first: number): unknown[] => {
  let failure: string | undefined;
  return turn.map((kind, index) => {
    if (kind === 'sayPlainly') failure = undefined;
    else if (kind === 'fail') failure ??= 'division by zero';
    return failure ?? first + index;
  });
};

test('each statement gets its own answer, whatever fails before it', async () => {
  const turns = fc.array(fc.array(fc.constantFrom<Kind>('say', 'sayPlainly', 'fail'), { maxLength: 6 }), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(turns, fc.boolean(), async (given, waits) => {
      const asked: Promise<unknown>[] = [];
      for (const [index, turn] of given.entries()) {
        asked.push(...turn.map((kind, place) => kinds[kind](index * 10 + place).catch((error) => error.message)));
        await (waits ? Promise.all(asked) : nextTurn());
      }
      expect(await Promise.all(asked)).toEqual(given.flatMap((turn, index) => expectedOf(turn, index * 10)));
    }),
    { numRuns: 60 },
  );
  expect(await say(5)).toBe(5);
});
