import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { transact } from '../context.ts';
import { setAnchor } from './anchor.ts';
import { record } from './record.ts';
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

const verify = () => verifyAudit(app.services.database.$client);

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

  test.each([
    ['a changed detail', `UPDATE audit_row SET detail = '{"b": 2}' WHERE aggregate_id = '${chain}' AND seq = 2`],
    ['a changed actor', `UPDATE audit_row SET actor_name = 'someone else' WHERE aggregate_id = '${chain}' AND seq = 2`],
    ['a changed time', `UPDATE audit_row SET at = at + interval '1 ms' WHERE aggregate_id = '${chain}' AND seq = 2`],
  ])('names %s', async (_, sql) => {
    await tamper(sql);
    expect((await verify()).faults[0]).toMatchObject({ aggregate: 'thing', aggregateId: chain, seq: 2 });
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
    await setAnchor(app.services.database.$client, app.services.clock.now().add({ minutes: 2 }));
    expect((await verify()).faults).toEqual([]);
    await tamper(sql);
    expect((await verify()).faults.map(({ aggregate }) => aggregate)).toContain('audit_anchor');
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
