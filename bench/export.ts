import { readFileSync, writeFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { measured } from '#demo/bulk/people.ts';
import { withClient } from './bulk/cluster.ts';
import { type BenchDatabase, withDatabases } from './bulk/database.ts';
import { startProduct } from './harness/processes.ts';
import { signIn } from './harness/sign-in.ts';
import { count, table } from './harness/table.ts';
import { pause, watch } from './harness/watch.ts';

const wanted = 100_000;

/** The export of 100,000 submissions as an Excel file: its time and memory, and the latency of other requests. */
export const exportBench = (): Promise<void> =>
  withDatabases([1_000_000], async ([database]) => {
    if (!database) return;
    const product = await startProduct(database);
    try {
      const token = await signIn(product.address, measured.staff);
      const headers = { authorization: `Bearer ${token}` };
      const list = `${product.address}/api/v1/esubmissions`;
      // Warm, so that what is measured is the export's own.
      for (let round = 0; round < 200; round += 1)
        await fetch(list, { headers }).then((answer) => answer.arrayBuffer());
      const quiet = await watch(list, headers, pause(3_000));
      const before = memoryOf(product.pid, 'VmRSS');
      forgetPeak(product.pid);
      const began = performance.now();
      const exporting = fetch(`${list}/export?from=${await sinceDay(database)}`, { headers }).then((answer) =>
        answer.arrayBuffer(),
      );
      const busy = await watch(list, headers, exporting);
      const seconds = (performance.now() - began) / 1000;
      const extra = memoryOf(product.pid, 'VmHWM') - before;
      const rows = rowsIn(await exporting);
      const cells = [count(rows), seconds.toFixed(1), extra.toFixed(0), quiet.toFixed(0), busy.toFixed(0)];
      process.stdout.write(`${table(['rows', 'seconds', 'extra MB', 'list p99 before', 'and meanwhile'], [cells])}\n`);
    } finally {
      await product.stop();
    }
  });

/** The first day from which there are about as many as wanted. */
const sinceDay = ({ ownerUrl }: BenchDatabase): Promise<string> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `SELECT created_at::date::text AS day FROM esubmission WHERE status <> 1 AND deleted_at IS NULL
       ORDER BY created_at DESC OFFSET ${wanted} LIMIT 1`,
    );
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
