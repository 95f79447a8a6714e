import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, Db, DrizzleTx, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs `work` in one transaction on a connection of its own. When it throws, nothing of it remains; when it returns, its
 * changes are on the disk. Only where `work` throws NeedsFirst it is run again. It differs from Drizzle's in three ways. The first error is thrown even when the rollback fails
 * too. A COMMIT that PostgreSQL answers with ROLLBACK is an error. A connection whose transaction could not be ended is
 * closed and does not go back to the pool.
 */
export const inTransaction = async <T>(
  database: Pick<Database, '$client'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  for (;;)
    try {
      return await once(database, work);
    } catch (error) {
      if (!(error instanceof NeedsFirst)) throw error;
      await error.there;
    }
};

/**
 * Thrown within a transaction by what needs something that is made in seconds, such as an index. The transaction is rolled back, and done
 * again from its beginning once this is there: nobody holds a connection of the pool while waiting.
 */
export class NeedsFirst extends Error {
  readonly there: Promise<unknown>;
  constructor(there: Promise<unknown>) {
    super('Something is needed that is not there yet.');
    this.there = there;
    // Whoever waits hears of a failure; where nobody does, it must not end the process.
    there.catch(() => undefined);
  }
}

const once = async <T>({ $client }: Pick<Database, '$client'>, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await $client.connect();
  const { lent, takeBack } = lend(client);
  let lost: Error | undefined;
  try {
    await client.query({ text: 'BEGIN' });
    const transaction: DrizzleTx = new NodePgTransaction(
      dialect,
      new NodePgSession(lent, dialect, undefined),
      undefined,
    );
    const result = await work(Object.assign(transaction, { $client: lent }));
    takeBack();
    const { command } = await client.query({ text: 'COMMIT' });
    if (command === 'COMMIT') return result;
    // PostgreSQL answers so after an error that the work caught or did not wait for.
    throw new Error('The transaction was rolled back: a statement in it failed, and the work went on.');
  } catch (error) {
    takeBack();
    await client.query({ text: 'ROLLBACK' }).catch((reason: Error) => {
      lost = reason;
    });
    throw error;
  } finally {
    client.release(lost);
  }
};

/** Runs `work` in a part of the transaction under way (a savepoint), which can fail alone. */
export const inPart = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction((part) => work(Object.assign(part, { $client: db.$client })));

/** The connection for as long as the transaction lasts: a statement that comes later would run outside it. */
const lend = (client: pg.PoolClient) => {
  let isOver = false;
  const lent: pg.PoolClient = Object.create(client);
  lent.query = ((...all: unknown[]) => {
    if (isOver) throw new Error('The transaction is over: wait for every statement of it.');
    return Reflect.apply(client.query, client, all);
  }) as typeof client.query;
  const takeBack = () => {
    isOver = true;
  };
  return { lent, takeBack };
};
