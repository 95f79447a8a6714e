import { readFileSync, writeFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { measured } from '#demo/bulk/people.ts';
import { withClient } from './bulk/cluster.ts';
import { type BenchDatabase, withDatabases } from './bulk/database.ts';
import { startProduct } from './harness/processes.ts';
import { signIn } from './harness/sign-in.ts';
import { count, table } from './harness/table.ts';
import { p99, pause, watch } from './harness/watch.ts';

const wanted = 100_000;
/** The most memory, in MB, that an export may take beyond what the server held before. */
const bar = 100;

type Export = { name: string; userName: string; list: string; file: string; since?: string; size?: number };

/** Each with the statement, if it takes a day, of the first day from which there are about as many rows as wanted. */
const exports: Export[] = [
  {
    name: 'submissions',
    userName: measured.staff,
    list: '/api/v1/esubmissions',
    file: '/api/v1/esubmissions/export?from=',
    since: `SELECT created_at::date::text AS day FROM esubmission WHERE status <> 1 AND deleted_at IS NULL
            ORDER BY created_at DESC OFFSET ${wanted} LIMIT 1`,
  },
  {
    name: 'team deals',
    userName: measured.leader,
    list: '/api/v1/team-production/team-deal-submitted',
    file: '/api/v1/team-production/team-deal-submitted/export?from=',
    since: `SELECT signed_on::text AS day FROM deal_share_team
            WHERE leader_id = (SELECT id FROM person WHERE user_name = '${measured.leader}') AND level > 0
            ORDER BY signed_on DESC OFFSET ${wanted} LIMIT 1`,
  },
  {
    // It has no days, so that its agency is as large as wanted: 100 submissions are 91 deals.
    name: 'deals of finance',
    userName: measured.finance,
    list: '/agency/v1/finance/deals',
    size: 110_000,
    file: '/agency/v1/finance/deals/export',
  },
];

const sizeOf = ({ size = 1_000_000 }: Export) => size;

const head = ['export', 'rows', 'seconds', 'extra MB', 'list p99 before', 'and meanwhile', ''];

/** Exports as Excel files of 100,000 rows: their time and memory, and the latency of other requests. */
export const exportBench = (only = ''): Promise<void> =>
  withDatabases([...new Set(exports.map(sizeOf))], async (databases) => {
    const rows: string[][] = [];
    // Each has a server of its own, so that none finds the memory of another.
    for (const each of exports.filter(({ name }) => name.includes(only))) {
      const database = databases.find(({ size }) => size === sizeOf(each));
      if (database) rows.push(await measure(database, each));
    }
    process.stdout.write(`${table(head, rows)}\n`);
  });

const measure = async (database: BenchDatabase, { name, userName, list, file, since }: Export): Promise<string[]> => {
  const product = await startProduct(database);
  try {
    const headers = { authorization: `Bearer ${await signIn(product.address, userName)}` };
    const listed = product.address + list;
    // Warm, so that what is measured is the export's own.
    for (let round = 0; round < 200; round += 1)
      await fetch(listed, { headers }).then((answer) => answer.arrayBuffer());
    const quiet = p99(await watch(listed, headers, pause(3_000)));
    const before = memoryOf(product.pid, 'VmRSS');
    forgetPeak(product.pid);
    const began = performance.now();
    const exporting = fetch(product.address + file + (since ? await firstDay(database, since) : ''), { headers }).then(
      (answer) => {
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        return answer.arrayBuffer();
      },
    );
    const busy = p99(await watch(listed, headers, exporting));
    const seconds = (performance.now() - began) / 1000;
    const extra = memoryOf(product.pid, 'VmHWM') - before;
    const cells = [
      count(rowsIn(await exporting)),
      seconds.toFixed(1),
      extra.toFixed(0),
      quiet.toFixed(0),
      busy.toFixed(0),
    ];
    return [name, ...cells, extra < bar ? 'ok' : `over ${bar} MB`];
  } finally {
    await product.stop();
  }
};

const firstDay = ({ ownerUrl }: BenchDatabase, since: string): Promise<string> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ day: string }>(since);
    return rows[0]?.day ?? '2020-01-01';
  });

/** Counts the rows with another library than the one that wrote the file. */
const rowsIn = (file: ArrayBuffer): number => {
  const { Sheets, SheetNames } = read(file, { dense: true });
  return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? []).length;
};

const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM'): number => {
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Resets the peak of the process's memory to its current size (proc(5), clear_refs). */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');
