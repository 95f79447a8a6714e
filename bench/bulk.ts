import { withDatabases } from './bulk/database.ts';

/** Makes the databases of the other benchmarks in advance. */
export const bulkBench = (): Promise<void> =>
  withDatabases([10_000, 1_000_000], async (databases) => {
    for (const { size, url } of databases) process.stdout.write(`${size}: ${url.replace(/:[^:@]*@/, '@')}\n`);
  });
