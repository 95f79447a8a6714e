import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from './a-gable.ts';
import { holdUp } from './kill/held-up.ts';
import { persistentClient } from './kill/persistent-client.ts';
import { killServer } from './kill/rounds.ts';
import { poolOf } from './pool-of.ts';

const base = '/api/v1/customer-contacts';
const rows = 400;

const until = async (isSo: () => Promise<boolean>, what: string) => {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Never: ${what}`);
    await sleep(20);
  }
};

test('an import goes on after kill -9 of the server in its middle, and takes each row once', {
  timeout: 240_000,
}, async () => {
  let gable = await aGable();
  await gable.untilReady();
  const signIn = () =>
    persistentClient({
      url: gable.url,
      userName: 'hannah.lim',
      password: demoPassword,
      onAcknowledged: () => undefined,
      onRetry: () => undefined,
    });
  const hannah = await signIn();
  const lines = Array.from({ length: rows }, (_, n) => `Survivor ${n},+65 8${String(7_000_000 + n)}`);
  const file = { name: 'contacts.csv', bytes: Buffer.from(['Name,Phone', ...lines].join('\n')) };
  const { id } = (await hannah.upload(`${base}/imports`, {}, file)).body.data;
  const read = async () => (await hannah.get(`${base}/imports/${id}`)).body.data.import;
  await hannah.post(`${base}/imports/${id}/start`);
  await until(async () => (await read()).counts.done > 0, 'a first row');
  const held = await holdUp(gable.dataDir, 'contact');
  await held.isWaitedFor();
  ({ gable } = await killServer(gable));
  await held.letGo();

  const left = await read();
  expect(left).toMatchObject({ state: 'RUNNING' });
  expect(left.counts.done).toBeGreaterThan(0);
  expect(left.counts.done).toBeLessThan(rows);
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  // The minutes after which it counts as standing still have passed.
  await pool.query(`UPDATE contact_import SET moved_at = moved_at - interval '5 minutes'`);
  await pool.query(`INSERT INTO pgboss.job (name, data) VALUES ('contacts.tend-imports', '{}')`);
  await until(async () => (await read()).state === 'DONE', 'the last row');
  expect((await read()).counts).toMatchObject({ rows, done: rows, added: rows, failed: 0 });
  const found = await pool.query(
    `SELECT count(*)::int AS contacts, count(DISTINCT phones[1])::int AS phones,
       (SELECT count(*)::int FROM audit_row a WHERE a.action = 'contact.added'
        AND a.aggregate_id IN (SELECT id::text FROM contact WHERE name LIKE 'Survivor %')) AS trail
     FROM contact WHERE name LIKE 'Survivor %'`,
  );
  await pool.end();
  expect(found.rows).toEqual([{ contacts: rows, phones: rows, trail: rows }]);
});
