import type { Database } from './database.ts';

/** What processes of Gable keep from one another; PostgreSQL knows these locks by number alone. */
export const locks = { migration: 7_124_001, files: 7_124_002 };

/** Does the work, unless another holds the lock: then nothing, and false. */
export const unlessLocked = async (
  { $client }: Pick<Database, '$client'>,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> => {
  const client = await $client.connect();
  let lost: Error | undefined;
  try {
    const { rows } = await client.query<{ taken: boolean }>({
      text: 'SELECT pg_try_advisory_lock($1) AS taken',
      values: [lock],
    });
    if (!rows[0]?.taken) return false;
    try {
      await work();
    } finally {
      await client.query({ text: 'SELECT pg_advisory_unlock($1)', values: [lock] }).catch((reason: Error) => {
        lost = reason;
      });
    }
    return true;
  } finally {
    client.release(lost);
  }
};
