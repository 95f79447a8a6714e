import type { Endpoint, Input } from '../../contract/endpoint.ts';
import type { RowIn } from '../../contract/list-calls.ts';
import { type ListFields, type RowOf, type SummedOf, summedOf } from '../../contract/list-fields.ts';
import type { Reading } from '../context.ts';
import type { Values } from '../database/placed.ts';
import { readPage } from '../database/read-page.ts';
import { statementOf } from '../database/statement-of.ts';
import { listSheet } from '../sheet/list-sheet.ts';
import { type AlsoColumn, fileColumns } from './file-columns.ts';

/** A list as its contract declares it (`listCalls`). */
type Declared<F extends ListFields, List extends Endpoint, File extends Endpoint> = {
  fields: F;
  sorts: Record<string, string | null>;
  list: List;
  file: File;
};

/** A query of Drizzle whose columns have their own names (`named`), or an SQL text, which the compiler doesn't read. */
type Rows = (PromiseLike<object[]> & Query) | Statement | Promise<Statement>;
type Query = { toSQL(): { sql: string; params: unknown[] } };
type Statement = { text: string; values: Values };

/** Accepts a query whose rows have all fields of the list; otherwise the compiler names the missing ones. SQL texts are not checked. */
type HasFields<Found, Fields> =
  Found extends PromiseLike<(infer Row)[]>
    ? Row extends Fields
      ? unknown
      : { 'fields that the query has not, or not of this type': LackedBy<Row, Fields> }
    : unknown;
type LackedBy<Row, Fields> = { [K in keyof Fields]: Row extends Pick<Fields, K> ? never : K }[keyof Fields];

type Direction = 'asc' | 'desc';

/**
 * What orders rows that are equal otherwise: a field, in the same direction. Or the whole order, in SQL; `by` is null for a sort that
 * no column shows.
 */
type Order<Name> = { last: Name } | { order: (by: Name | null, direction: Direction) => string };

type Given<Name extends string, Row, Fields, In extends Input<Endpoint>, Found extends Rows> = Order<Name> & {
  /** Of the file, in words joined by `-`. */
  name: string;
  /** Of the file's sheet. */
  title: string;
  /** The action in the audit trail for a download of the file. */
  action: string;
  /** All rows that the filters find, in any order. A query of Drizzle is not awaited. */
  rows: (at: Reading, query: In['query'], params: In['params']) => Found & HasFields<Found, Fields>;
  /** Columns of the file that are no fields. */
  also?: AlsoColumn<Name, Row>[];
  /** The direction in which the file is sorted by the first of the sorts; `desc` by default. */
  fileOrder?: Direction;
  /** Makes the rows of the list from those of the statement, which has less: what takes further reads than a join. */
  present?: (at: Reading, rows: never[]) => Promise<NoInfer<Row>[]>;
  /** Up to so many rows are counted and summed. */
  most?: number;
  /** Which rows are summed, in SQL, if not all. */
  summedWhere?: string;
  /** The same rows with the summed fields alone, where they can be counted by less than `rows` reads. */
  counting?: (at: Reading, query: In['query']) => Query | Statement;
};

type PageQuery = { pageNumber: number; pageSize: number; sortBy: string; sortDirection: Direction };

const written = (source: Query | Statement): Statement => ('text' in source ? source : statementOf(source));

/** Answers the two calls of a list: a page of it, with how many rows there are and their sums, and the file of all rows. */
export const serveList = <
  F extends ListFields,
  List extends Endpoint,
  File extends Endpoint,
  Found extends Rows,
  const Sum extends keyof F & string = SummedOf<F>,
>(
  { fields, sorts }: Declared<F, List, File>,
  options: Given<keyof F & string, RowIn<List>, RowOf<F>, Input<File>, Found> & {
    /** What is summed, where the list says its sums in words of its own. */
    summed?: Sum[];
  },
) => {
  type Row = RowIn<List> & object;
  const { name, title, action, rows, also = [], fileOrder = 'desc', most, summedWhere, counting, present } = options;
  const summed = options.summed ?? (summedOf(fields) as string[] as Sum[]);
  const presented = async (at: Reading, page: Row[]): Promise<Row[]> =>
    present ? ((await present(at, page as never[])) as Row[]) : page;
  const statement = async (
    at: Reading,
    { query, params }: Pick<Input<File>, 'query' | 'params'>,
  ): Promise<Statement> => {
    const listed: Rows = rows(at, query, params);
    return listed instanceof Promise ? listed : written(listed);
  };
  // Empty values come last in both directions. PostgreSQL does so by itself when ascending.
  const nullsOf = (by: string | null, direction: Direction) =>
    direction === 'desc' && by && fields[by]?.maybe ? ' NULLS LAST' : '';
  const orderOf = (by: string | null, direction: Direction) =>
    'order' in options
      ? options.order(by, direction)
      : `"${by}" ${direction}${nullsOf(by, direction)}, "${options.last}" ${direction}`;
  const [first = null] = Object.values(sorts);
  return {
    page: async (at: Reading, { query, params }: Input<List>) => {
      // The query of the list is the filters of the file, and these.
      const { sortBy, sortDirection, pageNumber, pageSize, ...set } = query as unknown as PageQuery;
      const filters = { query, params } as unknown as Input<File>;
      const chosen = await statement(at, filters);
      const read = await readPage<Row, Sum>(
        at,
        chosen,
        { pageNumber, pageSize },
        {
          order: orderOf(sorts[sortBy] ?? null, sortDirection),
          summed,
          ...(most && { most }),
          ...(summedWhere && { summedWhere }),
          ...(counting && { counting: written(counting(at, filters.query)) }),
          isWhole: !params && Object.values(set).every((value) => value === undefined || value === ''),
        },
      );
      return { ...read, rows: await presented(at, read.rows) };
    },
    file: async (at: Reading, input: Input<File>) => {
      const { text, values } = await statement(at, input);
      const columns = fileColumns<F, Row>(fields, also);
      return listSheet<Row>(at, { name, title, action, columns }, input.query as Record<string, unknown>, {
        text: `SELECT * FROM (${text}) row ORDER BY ${orderOf(first, fileOrder)}`,
        values,
        present: (batch) => presented(at, batch),
      });
    },
  };
};
