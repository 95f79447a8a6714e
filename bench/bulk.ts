import { withDatabases } from './bulk/database.ts';

/** Makes the databases that the others measure on, ahead of them. */
export const bulkBench = (): Promise<void> =>
  withDatabases([10_000, 1_000_000], async (databases) => {
    for (const { size, url } of databases) process.stdout.write(`${size}: ${url.replace(/:[^:@]*@/, '@')}\n`);
  });
