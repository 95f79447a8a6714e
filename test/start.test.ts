import { chmodSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { clusterProcesses } from '#platform/server/database/embedded/leftovers.ts';
import { aDataDir, aGable } from './a-gable.ts';

/** Starts a server that must fail. Returns its output and its exit code. */
const failedStart = async (options: Parameters<typeof aGable>[0]) => {
  const gable = await aGable({ dataDir: aDataDir(), ...options });
  const { code } = await gable.exited;
  return { code, said: gable.output() };
};

const withUrl = (change: Partial<URL>) => Object.assign(new URL(inject('ownerUrl')), change).href;

test('a taken port is named, with what to do, before anything is made', async () => {
  const squatter = createServer();
  onTestFinished(() => void squatter.close());
  const port = await new Promise<number>((resolve) => {
    squatter.listen(0, '127.0.0.1', () => resolve((squatter.address() as { port: number }).port));
  });
  const dataDir = aDataDir();
  const { code, said } = await failedStart({ dataDir, port });
  expect(said).toContain(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  ['nobody listens', () => withUrl({ port: '1' }), 'does not answer. Is it running, and are its host and port right?'],
  ['the password is wrong', () => withUrl({ password: 'wrong' }), 'refuses the password. Check user and password'],
  ['there is no such database', () => withUrl({ pathname: '/nowhere' }), 'has no database of that name. Create it'],
])('where %s at DATABASE_URL, it says so', async (_, url, words) => {
  const { code, said } = await failedStart({ env: { DATABASE_URL: url(), DEMO: '0' } });
  expect(said).toContain(`The database at DATABASE_URL ${words}`);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://somewhere/gable'],
  ['ENCRYPTION_KEY', 'short'],
])('a wrong %s is named', async (name, value) => {
  const { code, said } = await failedStart({ env: { [name]: value } });
  expect(said).toContain(`Set these environment variables right:\n  ${name}: `);
  expect(code).toBe(1);
});

test('a data folder that cannot be written is named, with what to do', async () => {
  const above = aDataDir();
  chmodSync(above, 0o555);
  // Root may write everywhere, so it steps down to nobody; anyone else is stopped by the mode.
  const account = process.geteuid?.() === 0 ? { account: { uid: 65_534, gid: 65_534 } } : {};
  const { code, said } = await failedStart({ dataDir: join(above, 'data'), ...account });
  expect(said).toContain(`The data folder ${above}/data cannot be written`);
  expect(said).toContain('or set DATA_DIR to another folder');
  expect(code).toBe(1);
});

test('a second server on a data folder in use is refused; the first goes on, and at SIGTERM finishes a request under way', async () => {
  const gable = await aGable();
  await gable.untilReady();
  const { code, said } = await failedStart({ dataDir: gable.dataDir });
  expect(said).toContain(`another Gable is running on this data folder (process ${gable.pid})`);
  expect(code).toBe(1);
  expect(await gable.isReady()).toBe(true);

  const slow = slowSignIn(gable.url);
  await slow.isUnderWay;
  gable.signal('SIGTERM');
  // Whoever is impatient says it again.
  gable.signal('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(gable.isRunning()).toBe(true);
  slow.finish();
  expect(await slow.status).toBe(200);
  expect(await gable.exited).toEqual({ code: 0, signal: null });
  expect(clusterProcesses(join(gable.dataDir, 'postgres'))).toEqual([]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('%s to the process of npm start leaves nothing running', async (signal) => {
  const gable = await aGable({ byNpm: true });
  await gable.untilReady();
  expect(clusterProcesses(join(gable.dataDir, 'postgres'))).not.toEqual([]);
  gable.signal(signal);
  await expect
    .poll(async () => [await gable.isReady(), ...clusterProcesses(join(gable.dataDir, 'postgres'))], {
      timeout: 10_000,
      interval: 200,
    })
    .toEqual([false]);
});

/** A sign-in whose body comes in two parts, the second when `finish` says so. */
const slowSignIn = (url: string) => {
  const body = JSON.stringify({ userName: 'hannah.lim', password: demoPassword });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request(`${url}/api/v1/auth/login`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  const isUnderWay = new Promise((resolve) => call.write(body.slice(0, 10), () => setTimeout(resolve, 300)));
  return { isUnderWay, status, finish: () => call.end(body.slice(10)) };
};
