import type { Services } from '#platform/server/context.ts';
import type { Database } from '#platform/server/database/database.ts';

/** Most answers in the cache of a database. */
const mostKept = 500;

type Answers = Map<string, Promise<unknown>>;

/** Of each database by itself: the versions of two of them count alike, and tests open several in a process. */
const answersOf = new WeakMap<Database, Answers>();

/**
 * Caches answers by their question and drops those not asked for longest. A pending answer is shared, and a failed one is dropped. The key
 * includes the version of the data, so no answer has to be invalidated when it changes.
 */
export const cached = <T>(
  { database }: Pick<Services, 'database'>,
  key: string,
  find: () => Promise<T>,
): Promise<T> => {
  const answers: Answers = answersOf.get(database) ?? new Map();
  answersOf.set(database, answers);
  const answer = answers.get(key) ?? find();
  answers.delete(key);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  const [oldest] = answers.keys();
  if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
  return answer as Promise<T>;
};
