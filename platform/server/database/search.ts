import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';
import { searchWords, strokes } from '../../contract/fold/fold-text.ts';

/** Shorter words, such as a Han sign, are looked for at the beginning of words: an index knows three letters at a time. */
const shortest = 3;

/** The pattern of a word of `searchWords`. */
export const patternOf = (word: string): string => {
  // Any one sign stands for a stroke, and any letters for an asterisk.
  const part = containing(word).replace(strokes, '_').replaceAll('*', '%');
  return [...word].length < shortest && !word.startsWith(' ') ? `% ${part.slice(1)}` : part;
};

/** The pattern of LIKE for a text that has this in it, whatever signs it has. */
export const containing = (part: string): string => `%${part.replace(/[%_\\]/g, '\\$&')}%`;

/**
 * The words that were typed into a search as patterns for LIKE, for `:words` of `isFound`: each is looked for in folded text
 * (`foldText`). None, which finds everything, if nothing was typed.
 */
export const patternsOf = (typed: string | undefined): string[] => searchWords(typed ?? '').map(patternOf);

/**
 * A condition in SQL: each of the words `words` (`patternsOf`) is in one of the columns, in any order. A column is `search` of its
 * table, or `searched(…)` of another one, which takes 12 µs a row: for what has fewer than 50,000. One `search` alone is found by its index.
 */
export const isFound = (columns: string | readonly string[], words = ':words'): string => {
  const all = [columns].flat();
  const [only = ''] = all;
  const list = `${words}::text[]`;
  if (all.length > 1 || only.includes('('))
    return `(cardinality(${list}) = 0 OR concat_ws(' ', '', ${all.join(', ')}) LIKE ALL (${list}))`;
  // Each of the first words is looked up by the index, which takes no list.
  const first = [1, 2, 3].map((place) => `${only} LIKE coalesce((${list})[${place}], '%')`);
  return `(${[...first, `${only} LIKE ALL (${list})`].join(' AND ')})`;
};

type Column = AnyColumn | SQL;

/** The same for a query of Drizzle. */
export const hasWords = (typed: string | undefined, ...columns: Column[]): SQL | undefined =>
  eachWord(typed, (pattern) => or(...columns.map((column) => sql`${column} LIKE ${pattern}`)));

/** Where a word may also be in a record that is looked up by it: a condition for each word, of its pattern. */
export const eachWord = (typed: string | undefined, isIn: (pattern: string) => SQL | undefined): SQL | undefined =>
  and(...patternsOf(typed).map(isIn));

/** A column without a `search` of its own, for `hasWords`. */
export const folded = (column: Column): SQL => sql`' ' || searched(${column})`;
