/** So many answers are kept. */
const mostKept = 500;

/**
 * Answers by their question, the latest asked for of them. What is being found is not looked for twice; what failed is forgotten. The key
 * names the version of the data, so that nothing has to be thrown away when it changes.
 */
export const keptAnswers = () => {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const known = answers.get(key) ?? find();
    answers.delete(key);
    answers.set(key, known);
    known.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
    return known as Promise<T>;
  };
};
