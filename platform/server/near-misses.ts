import { distance } from 'fastest-levenshtein';

const prefixes =
  /^(AUDIT|CLAMD|DATABASE|ENCRYPTION|EXPORT|MAIL|MARKET|ONEMAP|PUSH|S3|SMS|SMTP|TSA|URA|TRUST|ALLOWED|OUTGOING)_/;
const shortest = 6;
const mostLetters = 2;

/**
 * Names that were meant to be one of `known`, as far as that can be seen: they begin like ours, or are a letter or two off. A misspelt one
 * is otherwise ignored without a word.
 */
export const nearMisses = (names: string[], known: readonly string[]): string[] =>
  names.filter(
    (name) =>
      !known.includes(name) &&
      (prefixes.test(name) ||
        (name.length >= shortest &&
          known.some((each) => each.length >= shortest && distance(each, name) <= mostLetters))),
  );
