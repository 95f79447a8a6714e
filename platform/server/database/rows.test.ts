import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { bytesColumn, dayColumn, instantColumn, rateColumn } from './columns.ts';
import { type Database, openDatabase } from './database.ts';
import { wholeRows } from './rows.ts';
import { inTransaction } from './transaction.ts';

const thing = pgTable('thing', {
  id: uuid().primaryKey(),
  namedOtherwise: text('other_name').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }),
  rate: rateColumn(),
  optionDate: dayColumn('option_date'),
  madeAt: instantColumn('made_at').notNull(),
  bytes: bytesColumn(),
});
const things = wholeRows(thing);

const row = {
  id: randomUUID(),
  namedOtherwise: 'a',
  amountCents: 12_345,
  rate: 25_000,
  optionDate: '2026-03-05',
  madeAt: '2026-03-05T02:00:00.120Z',
  bytes: Buffer.from([1, 2, 3]),
};
const empty = { ...row, id: randomUUID(), amountCents: null, rate: null, optionDate: null, bytes: null };

let database: Database;

beforeAll(async () => {
  const { ownerUrl, appUrl } = await freshDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `CREATE TABLE thing (id uuid PRIMARY KEY, other_name text NOT NULL, amount_cents bigint, rate numeric(7, 4),
       option_date date, made_at timestamptz NOT NULL, bytes bytea)`,
  );
  await owner.end();
  database = openDatabase(appUrl, 2, () => undefined);
  await database.insert(thing).values([row, empty]);
});
afterAll(() => database.$client.end());

test.each([row, empty])('reads a row as Drizzle does', async (row) => {
  const [read] = await things.read(database, eq(thing.id, row.id));
  expect(read).toEqual(row);
  expect(await things.readBy(database, 'id', row.id)).toEqual([row]);
  expect(read).toEqual((await database.select().from(thing).where(eq(thing.id, row.id)))[0]);
});

test('reads what every condition lets through, and nothing else', async () => {
  expect(
    await things.read(database, and(eq(thing.namedOtherwise, 'a'), isNull(thing.rate)) ?? eq(thing.id, '')),
  ).toEqual([empty]);
});

test('changes what is given and leaves the rest', async () => {
  const other = { ...row, id: randomUUID() };
  await database.insert(thing).values(other);
  const change = { rate: 12_500, optionDate: null, madeAt: '2026-04-01T00:00:00.000Z', bytes: undefined };
  await inTransaction(database, (tx) => things.change(tx, other.id, change));
  const [changed] = await things.read(database, eq(thing.id, other.id));
  expect(changed).toEqual({ ...other, ...change, bytes: other.bytes });
  expect((await things.read(database, eq(thing.id, row.id)))[0]).toEqual(row);
});

test('locks a row until the transaction ends', async () => {
  const order: string[] = [];
  const change = (name: string) =>
    inTransaction(database, async (tx) => {
      await things.read(tx, eq(thing.id, row.id), 'FOR UPDATE');
      order.push(`${name} in`);
      await things.change(tx, row.id, { namedOtherwise: name });
      order.push(`${name} out`);
    });
  await Promise.all([change('x'), change('y')]);
  expect(order.map((each) => each.slice(2))).toEqual(['in', 'out', 'in', 'out']);
});

test('a key without a column is an error, with or without a value', async () => {
  const unknown = { nickname: 'a' };
  const other = { ...row, id: randomUUID() };
  const noColumn = 'The table "thing" has no column for "nickname".';
  await expect(inTransaction(database, (tx) => things.add(tx, { ...other, ...unknown }))).rejects.toThrow(noColumn);
  const change = { namedOtherwise: 'b', nickname: undefined };
  await expect(inTransaction(database, (tx) => things.change(tx, row.id, change))).rejects.toThrow(noColumn);
  expect(await things.readBy(database, 'id', other.id)).toEqual([]);
});
