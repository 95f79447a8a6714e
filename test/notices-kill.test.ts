import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { measured } from '#demo/bulk/people.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from './a-gable.ts';
import { persistentClient } from './kill/persistent-client.ts';
import { killServer } from './kill/rounds.ts';
import { poolOf } from './pool-of.ts';

const password = 'a password for notices';
const desk = '/circulars/v1/desk/circulars';

const circular = (refNo: string) => ({
  refNo,
  title: `Read ${refNo}`,
  type: 'PRACTICE_CIRCULAR',
  category: 'ADVERTISING',
  issuedOn: '2026-02-02',
  acknowledgeBy: '2099-12-31',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }] },
  audience: ['salespeople'],
});

test('each of 500 people gets a mail once, though the server is killed while they are sent', {
  timeout: 240_000,
}, async () => {
  let gable = await aGable({ env: { DEMO: '0' } });
  await gable.untilReady();
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const client = await pool.connect();
  await fillBulk(client, { salespeople: 500, submissions: 100 }, { password, report: () => undefined });
  await client.query(`UPDATE person SET desks = '{content}' WHERE user_name = $1`, [measured.finance]);
  // Mails of the night would wait for the morning.
  await client.query('INSERT INTO notification_hours SELECT id, 0, 0 FROM person');
  client.release();
  await pool.end();

  const writer = await persistentClient({
    url: gable.url,
    userName: measured.finance,
    password,
    onAcknowledged: () => undefined,
    onRetry: () => undefined,
  });
  const publish = async (refNo: string) => {
    const { data } = (await writer.post(desk, circular(refNo))).body;
    expect((await writer.put(`${desk}/${data.circularId}/publication`, { at: null })).status).toBe(200);
  };
  const mailsAbout = async (refNo: string) => {
    const folder = join(gable.dataDir, 'outbox');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes(refNo)).map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  };
  const until = async (isSo: () => Promise<boolean>) => {
    const deadline = Date.now() + 90_000;
    while (!(await isSo()) && Date.now() < deadline) await sleep(100);
  };

  await publish('PC 01-26');
  await until(async () => (await mailsAbout('PC 01-26')).length >= 50);
  const before = (await mailsAbout('PC 01-26')).length;
  expect(before).toBeGreaterThanOrEqual(50);
  expect(before).toBeLessThan(500);
  ({ gable } = await killServer(gable));

  const again = poolOf(runningUrls(gable.dataDir).ownerUrl);
  // What it had taken counts as lost after two minutes: they have passed.
  await again.query(
    "UPDATE notification_delivery SET taken_at = taken_at - interval '3 minutes' WHERE settled_at IS NULL",
  );
  await publish('PC 02-26');
  const left = async () =>
    (await again.query('SELECT count(*)::int AS left FROM notification_delivery WHERE settled_at IS NULL')).rows[0]
      .left;
  await until(async () => (await left()) === 0);
  expect(await left()).toBe(0);
  const { rows } = await again.query("SELECT count(*)::int AS people FROM person WHERE role = 'salesperson'");
  await again.end();
  for (const refNo of ['PC 01-26', 'PC 02-26']) {
    const mailed = await mailsAbout(refNo);
    expect(mailed.length, refNo).toBe(rows[0].people);
    expect(new Set(mailed).size, refNo).toBe(rows[0].people);
  }
});
