import { turnedWords } from '../clean-text.ts';

/**
 * Readers of what people type or paste, one a kind. The inputs of the browser and the schemas of the server use the same
 * ones. A reader takes the whole text or refuses it with a sentence: it never drops a part that may matter.
 */
export type Reading<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };
export type Reader<Value> = (typed: string) => Reading<Value>;

/** They show what follows from right to left: `50.00` is read where `00.05` is stored. */
const turning = '\u202b\u202e\u2067';
const isReversed = (typed: string): boolean => new RegExp(`[${turning}]`).test(typed);

/** Zero-width characters, soft hyphens and marks of direction: they come along with what is copied from chats and PDFs. */
const unseen = new RegExp(`(?![${turning}])\\p{Default_Ignorable_Code_Point}`, 'gu');
const fullWidth = /[\uff01-\uff5e]/g;

/**
 * The text with what only looks different made the same: no invisible characters, full-width letters and digits as ASCII,
 * every blank as a space, every dash as `-`. Line breaks, tabs and other control characters stay, so that no reader takes two
 * cells of a sheet for one number, and so do marks that turn the text around.
 */
export const plainTyped = (typed: string): string =>
  typed
    .replace(unseen, '')
    .replace(fullWidth, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0))
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** A code of letters and digits: in capitals, without blanks and dashes. Only ASCII letters have capitals here: ß has two. */
export const compactTyped = (typed: string): string =>
  plainTyped(typed)
    .replace(/[ -]/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .normalize('NFC');

/** The reader of codes of one form, such as a licence number. */
export const codeReader =
  (form: RegExp, problem: string): Reader<string> =>
  (typed) => {
    const value = compactTyped(typed);
    return value === '' || form.test(value) ? { value } : { problem };
  };

const longestQuote = 40;

/** The refusal of a text: `“1.234,50” is not an amount. Enter it as 1,234.50.` */
export const notA = (typed: string, kind: string, example: string): { problem: string } => {
  if (isReversed(typed)) return { problem: turnedWords };
  const text = typed.trim();
  const quoted = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return { problem: `“${quoted}” is not ${kind}. Enter it as ${example}.` };
};
