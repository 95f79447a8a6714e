import { foldText, withJoinedWords } from '#platform/contract/fold/fold-text.ts';

/** What stands between the parts of a searched text. */
export const partSeparator = ' |';

/** Case number, address and postal code stand before the names of the parties. */
export const partsBeforeNames = 3;

/**
 * The text that the list is searched by: folded (`foldText`), with a blank before every word, so that LIKE finds a word
 * anywhere, and a short word at the beginning of words.
 */
export const searchTextOf = (facts: { caseNo: string; address: string; postalCode: string; names: string[] }): string =>
  [facts.caseNo, facts.address, facts.postalCode, ...facts.names].map((part) => ` ${plain(part)}`).join(partSeparator);

/** Folded, without `#`: a unit `#09-118` is searched as `09-118`. */
const plain = (text: string): string =>
  withJoinedWords(
    foldText(text)
      .replace(/[\s#|]+/g, ' ')
      .trim(),
  );

/** Whether the word is a whole case number, which has an index of its own. */
export const isCaseNo = (word: string): boolean => /^es-\d{4}-\d{6,}$/.test(word);
