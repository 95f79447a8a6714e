import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { ask } from './ask.ts';
import { type Database, openDatabase } from './database.ts';
import { inPart, inTransaction, NeedsFirst } from './transaction.ts';

let database: Database;

beforeAll(async () => {
  const { ownerUrl, appUrl } = await freshDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('CREATE TABLE note (word text PRIMARY KEY)');
  await owner.end();
  // One connection: a transaction left open, or a connection not given back, would show in the next test.
  database = openDatabase(appUrl, 1, () => undefined);
});
afterAll(() => database.$client.end());

const note = (db: Parameters<typeof ask>[0], word: string) => ask(db, 'INSERT INTO note VALUES ($1)', [word]);
const words = async () =>
  (await ask<{ word: string }>(database, 'SELECT word FROM note ORDER BY word')).map(({ word }) => word);

test('keeps what was done', async () => {
  expect(await inTransaction(database, (tx) => note(tx, 'kept').then(() => 42))).toBe(42);
  expect(await words()).toEqual(['kept']);
});

test('keeps nothing when the work fails, and throws what failed', async () => {
  const failing = inTransaction(database, async (tx) => {
    await note(tx, 'lost');
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await words()).toEqual(['kept']);
});

test('begins again, without a connection meanwhile, once what it needs is there', async () => {
  const first = Promise.withResolvers<void>();
  let begun = 0;
  const work = inTransaction(database, async (tx) => {
    begun += 1;
    await note(tx, 'needy');
    if (begun === 1) throw new NeedsFirst(first.promise);
  });
  // The only connection is free.
  expect(await words()).toEqual(['kept']);
  first.resolve();
  await work;
  expect([begun, await words()]).toEqual([2, ['kept', 'needy']]);
  await ask(database, "DELETE FROM note WHERE word = 'needy'");
  const failed = () => Promise.reject(new Error('not to be had'));
  await expect(inTransaction(database, () => Promise.reject(new NeedsFirst(failed())))).rejects.toThrow(
    'not to be had',
  );
});

test('does not take for done what PostgreSQL rolled back', async () => {
  const failing = inTransaction(database, async (tx) => {
    await note(tx, 'lost');
    await note(tx, 'kept').catch(() => undefined);
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await words()).toEqual(['kept']);
});

test('refuses a statement of work that goes on after the rest has failed', async () => {
  let late: Promise<unknown> | undefined;
  const failing = inTransaction(database, (tx) => {
    const first = note(tx, 'lost');
    // The ROLLBACK is on its way then, and not answered.
    late = first.then(() => new Promise(process.nextTick)).then(() => note(tx, 'late'));
    const halfway = () => {
      throw new Error('halfway');
    };
    return Promise.all([first.then(halfway), late]);
  });
  await expect(failing).rejects.toThrow('halfway');
  await expect(late).rejects.toThrow('is over');
  expect(await words()).toEqual(['kept']);
});

test('throws the first error when the connection is gone, and takes a new one next', async () => {
  const failing = inTransaction(database, async (tx) => {
    await note(tx, 'lost');
    await ask(tx, 'SELECT pg_terminate_backend(pg_backend_pid())');
  });
  await expect(failing).rejects.toThrow(/terminat/);
  expect(await words()).toEqual(['kept']);
});

test('nested work is a part that can fail alone', async () => {
  await inTransaction(database, async (tx) => {
    await note(tx, 'outer');
    await inPart(tx, (part) => note(part, 'kept')).catch(() => undefined);
  });
  expect(await words()).toEqual(['kept', 'outer']);
});

test('statements asked together are kept together, or the first that failed says why nothing is', async () => {
  await inTransaction(database, (tx) => Promise.all([note(tx, 'along'), note(tx, 'beside')]));
  expect(await words()).toEqual(['along', 'beside', 'kept', 'outer']);
  const failing = inTransaction(database, (tx) =>
    Promise.all([note(tx, 'lost'), note(tx, 'along'), note(tx, 'behind'), note(tx, 'outer')]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505', detail: 'Key (word)=(along) already exists.' });
  expect(await words()).toEqual(['along', 'beside', 'kept', 'outer']);
});

test('refuses a statement that comes after the COMMIT', async () => {
  let late: Promise<unknown> | undefined;
  await inTransaction(database, async (tx) => {
    late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => note(tx, 'late'));
  });
  await expect(late).rejects.toThrow('is over');
  expect(await words()).toEqual(['along', 'beside', 'kept', 'outer']);
});
