import type { Database } from './database.ts';

/** Locks between processes of Gable. PostgreSQL knows them by number. */
export const locks = { migration: 7_124_001, files: 7_124_002 };

/** Does the work under the lock, and answers true. When another process holds it, does nothing and answers false. */
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
