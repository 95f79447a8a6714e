import type { Endpoint, Input } from '../../contract/endpoint.ts';
import {
  headOf,
  type ListField,
  type ListFields,
  type RowOf,
  type SummedOf,
  summedOf,
} from '../../contract/list-fields.ts';
import type { Reading } from '../context.ts';
import { readPage } from '../database/read-page.ts';
import { statementOf } from '../database/statement-of.ts';
import { listSheet } from '../sheet/list-sheet.ts';
import type { SheetColumn, SheetKind } from '../sheet/sheet.ts';

/** A list as its contract declares it (`listCalls`). */
type Declared<F extends ListFields, List extends Endpoint, File extends Endpoint> = {
  fields: F;
  sorts: Record<string, string>;
  list: List;
  file: File;
};

/** A query of Drizzle whose columns have their own names (`named`), or an SQL text, which the compiler doesn't read. */
type Rows<Row> = (PromiseLike<Row[]> & { toSQL(): { sql: string; params: unknown[] } }) | Statement;
type Statement = { text: string; values: unknown[] };

type Given<Row, Query> = {
  /** Of the file, in words joined by `-`. */
  name: string;
  /** Of the file's sheet. */
  title: string;
  /** What the audit trail calls the reading of the file. */
  action: string;
  /** The field that orders rows that are equal otherwise. */
  last: keyof Row & string;
  /** All rows that the filters find, in any order. */
  rows: (at: Reading, query: Query) => Rows<Row>;
};

type PageQuery = { pageNumber: number; pageSize: number; sortBy: string; sortDirection: 'asc' | 'desc' };

/** Answers the two calls of a list: a page of it, with how many rows there are and their sums, and the file of all rows. */
export const serveList = <F extends ListFields, List extends Endpoint, File extends Endpoint>(
  { fields, sorts }: Declared<F, List, File>,
  { name, title, action, last, rows }: Given<RowOf<F>, Input<File>['query']>,
) => {
  type Filters = Input<File>['query'];
  const statement = (at: Reading, filters: Filters): Statement => {
    const found = rows(at, filters);
    return 'text' in found ? found : statementOf(found);
  };
  const orderOf = (by: string, direction: string) => `"${by}" ${direction}, "${last}" ${direction}`;
  const [first = last] = Object.values(sorts);
  return {
    page: (at: Reading, { query }: Input<List>) => {
      // The query of the list is the filters of the file, and these.
      const { sortBy, sortDirection, ...paging } = query as unknown as PageQuery;
      return readPage<RowOf<F>, SummedOf<F>>(at, statement(at, query as unknown as Filters), paging, {
        order: orderOf(sorts[sortBy] ?? first, sortDirection),
        summed: summedOf(fields),
      });
    },
    file: (at: Reading, { query }: Input<File>) => {
      const { text, values } = statement(at, query);
      const sorted = `SELECT * FROM (${text}) row ORDER BY ${orderOf(first, 'desc')}`;
      return listSheet(at, { name, title, action, columns: fileColumns(fields) }, query as Record<string, unknown>, {
        text: sorted,
        values,
      });
    },
  };
};

/** The columns of the file: every field that is called something. */
const fileColumns = <F extends ListFields>(fields: F): SheetColumn<RowOf<F>>[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const { is, label } = field;
    if (label === undefined || is.kind === 'id') return [];
    const value = (row: RowOf<F>) => writtenAs(field, row[key]);
    return [{ header: headOf(field), kind: sheetKinds[is.kind], width: is.width, value }];
  });

const sheetKinds: Record<Exclude<ListField['is']['kind'], 'id'>, SheetKind> = {
  text: 'text',
  texts: 'text',
  choice: 'text',
  count: 'count',
  day: 'day',
  instant: 'instant',
  money: 'money',
};

const writtenAs = ({ is }: ListField, value: unknown): string | number | null => {
  if (value === null || value === undefined) return null;
  if (is.kind === 'choice') return is.words[String(value)] ?? String(value);
  if (is.kind === 'texts') return (value as string[]).join(', ');
  return value as string | number;
};
