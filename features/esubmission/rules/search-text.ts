/** What stands between the parts of a searched text. */
export const partSeparator = ' |';

/** Case number, address and postal code stand before the names of the parties. */
export const partsBeforeNames = 3;

/**
 * The text that the list is searched by: lower case, with a blank before every word, so that LIKE finds a word
 * anywhere, and a short word at the beginning of words.
 */
export const searchTextOf = (facts: { caseNo: string; address: string; postalCode: string; names: string[] }): string =>
  [facts.caseNo, facts.address, facts.postalCode, ...facts.names].map((part) => ` ${plain(part)}`).join(partSeparator);

/** The words of a typed search, which must all match; at most six are used. */
export const searchWords = (typed: string): string[] =>
  [...new Set(plain(typed).split(' ').filter(Boolean))].slice(0, 6);

/** Lower case, without `#`: a unit `#09-118` is searched as `09-118`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s#|]+/g, ' ')
    .trim();

/**
 * A word as a LIKE pattern. From three letters on it matches anywhere. A shorter one, which a trigram index can't find,
 * matches at the beginning of a word.
 */
export const likePattern = (word: string): string =>
  `${word.length < 3 ? '% ' : '%'}${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether the word is a whole case number, which has an index of its own. */
export const isCaseNo = (word: string): boolean => /^es-\d{4}-\d{6,}$/.test(word);
