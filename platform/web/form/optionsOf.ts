/** A vocabulary as a select takes it: the words of each value, in their order. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
