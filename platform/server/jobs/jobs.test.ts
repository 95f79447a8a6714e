import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { freePort } from '#test/gable-process.ts';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openLog } from '../log.ts';
import { underRequest } from '../request-id.ts';
import { openJobs } from './jobs.ts';

const log = openLog('silent');

test('a database that is away when work begins is waited for', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const { hostname, port: there } = new URL(appUrl);
  const port = await freePort();
  const jobs = openJobs(Object.assign(new URL(appUrl), { hostname: '127.0.0.1', port }).href, log);
  const received = Promise.withResolvers<object>();
  let isWorking = false;
  const beginning = jobs.start([{ name: 'test.late', run: async (payload) => received.resolve(payload) }]).then(() => {
    isWorking = true;
  });
  await sleep(500);
  expect(isWorking).toBe(false);

  const proxy = createServer((near) => {
    const far = connect(Number(there), hostname);
    near.pipe(far).pipe(near);
    for (const [each, other] of [
      [near, far],
      [far, near],
    ] as const)
      each.on('error', () => other.destroy());
  });
  await new Promise<void>((ready) => proxy.listen(port, '127.0.0.1', ready));
  await beginning;
  await inTransaction(database, (tx) => jobs.send(tx, 'test.late', { word: 'at last' }));
  expect(await received.promise).toEqual({ word: 'at last' });

  await jobs.stop();
  proxy.close();
  await database.$client.end();
});

/** A log that keeps its lines. */
const kept = () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { lines, log: openLog('info', { write }) };
};

test('each failed try is a line with its reason and the request that queued it, and the next begins when it is due', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const { lines, log: keptLog } = kept();
  const jobs = openJobs(appUrl, keptLog);
  const received: object[] = [];
  const run = async (payload: object) => {
    received.push(payload);
    if (received.length === 1) throw new Error('452 4.2.2 <ann@example.com>: mailbox full');
    await inTransaction(database, (tx) => jobs.send(tx, 'test.after', {}));
  };
  await jobs.start([
    { name: 'test.twice', run },
    { name: 'test.after', run: async () => undefined },
  ]);
  await underRequest('a-request', () => inTransaction(database, (tx) => jobs.send(tx, 'test.twice', { case: 1 })));
  const failed = () => lines.find(({ msg }) => msg === 'A try of a job failed');
  await expect.poll(failed).toMatchObject({
    level: 'warn',
    job: 'test.twice',
    try: 1,
    of: 6,
    next: 'within 10 s',
    request: 'a-request',
    reason: '452 4.2.2 <(address)>: mailbox full',
  });
  await expect
    .poll(() => database.$client.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`))
    .toMatchObject({ rowCount: 1 });
  const due = performance.now();
  await expect.poll(() => received.length, { interval: 20 }).toBe(2);
  console.warn(`The retry began ${Math.round(performance.now() - due)} ms after it was due.`);
  expect(received).toEqual([{ case: 1 }, { case: 1 }]);
  await expect
    .poll(() =>
      lines
        .filter(({ msg }) => msg === 'Job done')
        .map(({ job, request }) => [job, request])
        .sort(),
    )
    .toEqual([
      ['test.after', 'a-request'],
      ['test.twice', 'a-request'],
    ]);
  await jobs.stop();
  await database.$client.end();
});

test('a job whose notification was lost is found, and one of the clock has an id of its own', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const { lines, log: keptLog } = kept();
  const jobs = openJobs(appUrl, keptLog);
  await jobs.start([{ name: 'test.quiet', run: async () => undefined }]);
  // As long as a worker looks by itself after its start.
  await sleep(2_500);
  const { rows } = await database.$client.query(`INSERT INTO pgboss.job (name) VALUES ('test.quiet') RETURNING id`);
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'Job done'), { timeout: 20_000 })
    .toMatchObject({ request: `clock-${rows[0]?.id}` });
  await jobs.stop();
  await database.$client.end();
});

test('what never began ends all the same', async () => {
  const { appUrl } = await freshDatabase();
  const jobs = openJobs(Object.assign(new URL(appUrl), { port: await freePort() }).href, log);
  const beginning = jobs.start([{ name: 'test.never', run: async () => undefined }]);
  await sleep(100);
  await jobs.stop();
  await beginning;
});

test('queues wake their workers, those that an earlier release made too', async () => {
  const { appUrl } = await freshDatabase();
  const earlier = new PgBoss({ connectionString: appUrl, migrate: false, createSchema: false });
  await earlier.start();
  await earlier.createQueue('test.old', { retryLimit: 1, retryDelay: 60 });
  await earlier.stop({ graceful: false });

  const database = openDatabase(appUrl, 2, () => undefined);
  const jobs = openJobs(appUrl, log);
  await jobs.start(['test.old', 'test.new'].map((name) => ({ name, run: async () => undefined })));
  const { rows } = await database.$client.query(
    `SELECT name, notify, retry_limit, retry_delay, retry_backoff, dead_letter FROM pgboss.queue
     WHERE name LIKE 'test.%' ORDER BY name`,
  );
  const options = { notify: true, retry_limit: 5, retry_delay: 5, retry_backoff: true, dead_letter: 'dead-letter' };
  expect(rows).toEqual([
    { name: 'test.new', ...options },
    { name: 'test.old', ...options },
  ]);
  const listening = await database.$client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'gable-jobs %' AND query LIKE 'LISTEN%'`,
  );
  expect(listening.rowCount).toBe(1);
  await jobs.stop();
  await database.$client.end();
});

test('jobs that wait are done one batch after the other, without a pause', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const jobs = openJobs(appUrl, log);
  let done = 0;
  const count = async () => {
    done += 1;
  };
  await inTransaction(database, async (tx) => {
    for (let index = 0; index < 200; index++) await jobs.send(tx, 'test.many', { index });
  });
  await jobs.start([{ name: 'test.many', run: count }]);
  // At one job a second this took 200 s.
  await expect.poll(() => done, { timeout: 8_000 }).toBe(200);
  await jobs.stop();
  await database.$client.end();
});

test('a job under way when its server was killed is done by the next server at once, unless another one is at work', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const other = openJobs(appUrl, log);
  await inTransaction(database, (tx) => other.send(tx, 'test.cut', { word: 'again' }));
  const killed = new PgBoss({ connectionString: appUrl, migrate: false, createSchema: false });
  await killed.start();
  expect(await killed.fetch('test.cut')).toHaveLength(1);
  await killed.stop({ graceful: false });

  const done: object[] = [];
  const job = { name: 'test.cut', run: async (payload: object) => void done.push(payload) };
  const beside = openJobs(appUrl, log);
  await beside.start([job]);
  await sleep(3_000);
  expect(done).toEqual([]);
  await beside.stop();
  await other.stop();

  const next = openJobs(appUrl, log);
  await next.start([job]);
  await expect.poll(() => done, { timeout: 8_000 }).toEqual([{ word: 'again' }]);
  await next.stop();
  await database.$client.end();
});
