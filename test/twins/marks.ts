/**
 * A customer of the test, and the texts in which two customers may differ. `marks`: name, numbers and ids, each so long that it is in no other text by
 * chance; `asides`: the short ones.
 */
export type Twin = { title: string; ids: Record<string, string>; marks: string[]; asides: string[] };

export const mentions = (text: string, marks: string[]): boolean => marks.some((mark) => text.includes(mark));

/** What an answer has of one twin: the answer itself where it is about no other one, else the largest parts of it that are of this one alone. */
const partsOf = (node: unknown, mine: string[], others: string[]): string[] => {
  const text = JSON.stringify(node) ?? '';
  if (!mentions(text, mine)) return [];
  if (!mentions(text, others)) return [text];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    mentions(key, mine) ? [JSON.stringify([key, value])] : partsOf(value, mine, others),
  );
};

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The number of a row in its table, of a party and of a step. */
const rowNumbers = /"id":\d+(?=,"(?:uuid|at)":)/g;
/** Of a record’s own trail or file; a PDF prints it in eight groups. */
const hashes = /\b[0-9a-f]{64}\b|\b[0-9a-f]{8}(?:(?: |\\n)[0-9a-f]{8}){7}\b/g;

/** The same text with the marks of a twin, and every id and hash, by the order in which they come. */
const masked = (text: string, { marks, asides }: Twin): string => {
  const seen = new Map<string, string>();
  const inOrder = (found: string): string => {
    const known = seen.get(found) ?? `«${seen.size}»`;
    seen.set(found, known);
    return known;
  };
  const without = (so: string, words: string[], kind: string) =>
    words.reduce((now, word, at) => now.replaceAll(word, `‹${kind}${at}›`), so);
  const unmarked = without(text, marks, 'mark').replaceAll(uuids, inOrder).replaceAll(hashes, inOrder);
  return without(unmarked, asides, 'aside').replaceAll(rowNumbers, '"id":‹row›');
};

/** What is said of a twin in an answer that was asked for it, or in one that is the same for all. */
export const saidOf = (twin: Twin, all: Twin[], body: unknown, isAskedFor: boolean): string => {
  const others = all.filter((each) => each !== twin).flatMap(({ marks }) => marks);
  const text = JSON.stringify(body) ?? '';
  const parts = isAskedFor && !mentions(text, others) ? [text] : partsOf(body, twin.marks, others);
  return parts
    .map((part) => masked(part, twin))
    .toSorted()
    .join('\n');
};

/** Where two texts part, with what is around. */
export const firstDifference = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = Math.max(0, (at < 0 ? one.length : at) - 60);
  return `${one.slice(from, from + 140)} ≠ ${other.slice(from, from + 140)}`;
};
