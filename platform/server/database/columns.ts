import { sql } from 'drizzle-orm';
import { bigint, customType, text } from 'drizzle-orm/pg-core';
import { isoOf } from './instants.ts';

/** Column types whose values are as in the contract: ISO instants, day strings, bytes, whole-number rates. */

/** timestamptz ⇄ ISO 8601 in UTC. */
export const instantColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: isoOf,
});

/** date ⇄ `YYYY-MM-DD`. */
export const dayColumn = customType<{ data: string; driverData: string }>({ dataType: () => 'date' });

export const bytesColumn = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** bytea[] ⇄ several of them. What `array()` makes of the column above would send each as text. */
export const bytesListColumn = customType<{ data: Buffer[]; driverData: Buffer[] }>({ dataType: () => 'bytea[]' });

/** The words of a text for a search, which PostgreSQL makes. */
export const textVector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** What a row is searched by, folded, which PostgreSQL makes: see schema.sql. */
export const searchText = () => text().notNull().generatedAlwaysAs(sql`''`);

/** numeric ⇄ a number, for measures; money has whole cents. */
export const numberColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric',
  toDriver: String,
  fromDriver: Number,
});

/** numeric(7,4) percent ⇄ ten-thousandths of a percent (2.5% = 25000). */
export const rateColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(7,4)',
  toDriver: (value) => (value / 10_000).toFixed(4),
  fromDriver: (value) => Math.round(Number(value) * 10_000),
});

/** bigint ⇄ whole cents. */
export const centsColumn = (name: string) => bigint(name, { mode: 'number' });

/** A row of a table, once the table is known to have a column for each value: else it does not compile. */
export type RowWith<Values, Table extends { $inferSelect: Values }> = Table['$inferSelect'];

/** Of a table's columns those that a view shows as they are. */
export const shownColumns = <Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  ...names: Name[]
): Pick<Columns, Name> =>
  Object.fromEntries(names.map((name) => [name, withName(columns[name] as Declared, name)])) as Pick<Columns, Name>;

type Declared = { config: { name: string; keyAsName: boolean } };

/** Drizzle makes no alias of a view with a column that is called as its key says, so this says it. */
const withName = (declared: Declared, key: string) => {
  const config = { ...declared.config, name: declared.config.name || key, keyAsName: false };
  return Object.assign(Object.create(Object.getPrototypeOf(declared)), declared, { config });
};
