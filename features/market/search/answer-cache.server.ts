/** Most answers in the cache. */
const mostKept = 500;

/**
 * Caches answers by their question and drops those not asked for longest. A pending answer is shared, and a failed one is dropped. The key
 * includes the version of the data, so no answer has to be invalidated when it changes.
 */
export const answerCache = () => {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const answer = answers.get(key) ?? find();
    answers.delete(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    return answer as Promise<T>;
  };
};
