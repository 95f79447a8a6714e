/** A particular or an answer that the customer signs, with its key. */
export type SignedStatement = { key: string; words: string; value: string };

/** The differences from the signed version, in words: changed or added, and removed. */
export const correctedIn = (signed: readonly SignedStatement[], now: readonly SignedStatement[]): string[] => {
  const before = new Map(signed.map(({ key, value }) => [key, value]));
  const keys = new Set(now.map(({ key }) => key));
  const changed = now.filter(({ key, value }) => (before.get(key) ?? '') !== value);
  const gone = signed.filter(({ key, value }) => value !== '' && !keys.has(key));
  return [...changed, ...gone].map(({ words }) => words);
};
