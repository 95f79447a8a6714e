import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { engineOf } from '#features/screening/hits/engine.server.ts';
import { engineNow, listsInForce } from '#features/screening/index.server.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { withClient } from '../bulk/cluster.ts';
import { withCopy } from '../bulk/copy.ts';
import { type BenchDatabase, withDatabases } from '../bulk/database.ts';
import { figuresOf } from '../harness/figures.ts';
import { encryptionKey, startProduct } from '../harness/processes.ts';
import { signIn } from '../harness/sign-in.ts';
import { count, table } from '../harness/table.ts';
import { pause, watch } from '../harness/watch.ts';
import { collector, fillCases, fillContacts, officer } from './agency.ts';
import { listFolder, madeList, ofacFiles } from './lists.ts';

type Urls = Pick<BenchDatabase, 'url' | 'ownerUrl'>;

const customers = Number(process.env.CUSTOMERS ?? 20_000);
const cases = Number(process.env.CASES ?? 100_000);
const contacts = Number(process.env.CONTACTS ?? 200_000);
const entries = Number(process.env.ENTRIES ?? 100_000);

const rows: string[][] = [];
const note = (name: string, value: string, bar = '') => {
  rows.push([name, value, bar]);
  console.error(`  ${name}: ${value}`);
};
const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const inMs = (taken: number[]): string => {
  const { p50, p95 } = figuresOf(taken, 1, 0);
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`;
};

/** Loads a list by the command line, as an operator does. */
const load = async ({ url, ownerUrl }: Urls, ...words: string[]): Promise<void> => {
  const dataDir = mkdtempSync('/tmp/gable-bench-data-');
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['apps/cli.ts', 'import', ...words], {
    env: { ...env, ENCRYPTION_KEY: encryptionKey, DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`import ${words.join(' ')} ended with ${code}`);
};

/** Lists that are loaded, indexed and changed in a large agency: what it takes, and what others wait meanwhile. */
export const listsChange = (): Promise<void> =>
  withDatabases([Number(process.env.BENCH_SIZES ?? 10_000)], async ([database]) => {
    if (!database) return;
    await withCopy(database, 'bench_screening', async (copy) => {
      await loadLists(copy);
      await screenAgain(copy);
      await lists(copy);
      await index(copy);
    });
    process.stdout.write(`${table(['lists change', '', 'bar'], rows)}\n`);
  });

const loadLists = async (copy: Urls): Promise<void> => {
  const began = performance.now();
  await load(copy, 'un', `${listFolder}/UN_consolidated_2025-04-19.xml`);
  const middle = performance.now();
  await load(copy, 'ofac', ...ofacFiles);
  note('UN and OFAC, each by a command', `${seconds(began)} (OFAC ${seconds(middle)})`, '20 s');
};

const left = `SELECT count(*)::int AS left FROM aml_subject WHERE screened_at < $1`;
const list = '/api/v1/esubmissions?pageSize=20';

/** From the command that loads the newer list until the last customer was compared with it. */
const screenAgain = async (copy: Urls): Promise<void> => {
  const database = openDatabase(copy.url, 2, () => undefined);
  const [versions, engine] = [await listsInForce(database), await engineNow(database)];
  await database.$client.end();
  await withClient(copy.ownerUrl, async (client) => {
    await client.query(`UPDATE person SET desks = '{submissions,compliance}' WHERE user_name = $1`, [officer]);
    // What the first lists have set off has nobody to screen.
    await client.query(`DELETE FROM pgboss.job WHERE name LIKE 'screening.%' OR name LIKE 'aml.%'`);
    await fillCases(client, { from: 0, to: customers, versions, engine });
  });
  const product = await startProduct(copy);
  try {
    const headers = { authorization: `Bearer ${await signIn(product.address, collector.userName)}` };
    const url = product.address + list;
    for (let round = 0; round < 100; round += 1) await fetch(url, { headers }).then((answer) => answer.arrayBuffer());
    const quiet = await watch(url, headers, pause(5_000));
    await load(copy, 'un', `${listFolder}/UN_consolidated_2026-02-27.xml`);
    const [began, loaded] = [performance.now(), new Date().toISOString()];
    const working = withClient(copy.ownerUrl, async (client) => {
      for (;;) {
        const { rows: found } = await client.query<{ left: number }>(left, [loaded]);
        if (found[0]?.left === 0) return;
        if (performance.now() - began > 300_000) throw new Error(`${found[0]?.left} customers were not screened`);
        await pause(250);
      }
    });
    const busy = await watch(url, headers, working);
    await working;
    note(`${count(customers)} customers again, by what changed with the UN’s list`, seconds(began), '15 s');
    note('a list of submissions before it', inMs(quiet));
    note('and meanwhile', inMs(busy));
  } finally {
    await product.stop();
  }
};

const views: [name: string, userName: string, path: string, bar: string][] = [
  ['contacts of one', collector.userName, '/api/v1/customer-contacts?pageSize=10', '100 ms'],
  [
    'contacts of one, by name',
    collector.userName,
    '/api/v1/customer-contacts?sortBy=Name&sortDirection=asc&pageSize=10',
    '100 ms',
  ],
  ['contacts of one, searched', collector.userName, '/api/v1/customer-contacts?search=tan%20siew', '100 ms'],
  ['contacts of one, with a mistake', collector.userName, '/api/v1/customer-contacts?search=muhamad', '100 ms'],
  ['cases of all', officer, '/api/v1/amls?pageSize=20', '100 ms'],
  ['cases of all, pending', officer, '/api/v1/amls?state=PENDING&pageSize=20', '100 ms'],
  ['cases of all, searched', officer, '/api/v1/amls?search=tan%20wei', '100 ms'],
  ['cases of all, due', officer, '/api/v1/amls?review=DUE&pageSize=20', '100 ms'],
];

/** The lists of contacts and cases, one request after the other. */
const lists = async (copy: Urls): Promise<void> => {
  await withClient(copy.ownerUrl, async (client) => {
    await fillContacts(client, contacts);
    await fillCases(client, { from: customers, to: cases, versions: [], engine: 'none' });
  });
  const product = await startProduct(copy);
  try {
    for (const [name, userName, path, bar] of views) {
      const headers = { authorization: `Bearer ${await signIn(product.address, userName)}` };
      const taken: number[] = [];
      for (let round = -10; round < 60; round += 1) {
        const began = performance.now();
        const answer = await fetch(product.address + path, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        if (round >= 0) taken.push(performance.now() - began);
      }
      note(`${name} (${count(name.startsWith('cases') ? cases : contacts)})`, inMs(taken), bar);
    }
  } finally {
    await product.stop();
  }
};

/** A list of so many entries: loaded, and its index built, with what that keeps this process from doing. */
const index = async (copy: Urls): Promise<void> => {
  const path = join(mkdtempSync('/tmp/gable-bench-list-'), 'list.csv');
  await writeFile(path, await madeList(entries));
  const began = performance.now();
  await load(copy, 'own-list', path);
  note(`a list of ${count(entries)} entries, loaded`, seconds(began));
  const database = openDatabase(copy.url, 4, () => undefined);
  const version = (await listsInForce(database)).find(({ source }) => source === 'OWN');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const building = performance.now();
  await engineOf({ database }).ready({ versionId: version?.id ?? 0 });
  delay.disable();
  note(
    'its index',
    `${seconds(building)}, others wait ${(delay.percentile(99) / 1e6).toFixed(0)} ms (p99), at most ${(delay.max / 1e6).toFixed(0)} ms`,
    '20 s',
  );
  await database.$client.end();
};
