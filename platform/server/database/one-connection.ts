import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Db } from './database.ts';

/**
 * Runs `work` on one connection of the pool, outside of a transaction: for many small reads one after the other, of which
 * each may fail alone.
 */
export const onOneConnection = async <T>({ $client }: Pick<Database, '$client'>, work: (db: Db) => Promise<T>) => {
  const client = await $client.connect();
  try {
    return await work(drizzle(client) as Db);
  } finally {
    client.release();
  }
};
