import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { ask } from './ask.ts';
import type { Db, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * Reads, adds and changes rows of a table as Drizzle would, from the same columns, but builds the text of its statements
 * once. It is for tables of many columns that every change reads and writes, where Drizzle's builders cost most.
 */
export const wholeRows = <T extends PgTable>(table: T) => {
  const columns = getTableColumns(table);
  const name = `"${getTableName(table)}"`;
  const list = Object.entries(columns).map(([key, column]) => `${name}."${column.name}" AS "${key}"`);
  // The driver's parsers read all other types.
  const custom = Object.entries(columns).filter(([, column]) => column.columnType === 'PgCustomColumn');
  const select = `SELECT ${list.join(', ')} FROM ${name} WHERE `;

  const fromDriver = (row: Record<string, unknown>) => {
    for (const [key, column] of custom) if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    return row as T['$inferSelect'];
  };

  return {
    /** Rows that match `where`. `FOR UPDATE` locks them, and no rows of other tables that `where` reads. */
    read: async (db: Db, where: SQL, lock: '' | 'FOR UPDATE' = ''): Promise<T['$inferSelect'][]> => {
      const { sql, params } = dialect.sqlToQuery(where);
      const rows = await ask<Record<string, unknown>>(db, `${select}${sql}${lock && ` ${lock} OF ${name}`}`, params);
      return rows.map(fromDriver);
    },

    /** Rows whose `key` has this value. */
    readBy: async <K extends keyof T['$inferSelect'] & string>(db: Db, key: K, value: T['$inferSelect'][K]) => {
      const rows = await ask<Record<string, unknown>>(db, `${select}"${columns[key]?.name}" = $1`, [value]);
      return rows.map(fromDriver);
    },

    /** Adds a row. What is undefined gets the table's default. */
    add: async (db: Tx, row: T['$inferInsert']): Promise<void> => {
      const values = settled(name, columns, row);
      const names = values.map(({ column }) => `"${column.name}"`);
      const places = values.map((_, index) => `$${index + 1}`);
      await ask(
        db,
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${places.join(', ')})`,
        values.map(({ value }) => value),
      );
    },

    /** Sets these columns of the row with that id. What is undefined stays as it is. */
    change: async (db: Tx, id: string, changes: Partial<T['$inferInsert']>): Promise<void> => {
      const set = settled(name, columns, changes);
      const texts = set.map(({ column }, index) => `"${column.name}" = $${index + 2}`);
      await ask(db, `UPDATE ${name} SET ${texts.join(', ')} WHERE "id" = $1`, [id, ...set.map(({ value }) => value)]);
    },
  };
};

/** The columns that are given a value, and the values as the driver takes them. A key without a column is an error. */
const settled = (table: string, columns: Record<string, PgColumn>, row: object) =>
  Object.entries(row).flatMap(([key, value]: [string, unknown]) => {
    const column = columns[key];
    if (!column) throw new Error(`The table ${table} has no column for "${key}".`);
    return value === undefined ? [] : [{ column, value: value === null ? null : column.mapToDriverValue(value) }];
  });

/** Rows sorted by their place among their siblings. */
export const inOrder = <T extends { position: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.position - b.position);
