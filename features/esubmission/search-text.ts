/**
 * What the search box of the list looks through: small letters, with a blank before every word, so that a plain LIKE finds
 * a word anywhere, and a short one at the beginnings of words.
 */
export const searchTextOf = (facts: { caseNo: string; address: string; postalCode: string; names: string[] }): string =>
  [facts.caseNo, facts.address, facts.postalCode, ...facts.names].map((part) => ` ${plain(part)}`).join(' |');

/** The words that a typed search must all contain; at most six count. */
export const searchWords = (typed: string): string[] =>
  [...new Set(plain(typed).split(' ').filter(Boolean))].slice(0, 6);

/** `#09-118` is looked for as it is said: `09-118`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s#]+/g, ' ')
    .trim();

/**
 * A word as a LIKE pattern. From three letters on it may stand anywhere; a shorter one, which no trigram index knows, at
 * the beginning of a word.
 */
export const likePattern = (word: string): string =>
  `${word.length < 3 ? '% ' : '%'}${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A whole case number, which is found by its own index. */
export const isCaseNo = (word: string): boolean => /^es-\d{4}-\d{6,}$/.test(word);
