import { type AnyColumn, is, SQL, sql } from 'drizzle-orm';

/** Columns under their own names, so that a statement that Drizzle wrote can be read row by row (`inBatches`). */
export const aliased = <C extends Record<string, AnyColumn | SQL>>(columns: C): C =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, (is(column, SQL) ? column : sql`${column}`).as(name)]),
  ) as unknown as C;

/** The statement of a query, for `inBatches`. */
export const statementOf = (query: { toSQL(): { sql: string; params: unknown[] } }) => {
  const { sql: text, params: values } = query.toSQL();
  return { text, values };
};
