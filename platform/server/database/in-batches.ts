import type { Database } from './database.ts';

/**
 * The rows of a statement, so many at a time, as they stood when it began: for what is too much to hold at once. It keeps
 * a connection until the last batch was taken, or the loop that takes them was left.
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
    // Whoever takes the rows may be a slow telephone.
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
