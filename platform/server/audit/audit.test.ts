import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { transact } from '../context.ts';
import { setAnchor } from './anchor.ts';
import { hashLink } from './chain.ts';
import { sealKey } from './key.ts';
import { record, recordAll } from './record.ts';
import { verifyAudit } from './verify.ts';

let app: TestApp;
let owner: pg.Client;
const chain = randomUUID();

/** As someone with the database in hand would, past the app's role and its triggers. */
const tamper = async (sql: string) => {
  await owner.query('ALTER TABLE audit_row DISABLE TRIGGER audit_row_is_final');
  await owner.query(sql);
  await owner.query('ALTER TABLE audit_row ENABLE TRIGGER audit_row_is_final');
};

const anchor = () =>
  setAnchor(
    app.services.database.$client,
    app.services.clock.now().add({ minutes: 2 }),
    app.services.config.auditAnchorFile,
  );

const verify = () =>
  verifyAudit(app.services.database.$client, app.services.secrets, app.services.config.auditAnchorFile);

beforeEach(async () => {
  app = await testApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  for (const aggregateId of [chain, randomUUID()])
    for (const action of ['thing.made', 'thing.changed', 'thing.ended'])
      await transact(app.asNobody, (within) =>
        record(within, { aggregate: 'thing', aggregateId, action, detail: { b: 1, a: [true, null, 'é'] } }),
      );
  return () => owner.end();
});

describe('the audit trail', () => {
  test('verifies as it was written', async () => {
    expect(await verify()).toMatchObject({ rows: 6, chains: 2, faults: [] });
  });

  test('verifies where several rows of several chains were written at once', async () => {
    const entries = [chain, randomUUID(), chain].map((aggregateId, n) => ({
      aggregate: 'thing',
      aggregateId,
      action: 'thing.changed',
      detail: { n, words: 'é “so” \\' },
    }));
    await transact(app.asNobody, (within) => recordAll(within, entries));
    expect(await verify()).toMatchObject({ rows: 9, chains: 3, faults: [] });
  });

  test.each([
    ['a changed detail', `UPDATE audit_row SET detail = '{"b": 2}' WHERE aggregate_id = '${chain}' AND seq = 2`],
    ['a changed actor', `UPDATE audit_row SET actor_name = 'someone else' WHERE aggregate_id = '${chain}' AND seq = 2`],
    ['a changed time', `UPDATE audit_row SET at = at + interval '1 ms' WHERE aggregate_id = '${chain}' AND seq = 2`],
  ])('names %s', async (_, sql) => {
    await tamper(sql);
    expect((await verify()).faults[0]).toMatchObject({ aggregate: 'thing', aggregateId: chain, seq: 2 });
  });

  test('names a row that its owner rewrote with the hash that needs no key', async () => {
    const { rows } = await owner.query(
      `SELECT seq, at, actor_id AS "actorId", actor_name AS "actorName", via, address, detail
       FROM audit_row WHERE aggregate_id = $1 AND seq = 1`,
      [chain],
    );
    const [row] = rows;
    const link = { ...row, aggregate: 'thing', aggregateId: chain, action: 'thing.never' };
    const hash = hashLink(undefined, undefined, link).toString('hex');
    await tamper(`DELETE FROM audit_row WHERE aggregate_id = '${chain}' AND seq > 1`);
    await tamper(`UPDATE audit_row SET action = 'thing.never', hash = '\\x${hash}' WHERE aggregate_id = '${chain}'`);
    expect((await verify()).faults).toMatchObject([{ aggregateId: chain, seq: 1 }]);
  });

  test('keeps the hashes of rows that are older than the key', async () => {
    const link = {
      aggregate: 'thing',
      aggregateId: randomUUID(),
      seq: 1,
      at: '2026-01-02T03:04:05.678Z',
      actorId: null,
    };
    const rest = { actorName: 'anonymous', via: 'none', address: 'internal', action: 'thing.made', detail: {} };
    const { rows } = await owner.query('SELECT max(id) + 2 AS "from" FROM audit_row');
    const key = { ...app.services.auditKey, from: Number(rows[0].from) };
    await owner.query('UPDATE audit_key SET sealed = $1', [sealKey(key, app.services.secrets)]);
    await owner.query(
      `INSERT INTO audit_row (aggregate, aggregate_id, seq, at, actor_name, via, address, action, detail, hash)
       VALUES ('thing', $1, 1, $2, 'anonymous', 'none', 'internal', 'thing.made', '{}', $3)`,
      [link.aggregateId, link.at, hashLink(undefined, undefined, { ...link, ...rest })],
    );
    const { faults } = await verify();
    expect(faults).not.toContainEqual(expect.objectContaining({ aggregateId: link.aggregateId }));
    expect(faults.length).toBeGreaterThan(0);
  });

  test('names a removed row', async () => {
    await tamper(`DELETE FROM audit_row WHERE aggregate_id = '${chain}' AND seq = 2`);
    const { faults } = await verify();
    expect(faults[0]).toMatchObject({ aggregateId: chain, seq: 2 });
    expect(faults[0]?.fault).toContain('gone');
  });

  test.each([
    ['the last row of a chain', `DELETE FROM audit_row WHERE aggregate_id = '${chain}' AND seq = 3`],
    ['a whole chain', `DELETE FROM audit_row WHERE aggregate_id = '${chain}'`],
  ])('finds %s gone by its anchor', async (_, sql) => {
    await anchor();
    expect((await verify()).faults).toEqual([]);
    await tamper(sql);
    expect((await verify()).faults.map(({ aggregate }) => aggregate)).toContain('audit_anchor');
  });

  test('finds a chain gone by the file of anchors, when its anchor was removed with it', async () => {
    await anchor();
    await tamper(`DELETE FROM audit_row WHERE aggregate_id = '${chain}'`);
    await owner.query(
      'ALTER TABLE audit_anchor DISABLE TRIGGER ALL; DELETE FROM audit_anchor; ALTER TABLE audit_anchor ENABLE TRIGGER ALL',
    );
    const { faults, anchors } = await verify();
    expect(anchors).toBe(0);
    expect(faults).toMatchObject([{ aggregate: 'audit_anchor', aggregateId: 'line 1' }]);
  });

  test('can’t be rewritten, by the application or by a slip of the owner', async () => {
    for (const client of [app.services.database.$client, owner]) {
      await expect(client.query('UPDATE audit_row SET action = action')).rejects.toThrow(
        /only ever added|permission denied/,
      );
      await expect(client.query('DELETE FROM audit_row')).rejects.toThrow(/only ever added|permission denied/);
    }
    await expect(app.services.database.$client.query('TRUNCATE audit_row')).rejects.toThrow('permission denied');
  });
});
