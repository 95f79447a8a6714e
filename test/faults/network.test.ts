import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aPlainGable } from './a-plain-gable.ts';
import { aProxy } from './proxy.ts';

/** The deadline is 5 s; a machine that is busy with other tests may add to it. Without a deadline nothing would come. */
const deadlineMs = 20_000;
const poolSize = 5;

const begin = async () => {
  let proxy: Awaited<ReturnType<typeof aProxy>> | undefined;
  const plain = await aPlainGable(async (appUrl) => {
    proxy = await aProxy(appUrl);
    return { DATABASE_URL: proxy.url, DATABASE_POOL: String(poolSize) };
  });
  if (!proxy) throw new Error('no proxy');
  const { gable, headers } = plain;
  const call = async (path: string, init: RequestInit = {}) => {
    const began = performance.now();
    const answer = await fetch(gable.url + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await answer.json()) as { success: boolean; errors: { message: string }[] };
    const ms = Math.round(performance.now() - began);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, ms };
  };
  const list = () => call('/api/v1/esubmissions');
  const forget = () =>
    call('/api/v1/document-rules/1/end', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lastDay: '2199-01-01' }),
    });
  return { ...plain, proxy, list, forget };
};

/** Expects the answer when the database is unreachable: to try again, without internal details. */
const expectAway = ({
  status,
  retryAfter,
  body,
  ms,
}: Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['list']>>) => {
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(body.errors[0]?.message).toBe('The service is busy or restarting. Try again in a few seconds.');
  expect(ms).toBeLessThan(deadlineMs);
};

test('a slow, a silent and a failing network end in an answer, and leave nothing behind', async () => {
  const { gable, proxy, list, forget, ownerUrl } = await begin();
  expect(await list()).toMatchObject({ status: 200 });

  proxy.slow(200);
  const slow = await list();
  expect(slow.status).toBe(200);

  proxy.heal();
  proxy.stall();
  const silent = await Promise.all([...Array.from({ length: poolSize * 3 }, list), forget()]);
  for (const answer of silent) expectAway(answer);
  const healed = performance.now();
  proxy.heal();
  while ((await list()).status !== 200) await sleep(50);
  const backMs = Math.round(performance.now() - healed);
  expect(backMs).toBeLessThan(deadlineMs);

  const statuses: number[] = [];
  for (let round = 0; round < 10; round++) {
    const answers = Promise.all(Array.from({ length: 10 }, list));
    await sleep(Math.random() * 20);
    proxy.drop();
    statuses.push(...(await answers).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await list()).status, { timeout: 10_000 }).toBe(200);
  const after = await Promise.all(Array.from({ length: 30 }, list));
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  expect(gable.isRunning()).toBe(true);

  const connections = await countConnections(ownerUrl);
  console.warn(
    `200 ms of latency: ${slow.ms} ms; silence: 503 after ${Math.max(...silent.map(({ ms }) => ms))} ms at the latest, ` +
      `back ${backMs} ms after it ended; ten resets: ${statuses.filter((status) => status === 503).length} of ` +
      `${statuses.length} calls got 503; ${connections} connections at the end`,
  );
  // The pool, three of the job queue, the two that listen (ours and the queue's), and what PostgreSQL has not yet
  // noticed to be gone.
  expect(connections).toBeLessThanOrEqual(poolSize + 3 + 2 + 2);
});

const countConnections = async (ownerUrl: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
  return rows[0]?.count;
};
