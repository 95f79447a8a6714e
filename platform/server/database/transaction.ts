import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { clientOf } from './ask.ts';
import type { Database, Tx } from './database.ts';

const dialect = new PgDialect();

/** Of each transaction under way, what travels with its COMMIT. */
const lastWrites = new WeakMap<object, Promise<unknown>[]>();

/**
 * Writes that nothing waits for: they travel with the COMMIT, which tells if one failed. Everything in them must have been
 * asked already: what is asked after the COMMIT is refused.
 */
export const withCommit = (tx: Tx, writes: Promise<unknown>): void => {
  // Heard when the COMMIT is answered.
  writes.catch(() => undefined);
  lastWrites.get(clientOf(tx))?.push(writes);
};

/**
 * Runs `work` in one transaction on a connection of its own; nothing of it remains when it throws, and what it returns is
 * on the disk. Unlike Drizzle's, it tells of the first error when the roll-back fails too, never takes for done what
 * PostgreSQL rolled back, and lets no connection with a transaction left open go back to the pool.
 */
export const inTransaction = async <T>({ $client }: Pick<Database, '$client'>, work: (tx: Tx) => Promise<T>) => {
  const client = await $client.connect();
  const { lent, takeBack } = lend(client);
  const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(lent, dialect, undefined), undefined);
  const last: Promise<unknown>[] = [];
  lastWrites.set(lent, last);
  let lost: Error | undefined;
  try {
    // The first statement of the work travels with it.
    const [, result] = await Promise.all([client.query({ text: 'BEGIN' }), work(tx)]);
    takeBack();
    const { command } = await client.query({ text: 'COMMIT' });
    if (command === 'COMMIT') return result;
    // After an error that nobody waited for, or that someone caught, PostgreSQL answers a COMMIT with ROLLBACK.
    await Promise.all(last);
    throw new Error('The transaction was rolled back: an error in it went unheard.');
  } catch (error) {
    // What the work still asks meanwhile would stand outside the transaction.
    takeBack();
    await client.query({ text: 'ROLLBACK' }).catch((reason: Error) => {
      lost = reason;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};

/** The connection for as long as the transaction lasts: a statement that comes later would stand outside it. */
const lend = (client: pg.PoolClient) => {
  let isOver = false;
  const lent: pg.PoolClient = Object.create(client);
  lent.query = ((...all: unknown[]) => {
    if (isOver) throw new Error('The transaction is over: wait for every statement of it.');
    return (client.query as (...all: unknown[]) => unknown)(...all);
  }) as typeof client.query;
  const takeBack = () => {
    isOver = true;
  };
  return { lent, takeBack };
};
