import * as z from 'zod';

/** The largest page: 00 asks for 9999 after a delete. */
export const largestPage = 9999;

/** The query that every list takes. `sortable` are the columns a caller may sort by, the first by default. */
export const pageQuery = <const S extends readonly [string, ...string[]]>(sortable: S, pageSize = 20) => ({
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPage).default(pageSize),
  sortBy: z.enum(sortable).default(sortable[0]),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
});

/** One page of rows; `totalIsCapped` says that there are more than `totalRecords`. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), totalRecords: z.int(), totalIsCapped: z.boolean().default(false) });

export type Page<Row> = { rows: Row[]; totalRecords: number; totalIsCapped?: boolean };
