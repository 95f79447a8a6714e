import type pg from 'pg';
import type { Database, Db } from './database.ts';

type Statement = { text: string; values: unknown[] };

/**
 * The rows of a statement in batches, as they were when it began: for results too large for memory. It holds a connection
 * until the last batch is read or the loop ends.
 */
export async function* inBatches<Row extends object>(
  { $client }: Pick<Database, '$client'>,
  statement: Statement,
  size = 500,
): AsyncGenerator<Row[]> {
  const client = await $client.connect();
  let lost: Error | undefined;
  try {
    await client.query({ text: 'BEGIN READ ONLY' });
    // The rows may go to a slow phone.
    await client.query({ text: "SET LOCAL idle_in_transaction_session_timeout = '10min'" });
    yield* fetched<Row>(client, statement, size);
  } finally {
    await client.query({ text: 'ROLLBACK' }).catch((reason: Error) => {
      lost = reason;
    });
    client.release(lost);
  }
}

/**
 * The same within the transaction of `db`, which sees its own changes. A hundred thousand rows at once keep the server from
 * everybody else while it reads them. They are planned for all of them, though for one processor. Read them to their end.
 */
export async function* askInBatches<Row extends object>(
  { $client }: Db,
  statement: Statement,
  size = 100,
): AsyncGenerator<Row[]> {
  await $client.query({ text: 'SET LOCAL cursor_tuple_fraction = 1' });
  yield* fetched<Row>($client, statement, size);
  await $client.query({ text: 'CLOSE rows' });
}

type Queried = Pick<pg.ClientBase, 'query'>;

async function* fetched<Row extends object>(client: Queried, { text, values }: Statement, size: number) {
  await client.query({ text: `DECLARE rows NO SCROLL CURSOR FOR ${text}`, values });
  while (true) {
    const { rows } = await client.query<Row>({ text: `FETCH ${size} FROM rows` });
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
  }
}
