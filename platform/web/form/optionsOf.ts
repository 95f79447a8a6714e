/** A vocabulary as options of a select, in its order. The keys are the values and the texts are the labels. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
