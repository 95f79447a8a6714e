import * as z from 'zod';
import { type Data, type Endpoint, endpoint } from './endpoint.ts';
import { id, keysOf } from './fields.ts';
import { asSheet } from './files.ts';
import { type ListField, type ListFields, type RowOf, type SummedOf, summedOf } from './list-fields.ts';
import { page, pageQuery, sumsOf } from './paging.ts';

/** The schema of a list's row; `.extend` adds what only a page shows, or what a record has besides. */
export const rowOf = <F extends ListFields>(fields: F) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))) as z.ZodObject<{
    [K in keyof F]: z.ZodType<RowOf<F>[K], RowOf<F>[K]>;
  }>;

const schemaOf = ({ is, maybe }: ListField): z.ZodType => {
  const schema = kindSchema(is);
  return maybe ? schema.nullable() : schema;
};

const kindSchema = (is: ListField['is']): z.ZodType => {
  switch (is.kind) {
    case 'id':
      return id();
    case 'text':
      return z.string();
    case 'texts':
      return z.array(z.string());
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(keysOf(is.words));
    case 'day':
      return z.iso.date();
    case 'instant':
      return z.iso.datetime();
    case 'count':
    case 'money':
      return z.int();
  }
};

/** A row of a list's call, with the records that stand in it. */
export type RowIn<E extends Endpoint> = Data<E> extends { rows: (infer Row)[] } ? Row : never;

type Shape = Record<string, z.ZodType>;
type None = Record<never, never>;
type Sums<F extends ListFields> = [SummedOf<F>] extends [never]
  ? object
  : { sums: ReturnType<typeof sumsOf<SummedOf<F>>> };

type ListInput<F extends ListFields, W, Filters, Sorts, More, Params, Beside> = {
  base?: NonNullable<Endpoint['base']>;
  who: W;
  refuses?: NonNullable<Endpoint['refuses']>;
  path: `/${string}`;
  summary: string;
  /** Of the file. */
  fileSummary: string;
  filters: Filters;
  /**
   * What the list can be sorted by: the name in the URL, and the field; null for what no column shows. It begins with the first,
   * descending.
   */
  sorts: Sorts & Record<string, (keyof F & string) | null>;
  /** Rows a page; 20 by default. */
  size?: number;
  /** Parts of a row that hold records of their own. */
  more?: More;
  /** What the path names. */
  params?: Params;
  /** What the list answers beside its rows. */
  beside?: Beside;
};

/**
 * The call of a list and the one of its file, from the fields of its rows. Both have the same filters; the file has all rows.
 * The room's contract names both by hand, so that a search finds them.
 */
export const listCalls = <
  const F extends ListFields,
  const W extends Endpoint['who'],
  Filters extends Shape,
  const Sorts extends Record<string, string | null>,
  More extends Shape = None,
  Params extends z.ZodObject | undefined = undefined,
  Beside extends Shape = None,
>(
  fields: F,
  options: ListInput<F, W, Filters, Sorts, More, Params, Beside>,
) => {
  const { base = 'main', who, refuses = [], path, summary, fileSummary, filters, sorts, size = 20 } = options;
  const { more, params, beside } = options;
  const summed = summedOf(fields);
  const row = rowOf(fields).extend((more ?? {}) as More);
  const shownSorts = Object.fromEntries(
    Object.entries(sorts).filter((sort): sort is [string, string] => sort[1] !== null),
  );
  const parameters = (params ? { params } : {}) as Params extends z.ZodObject ? { params: Params } : object;
  return {
    fields,
    sorts: sorts as Record<string, string | null>,
    row,
    list: endpoint({
      base,
      who,
      refuses,
      method: 'GET',
      path,
      summary,
      ...parameters,
      query: z.strictObject({ ...pageQuery(keysOf(sorts as Sorts), size, shownSorts), ...filters }),
      data: page(row)
        .extend((summed.length > 0 ? { sums: sumsOf(...summed) } : {}) as Sums<F>)
        .extend((beside ?? {}) as Beside),
    }),
    file: endpoint({
      ...asSheet,
      base,
      who,
      refuses: [...asSheet.refuses, ...refuses],
      path: `${path}/export`,
      summary: fileSummary,
      ...parameters,
      query: z.strictObject(filters),
    }),
  };
};
