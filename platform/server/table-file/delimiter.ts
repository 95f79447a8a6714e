import { parse } from 'csv-parse/sync';
import { type Delimiter, delimiters } from '#platform/contract/encodings.ts';

type Looked = { headIn: number; isHead?: ((cells: string[]) => boolean) | undefined; longestLine: number };

const all = Object.keys(delimiters) as Delimiter[];

/** Excel's own line about the separator. Its line stays, so that the others keep their numbers. */
export const namedDelimiter = (text: string): { delimiter: Delimiter; length: number } | undefined => {
  const mark = /^"?sep=([,;\t|])"?(?=\n|$)/i.exec(text);
  return mark ? { delimiter: mark[1] as Delimiter, length: mark[0].length } : undefined;
};

/** Finds the delimiter: the one that makes a head of an early line, else the one that most early lines contain equally often. */
export const delimiterOf = (start: string, looked: Looked): Delimiter => {
  const candidates = all.map((delimiter) => ({ delimiter, rows: firstRows(start, delimiter, looked) }));
  const { isHead } = looked;
  const withHead = candidates.map((each) => ({ ...each, head: isHead && each.rows.find(isHead) }));
  const best = withHead
    .map(({ delimiter, rows, head }) => ({ delimiter, score: head ? 1_000 + head.length : evenness(rows, looked) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.delimiter : ',';
};

/** How many cells more than one the first line has; where the head may be further down, as many as most lines have. */
const evenness = (rows: string[][], { headIn }: Looked): number => {
  if (headIn === 1) return (rows[0]?.length ?? 1) - 1;
  const width = commonWidth(rows);
  return ((width - 1) * rows.filter((cells) => cells.length === width).length) / Math.max(1, rows.length);
};

/** How many cells most lines have; of several widths that are as common, the greatest. */
export const commonWidth = (rows: string[][]): number => {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || b - a)[0]?.[0] ?? 0;
};

/** The first lines as one separator has them, as far as they can be read: quotation marks may be open by it. */
const firstRows = (start: string, delimiter: Delimiter, { headIn, longestLine }: Looked): string[][] => {
  const rows: string[][] = [];
  try {
    parse(start, {
      delimiter,
      // Some lines below the head show how even the columns are.
      to: headIn === 1 ? 1 : headIn + 20,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      max_record_size: longestLine,
      on_record: (cells: string[]) => {
        rows.push(cells);
        return null;
      },
    });
  } catch {
    // What was read before it stays.
  }
  return rows;
};
