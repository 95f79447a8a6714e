import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from './database.ts';
import { NamingClient } from './naming-client.ts';

/** Milliseconds after which a statement counts as lost: nothing else ends one that a network has swallowed. */
const longest = 60_000;

/**
 * Runs `work` on a connection that is opened for it beside the pool, outside of a transaction: for reads that take seconds and that others
 * may wait for while they hold the pool's.
 */
export const onOwnConnection = async <T>(
  { $client }: Pick<Database, '$client'>,
  work: (db: Db) => Promise<T>,
): Promise<T> => {
  const client = new NamingClient({ ...$client.options, query_timeout: longest });
  // A lost connection fails the statement under way, which says why.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(drizzle(client) as unknown as Db);
  } finally {
    await client.end().catch(() => undefined);
  }
};
