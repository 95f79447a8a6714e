import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { freePort } from '#test/gable-process.ts';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openLog } from '../log.ts';
import { openJobs } from './jobs.ts';

const log = openLog('silent');

test('a database that is away when work begins is waited for', async () => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 2, () => undefined);
  const { hostname, port: there } = new URL(appUrl);
  const port = await freePort();
  const jobs = openJobs(Object.assign(new URL(appUrl), { hostname: '127.0.0.1', port }).href, log);
  const heard = Promise.withResolvers<object>();
  let isWorking = false;
  const beginning = jobs.start([{ name: 'test.told', run: async (payload) => heard.resolve(payload) }]).then(() => {
    isWorking = true;
  });
  await sleep(500);
  expect(isWorking).toBe(false);

  const door = createServer((near) => {
    const far = connect(Number(there), hostname);
    near.pipe(far).pipe(near);
    for (const [each, other] of [
      [near, far],
      [far, near],
    ] as const)
      each.on('error', () => other.destroy());
  });
  await new Promise<void>((ready) => door.listen(port, '127.0.0.1', ready));
  await beginning;
  await inTransaction(database, (tx) => jobs.send(tx, 'test.told', { word: 'at last' }));
  expect(await heard.promise).toEqual({ word: 'at last' });

  await jobs.stop();
  door.close();
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
