import type { Dataset } from '../../words/datasets.ts';
import type { LineProblem, MarketRecord } from '../market-record.ts';

/** A kind of file: how it is known by its columns, and how its lines are read. */
export type FileFormat = {
  name: string;
  dataset: Dataset;
  /** It has every record of its months (of its districts): what it lacks of them is gone. The others only add. */
  isWhole: boolean;
  /** The columns that it must have, by any of their names. */
  columns: Record<string, readonly string[]>;
  /** Reads a line by the names of its columns; `''` for one that the file may lack. */
  read: (cell: (column: string) => string) => MarketRecord | LineProblem;
};

export type LineReader = (cells: string[]) => MarketRecord | LineProblem;

/** Heads are compared by their letters and digits alone. */
const plain = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

/** How a file with these columns is read, if it is of this format. Columns whose name ends in `?` may be missing. */
export const readerFor = ({ columns, read }: FileFormat, head: string[]): LineReader | undefined => {
  const heads = head.map(plain);
  const at = new Map<string, number>();
  for (const [column, names] of Object.entries(columns)) {
    const known = names.map(plain);
    const place = heads.findIndex((each) => known.includes(each));
    const isOptional = column.endsWith('?');
    if (place < 0 && !isOptional) return undefined;
    at.set(isOptional ? column.slice(0, -1) : column, place);
  }
  return (cells) => read((column) => cells[at.get(column) ?? -1]?.trim() ?? '');
};
