import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { inBatches } from './in-batches.ts';
import type { Statement } from './naming-client.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
let client: pg.PoolClient;

beforeAll(async () => {
  database = openDatabase((await freshDatabase()).appUrl, 2, () => undefined);
  client = await database.$client.connect();
});
afterAll(async () => {
  client.release();
  await database.$client.end();
});

const answer = async (word: number) =>
  (await client.query<{ word: number }>({ text: 'SELECT $1::int AS word', values: [word] })).rows[0]?.word;
const answerPlain = async (word: number) =>
  (await client.query<{ word: number }>(`SELECT ${word} AS word`)).rows[0]?.word;
const fail = async (word: number) => {
  await client.query({ text: `SELECT $1::int / 0 AS "w${word}"`, values: [word] });
  return undefined;
};
const kinds = { answer, answerPlain, fail };
type Kind = keyof typeof kinds;

test('a statement that is sent as an object is prepared once', async () => {
  expect([await answer(1), await answer(2), await answerPlain(3)]).toEqual([1, 2, 3]);
  await client.query({ name: 'mine', text: 'SELECT 4' });
  const { rows } = await client.query('SELECT name, statement FROM pg_prepared_statements ORDER BY statement');
  expect(rows).toEqual([
    { name: expect.stringMatching(/^[\w-]{27}$/), statement: 'SELECT $1::int AS word' },
    { name: 'mine', statement: 'SELECT 4' },
  ]);
});

test('a statement that says so is not prepared', async () => {
  const statement: Statement = { text: 'SELECT $1::int AS planned', values: [5], prepared: false };
  expect((await client.query<{ planned: number }>(statement)).rows).toEqual([{ planned: 5 }]);
  const { rows } = await client.query('SELECT statement FROM pg_prepared_statements');
  expect(rows).not.toContainEqual({ statement: statement.text });
});

test('a statement of Drizzle is prepared, and its answer is read as before', async () => {
  const day = sql<string>`${'2026-03-05'}::date`.as('day');
  await inTransaction(database, async (tx) => {
    expect(await tx.select({ day }).from(sql`generate_series(1, 2)`)).toEqual([
      { day: '2026-03-05' },
      { day: '2026-03-05' },
    ]);
    const { rows } = await tx.execute(sql`SELECT statement FROM pg_prepared_statements`);
    expect(rows).toContainEqual({ statement: 'select $1::date as "day" from generate_series(1, 2)' });
  });
});

test('the rows of a cursor have the columns of its own statement', async () => {
  const all = async (text: string) => {
    const rows: object[] = [];
    for await (const batch of inBatches(database, { text, values: [] }, 2)) rows.push(...batch);
    return rows;
  };
  expect(await all('SELECT n FROM generate_series(1, 3) n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await all(`SELECT 'a' AS letter, true AS "isLast"`)).toEqual([{ letter: 'a', isLast: true }]);
});

test('a value that can’t be written fails alone', async () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  const unwritable = client.query({ text: 'SELECT $1::jsonb AS unwritable', values: [round] });
  const answers = await Promise.allSettled([answer(1), unwritable, answer(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await answer(3)).toBe(3);
});

test('each statement gets its own answer, whatever fails before it', async () => {
  const turns = fc.array(fc.array(fc.constantFrom<Kind>('answer', 'answerPlain', 'fail'), { maxLength: 6 }), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(turns, fc.boolean(), async (turns, waits) => {
      const sent: Promise<unknown>[] = [];
      for (const [index, turn] of turns.entries()) {
        sent.push(...turn.map((kind, place) => kinds[kind](index * 10 + place).catch((error) => error.message)));
        await (waits ? Promise.all(sent) : new Promise((resolve) => setImmediate(resolve)));
      }
      const expected = turns.flatMap((turn, index) =>
        turn.map((kind, place) => (kind === 'fail' ? 'division by zero' : index * 10 + place)),
      );
      expect(await Promise.all(sent)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
