import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { measured } from '#demo/bulk/people.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from '../a-gable.ts';
import type { GableProcess } from '../gable-process.ts';
import { poolOf } from '../pool-of.ts';
import { persistentClient } from './persistent-client.ts';
import { killServer } from './rounds.ts';

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

/** An agency of so many salespeople, and one of staff who may publish. */
const fill = async (gable: GableProcess, people: number) => {
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const client = await pool.connect();
  await fillBulk(client, { salespeople: people, submissions: 100 }, { password, report: () => undefined });
  await client.query(`UPDATE person SET desks = '{content}' WHERE user_name = $1`, [measured.finance]);
  // Mails of the night would wait for the morning.
  await client.query('INSERT INTO notification_hours SELECT id, 0, 0 FROM person');
  client.release();
  await pool.end();
};

/** Once so much is sent, or nothing more comes for a minute and a half. */
const untilSent = async (sent: () => Promise<number>, wanted: number) => {
  let [before, since] = [-1, Date.now()];
  for (let now = await sent(); now < wanted && Date.now() - since < 90_000; now = await sent()) {
    if (now !== before) [before, since] = [now, Date.now()];
    await sleep(100);
  }
};

/**
 * Publishes a circular that is mailed at once to so many people, kills the server so often while the mails are sent, and publishes
 * another. Each of them has both in the bell and in the outbox once. Answers how many were sent at each kill.
 */
export const survivesNotices = async ({ people, kills }: { people: number; kills: number }): Promise<number[]> => {
  let gable = await aGable({ env: { DEMO: '0' } });
  await gable.untilReady();
  await fill(gable, people);
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
  const outbox = join(gable.dataDir, 'outbox');
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const sent = async () => (await mails()).length;

  await publish('PC 01-26');
  const at: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await untilSent(sent, (people * kill) / (kills + 2));
    const before = await sent();
    expect(before).toBeGreaterThan(at.at(-1) ?? 0);
    expect(before).toBeLessThan(people);
    at.push(before);
    ({ gable } = await killServer(gable));
    const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
    // What it had taken counts as lost after two minutes: they have passed.
    await pool.query(
      "UPDATE notification_delivery SET taken_at = taken_at - interval '3 minutes' WHERE settled_at IS NULL",
    );
    await pool.end();
  }
  // What is published now wakes the job; after the other kills it woke by itself, each minute.
  await publish('PC 02-26');

  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const one = async (statement: string): Promise<number> => (await pool.query(statement)).rows[0].n;
  const left = async () => one('SELECT count(*)::int AS n FROM notification_delivery WHERE settled_at IS NULL');
  const all = await left();
  await untilSent(async () => all - (await left()), all);
  expect(await left()).toBe(0);
  const published = await one('SELECT count(*)::int AS n FROM circular');
  const readers = await one("SELECT count(*)::int AS n FROM person WHERE role = 'salesperson'");
  expect(readers).toBe(people);
  expect(await one('SELECT count(*)::int AS n FROM notification')).toBe(published * readers);
  await pool.end();
  const read = new Map<string, number>();
  for (const name of await mails()) {
    const mail = await readFile(join(outbox, name), 'utf8');
    const key = `${/^To: (.*)$/m.exec(mail)?.[1]} ${/PC \d\d-26/.exec(mail)?.[0]}`;
    read.set(key, (read.get(key) ?? 0) + 1);
  }
  expect(read.size).toBe(published * readers);
  expect([...read.values()].filter((times) => times > 1)).toEqual([]);
  return at;
};
