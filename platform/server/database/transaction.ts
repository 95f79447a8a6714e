import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs `work` in one transaction on a connection of its own; nothing of it remains when it throws, and what it returns is
 * on the disk. Unlike Drizzle's, it tells of the first error when the roll-back fails too, never takes for done what
 * PostgreSQL rolled back, and lets no connection with a transaction left open go back to the pool.
 */
export const inTransaction = async <T>({ $client }: Pick<Database, '$client'>, work: (tx: Tx) => Promise<T>) => {
  const client = await $client.connect();
  const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
  let lost: Error | undefined;
  try {
    // The first statement of the work travels with it.
    const [, result] = await Promise.all([client.query({ text: 'BEGIN' }), work(tx)]);
    const { command } = await client.query({ text: 'COMMIT' });
    // After an error that someone caught, PostgreSQL answers a COMMIT with ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: an error in it went unheard.');
    return result;
  } catch (error) {
    await client.query({ text: 'ROLLBACK' }).catch((reason: Error) => {
      lost = reason;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};
