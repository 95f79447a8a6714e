import type { Database } from './database.ts';

/**
 * The rows of a statement in batches, as they were when it began: for results too large for memory. It holds a connection
 * until the last batch is read or the loop ends.
 */
export async function* inBatches<Row extends object>(
  { $client }: Pick<Database, '$client'>,
  { text, values }: { text: string; values: unknown[] },
  size = 500,
): AsyncGenerator<Row[]> {
  const client = await $client.connect();
  let lost: Error | undefined;
  try {
    await client.query({ text: 'BEGIN READ ONLY' });
    // The rows may go to a slow phone.
    await client.query({ text: "SET LOCAL idle_in_transaction_session_timeout = '10min'" });
    await client.query({ text: `DECLARE rows NO SCROLL CURSOR FOR ${text}`, values });
    while (true) {
      const { rows } = await client.query<Row>({ text: `FETCH ${size} FROM rows` });
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    await client.query({ text: 'ROLLBACK' }).catch((reason: Error) => {
      lost = reason;
    });
    client.release(lost);
  }
}
