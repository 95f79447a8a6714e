import autocannon from 'autocannon';
import { openCluster, withClient } from './bulk/cluster.ts';
import { figuresOf } from './harness/figures.ts';
import { startProduct } from './harness/processes.ts';
import { count, table } from './harness/table.ts';
import { marketDatabase } from './market/load.ts';
import { openReader } from './market/reader.ts';
import { drawSearches, type Kind, kinds } from './market/searches.ts';

const connections = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 20);

/**
 * Searches of the real files as the pages make them, none of them asked twice, at four connections: what is answered, and what its
 * statements cost the database's processors. Skipped where the files are absent.
 */
export const marketBench = async (only?: string): Promise<void> => {
  const cluster = await openCluster();
  try {
    const database = await marketDatabase(cluster);
    if (!database) {
      process.stdout.write('The real files of market data are absent (../shared/data/market).\n');
      return;
    }
    if (database.loaded.length > 0)
      process.stdout.write(
        `${table(
          ['imported', 'lines', 's', 'CPU s', 'peak MB'],
          database.loaded.map(({ file, said, ...took }) => [
            file,
            said.split(' ')[0] ?? '',
            took.seconds.toFixed(1),
            took.cpuSeconds.toFixed(1),
            took.megabytes.toFixed(0),
          ]),
        )}\n`,
      );
    const token = await withClient(database.ownerUrl, openReader);
    const server = await startProduct(database);
    const rows: string[][] = [];
    try {
      for (const kind of Object.keys(kinds) as Kind[]) {
        if (only && !kinds[kind].name.includes(only)) continue;
        const requests = drawSearches(kind).map((path) => ({ method: 'GET' as const, path }));
        const times: number[] = [];
        const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
        const headers = { authorization: `Bearer ${token}` };
        const load = autocannon(
          { url: server.address, connections, duration: seconds, headers, requests, timeout: 60 },
          (error, result) => (error ? reject(error) : resolve(result)),
        );
        load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
        const { non2xx, errors } = await promise;
        const { p50, p95, p99 } = figuresOf(times, seconds, 0);
        const { bar, name } = kinds[kind];
        rows.push([
          name,
          count(times.length),
          ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
          p95 < bar ? 'ok' : `over ${bar}`,
          non2xx + errors > 0 ? `${non2xx} refused, ${errors} broken` : '',
        ]);
      }
    } finally {
      await server.stop();
    }
    process.stdout.write(
      `${table([`${connections} connections`, 'answers', 'p50 ms', 'p95', 'p99', 'bar', ''], rows)}\n`,
    );
  } finally {
    await cluster.stop();
  }
};
