import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isLong } from '#test/long.ts';
import { clusterProcesses } from './leftovers.ts';
import { aFolder, aWriter, ordinary } from './rig/process.ts';
import { startEmbeddedPostgres } from './start.ts';

const patient = { timeout: 120_000 };

describe.each([
  ['as this user', {}],
  ['as an ordinary user', ordinary],
])('%s', (_, account) => {
  test('acknowledged rows survive kills of Gable, each with a start after it', patient, async () => {
    const folder = aFolder(account);
    const acknowledged: number[] = [];
    const startsMs: number[] = [];
    for (let round = 1; round <= (isLong ? 5 : 2); round++) {
      const writer = aWriter(folder, account);
      const ready = await writer.next();
      expect(ready).toMatchObject({ event: 'ready' });
      expect(ready.rows).toEqual(expect.arrayContaining(acknowledged));
      startsMs.push(ready.ms);
      await writer.acknowledges(20 * round);
      // Odd rounds take the database with it, so the next start meets a crash and not an orphan that stops.
      if (round % 2 === 1) process.kill(ready.pid, 'SIGKILL');
      acknowledged.push(...(await writer.kill9()));
    }
    const last = await aWriter(folder, account).next();
    const lost = acknowledged.filter((n) => !last.rows.includes(n)).length;
    const duplicated = last.rows.length - new Set(last.rows).size;
    console.warn(`${acknowledged.length} acknowledged, ${lost} lost, ${duplicated} duplicated; starts ${startsMs} ms`);
    expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
  });
});

test('a second Gable on a live data folder is refused, by name, and harms nothing', patient, async () => {
  const dataDir = aFolder();
  const writer = aWriter(dataDir);
  await writer.next();
  const second = await aWriter(dataDir).next();
  expect(second).toMatchObject({ event: 'failed', reason: 'already-running' });
  expect(second.message).toContain(`another Gable is running on this data folder (process ${writer.pid})`);
  await writer.acknowledges(50);
});

test('of two that start at once after a kill, one runs and one is refused', patient, async () => {
  const dataDir = aFolder();
  const killed = aWriter(dataDir);
  await killed.next();
  await killed.kill9();
  const both = await Promise.all([aWriter(dataDir).next(), aWriter(dataDir).next()]);
  expect(both.map(({ event }) => event).sort()).toEqual(['failed', 'ready']);
});

test('a killed server comes back on the same address, even while a query keeps a backend busy', patient, async () => {
  const messages: string[] = [];
  const back = Promise.withResolvers<number>();
  let killedAt = 0;
  const postgres = await startEmbeddedPostgres({
    dataDir: aFolder(),
    log: (_level, message) => {
      messages.push(message);
      if (message.includes('runs again')) back.resolve(Date.now() - killedAt);
    },
  });
  onTestFinished(() => postgres.stop());
  const busy = new Client(postgres.ownerUrl);
  busy.on('error', () => {});
  await busy.connect();
  await busy.query('CREATE TABLE kept AS SELECT 7 AS n');
  const cutOff = expect(busy.query('SELECT count(*) FROM generate_series(1, 1e12::bigint)')).rejects.toThrow();
  const before = postgres.pid;
  killedAt = Date.now();
  process.kill(before, 'SIGKILL');

  console.warn(`ready again after ${await back.promise} ms`);
  await cutOff;
  expect(postgres.pid).not.toBe(before);
  const client = new Client(postgres.url);
  await client.connect();
  expect((await client.query('SELECT n FROM kept')).rows).toEqual([{ n: 7 }]);
  await client.end();
  expect(messages.some((message) => message.includes(`(process ${before}) died: signal SIGKILL`))).toBe(true);
});

test('stop() leaves no process behind, even while it is being started again', patient, async () => {
  const dataDir = aFolder();
  const died = Promise.withResolvers<void>();
  const log = (_level: string, message: string) => {
    if (message.includes('died')) died.resolve();
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  process.kill(postgres.pid, 'SIGKILL');
  await died.promise;
  await postgres.stop();
  expect(clusterProcesses(`${dataDir}/postgres`)).toEqual([]);
});
