/** What a customer reads and signs of a form: a particular or an answer, by what names it. */
export type Said = { key: string; words: string; value: string };

/** What is said otherwise now than when it was signed, in words: what was changed or added, and what is said no longer. */
export const correctedIn = (signed: readonly Said[], now: readonly Said[]): string[] => {
  const before = new Map(signed.map(({ key, value }) => [key, value]));
  const said = new Set(now.map(({ key }) => key));
  const changed = now.filter(({ key, value }) => (before.get(key) ?? '') !== value);
  const gone = signed.filter(({ key, value }) => value !== '' && !said.has(key));
  return [...changed, ...gone].map(({ words }) => words);
};
