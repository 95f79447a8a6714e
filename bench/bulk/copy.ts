import { inDatabase, withClient } from './cluster.ts';
import type { BenchDatabase } from './database.ts';

/** Works on a copy of a database, so that the kept one does not fill with what a benchmark writes. */
export const withCopy = async (
  { size, url, ownerUrl }: BenchDatabase,
  name: string,
  work: (copy: Pick<BenchDatabase, 'url' | 'ownerUrl'>) => Promise<void>,
): Promise<void> => {
  const urls = { url: inDatabase(url, name), ownerUrl: inDatabase(ownerUrl, name) };
  await withClient(inDatabase(ownerUrl, 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE bench_${size}`);
    try {
      await work(urls);
    } finally {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
};
