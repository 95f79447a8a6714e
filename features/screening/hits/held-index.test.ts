import { Readable } from 'node:stream';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { testApp } from '#test/app.ts';
import { importList } from '../lists/import-list.server.ts';
import { engineOf } from './engine.server.ts';
import { keepListsIndexed } from './keep-lists-indexed.server.ts';
import { screen } from './screen.server.ts';

const app = await testApp();
const question = { kind: 'PERSON' as const, names: ['Torvald Brannick'] };
const listOf = (length: number) =>
  ['id,kind,name', ...Array.from({ length }, (_, at) => `B-${at},person,Torvald Brannick`), ''].join('\n');
const load = (length: number) =>
  importList(app.asNobody, {
    source: 'OWN',
    files: [{ name: 'own.csv', open: async () => Readable.from([Buffer.from(listOf(length))]) }],
    loadedBy: 'FETCH',
    onlyIfNew: true,
  });

/** A server with two connections to the same database, which has indexed nothing yet. */
const withSmallPool = async (work: (small: typeof app.services) => Promise<void>) => {
  const database = openDatabase(String(app.services.config.databaseUrl), 2, () => undefined);
  try {
    await work({ ...app.services, database });
  } finally {
    await database.$client.end();
  }
};

/** Nobody can read the entries of a list, so no index is finished, until `meanwhile` is done. */
const whileIndexIsHeld = async (meanwhile: () => Promise<void>) => {
  const client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE listed_entity IN ACCESS EXCLUSIVE MODE');
    await meanwhile();
  } finally {
    await client.end();
  }
};

const indexing = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

beforeAll(async () => {
  await load(1);
});

it('calls that wait for an index leave the connections to others', () =>
  withSmallPool(async (small) => {
    const { database } = small;
    let begun = 0;
    let asked: Promise<number[]> | undefined;
    await whileIndexIsHeld(async () => {
      const calls = Array.from({ length: 6 }, () =>
        inTransaction(database, async (db) => {
          begun += 1;
          const { answers } = await screen({ ...small, db, address: '203.0.113.7' }, [question]);
          return answers[0]?.hits.length ?? 0;
        }),
      );
      asked = Promise.all(calls);
      await expect.poll(() => ask(app.services.database, indexing)).toHaveLength(1);
      await expect.poll(() => begun).toBe(6);
      const began = performance.now();
      await Promise.all([1, 2, 3].map(() => inTransaction(database, (db) => ask(db, 'SELECT 1'))));
      expect(performance.now() - began).toBeLessThan(1_000);
    });
    expect(await asked).toEqual([1, 1, 1, 1, 1, 1]);
  }));

it('a job waits in its transaction, and does its work once', () =>
  withSmallPool(async (small) => {
    let begun = 0;
    const work = inTransaction(small.database, async (db) => {
      begun += 1;
      return await screen({ ...small, db, address: 'internal' }, [question]);
    });
    expect((await work).answers[0]?.hits).toHaveLength(1);
    expect(begun).toBe(1);
  }));

it('a server indexes the lists when it has started, and each that comes', () =>
  withSmallPool(async (small) => {
    const engine = engineOf(small);
    await keepListsIndexed(small);
    const isIndexed = async () => {
      const versions = await ask<{ id: number }>(
        small.database,
        'SELECT version_id AS id FROM list_source WHERE version_id IS NOT NULL',
      );
      return versions.length === 1 && versions.every(({ id }) => engine.has({ versionId: id }));
    };
    expect(await isIndexed()).toBe(true);
    expect((await load(2)).state).toBe('APPLIED');
    await expect.poll(isIndexed).toBe(true);
  }));
