import * as z from 'zod';

/** The largest page. Clients ask for 9999 rows after a delete. */
export const largestPage = 9999;

type Direction = 'asc' | 'desc';

/** The direction of a sort, in any capitals. */
export const direction = () =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['asc', 'desc']))
    .meta({ enum: ['asc', 'desc'] }) as unknown as z.ZodType<Direction, Direction>;

/**
 * The query that every list takes. `sortable` are the columns a caller may sort by, the first by default; `fields` says which
 * field of a row each of them is, where the list is declared by its fields (`list-calls.ts`).
 */
export const pageQuery = <const S extends readonly [string, ...string[]]>(
  sortable: S,
  pageSize = 20,
  fields?: Record<string, string>,
) => ({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPage).default(pageSize),
  sortBy: z
    .enum(sortable)
    .default(sortable[0])
    .meta(fields ? { 'x-fields': fields } : {}),
  sortDirection: direction().default('desc'),
});

/**
 * What a page of the browser needs to know of a list's query, read from its schema: the keys that it can be sorted by, the
 * first by default, rows a page, and the filters. A filter takes one of some choices, a day, or a text of so many
 * characters.
 */
export type ListShape = {
  sortable: string[];
  /** Which field of a row each sort key is. */
  fields?: Record<string, string>;
  size: number;
  filters: Record<string, FilterShape>;
};
export type FilterShape = string[] | 'day' | number;

/** One page of rows; with `totalIsCapped` there are more rows than `totalRecords`. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), totalRecords: z.int(), totalIsCapped: z.boolean().default(false) });

/** Sums in cents of all rows of all pages; null where there are more rows than are counted. */
export const sumsOf = <const K extends string>(...keys: K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.int()])) as Record<K, z.ZodInt>).nullable();

export type Page<Row> = { rows: Row[]; totalRecords: number; totalIsCapped?: boolean };
