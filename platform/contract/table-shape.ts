import { columnFaults } from './column-faults.ts';
import { cellIn, type Matched, matchColumns, type TableSpec } from './match-columns.ts';

/** A kind of file: what it is called, how it is known by its columns, and how a line of it is read. */
export type TableShape<Row, K extends string = string> = {
  name: string;
  table: TableSpec<K>;
  /** Reads a line by its fields; `''` for one that the file lacks. */
  read: (cell: (field: K) => string) => Row;
};

type Headings = readonly [title: string, ...others: string[]];

/**
 * The columns of a file that programs write, by the headings of each field: the first is its title, and of several columns the one that is named first
 * is read. Each field is needed that is not optional; of `either` one.
 */
export const namedTable = <K extends string>(
  headings: Record<K, Headings>,
  { optional = [], either = [] }: { optional?: readonly NoInfer<K>[]; either?: readonly NoInfer<K>[] } = {},
): TableSpec<K> => {
  const keys = Object.keys(headings) as K[];
  const fields = keys.map((key) => {
    const [title, ...otherTitles] = headings[key];
    return [key, { title, known: otherTitles, prefers: true }];
  });
  return {
    fields: Object.fromEntries(fields) as unknown as TableSpec<K>['fields'],
    needs: [
      ...keys.filter((key) => !optional.includes(key) && !either.includes(key)).map((key) => [key]),
      ...(either.length > 0 ? [either] : []),
    ],
  };
};

type Fitting<S> = { shape: S; matched: Matched<string> };

/** The first of these kinds whose columns a file has, or why it is none of them; `name` is that of the file. */
export const fittingShape = <S extends TableShape<unknown>>(
  name: string,
  head: string[],
  shapes: readonly S[],
): Fitting<S> | string => {
  const tried = shapes.map((shape) => ({ shape, matched: matchColumns(head, shape.table) }));
  const match = tried.find(({ matched }) => matched.missing.length === 0);
  if (!match) {
    const names = shapes.map((shape) => shape.name).join(', ');
    return `${name} has columns of none of these files: ${names}.${nearestWords(tried)}`;
  }
  const [fault] = columnFaults(match.matched, match.shape.table);
  return fault ? `${name}: ${fault}` : match;
};

/** What the kind that a file is most like lacks; nothing where it has less than half of the columns of any. */
const nearestWords = (tried: Fitting<TableShape<unknown>>[]): string => {
  const lack = ({ shape, matched }: Fitting<TableShape<unknown>>) => matched.missing.length / shape.table.needs.length;
  const nearest = tried.toSorted((a, b) => lack(a) - lack(b))[0];
  if (!nearest || lack(nearest) > 0.5) return '';
  const { shape, matched } = nearest;
  const likeness = tried.length > 1 ? `It is most like ${shape.name}. ` : '';
  return ` ${likeness}${columnFaults({ ...matched, twice: [] }, shape.table).join(' ')}`;
};

/** The values read from a line of such a file. */
export type RowOf<S extends TableShape<unknown>> = ReturnType<S['read']>;

/** Reads a line of a file by what its columns hold. */
export const lineReader =
  <S extends TableShape<unknown>>({ shape, matched }: Fitting<S>) =>
  (cells: string[]): RowOf<S> =>
    shape.read((field) => cellIn(matched, cells, field)) as RowOf<S>;
