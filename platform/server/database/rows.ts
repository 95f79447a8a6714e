import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { ask } from './ask.ts';
import type { Db, Tx } from './database.ts';

const dialect = new PgDialect();

/**
 * Reads, adds and changes whole rows of a table as Drizzle would, from the same columns, with the statement's text put together
 * once: for records of many columns that every change reads and writes, where Drizzle's builders cost most.
 */
export const wholeRows = <T extends PgTable>(table: T) => {
  const columns = getTableColumns(table);
  const name = `"${getTableName(table)}"`;
  const list = Object.entries(columns).map(([key, column]) => `${name}."${column.name}" AS "${key}"`);
  // The driver's own parsers have done the rest.
  const custom = Object.entries(columns).filter(([, column]) => column.columnType === 'PgCustomColumn');
  const select = `SELECT ${list.join(', ')} FROM ${name} WHERE `;

  const fromDriver = (row: Record<string, unknown>) => {
    for (const [key, column] of custom) if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    return row as T['$inferSelect'];
  };

  return {
    /** Rows that `where` lets through; `FOR UPDATE` locks them, and no others that it looks at. */
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

    /** One row more; what is undefined is as the table says. */
    add: async (db: Tx, row: T['$inferInsert']): Promise<void> => {
      const given = settled(columns, row);
      const names = given.map(({ column }) => `"${column.name}"`);
      const places = given.map((_, index) => `$${index + 1}`);
      await ask(
        db,
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${places.join(', ')})`,
        given.map(({ value }) => value),
      );
    },

    /** Sets these columns of the row with that id; what is undefined stays. */
    change: async (db: Tx, id: string, changes: Partial<T['$inferInsert']>): Promise<void> => {
      const set = settled(columns, changes);
      const texts = set.map(({ column }, index) => `"${column.name}" = $${index + 2}`);
      await ask(db, `UPDATE ${name} SET ${texts.join(', ')} WHERE "id" = $1`, [id, ...set.map(({ value }) => value)]);
    },
  };
};

/** The columns that something is said of, with it as the driver takes it. */
const settled = (columns: Record<string, PgColumn>, given: object) =>
  Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const column = columns[key];
    return column && value !== undefined
      ? [{ column, value: value === null ? null : column.mapToDriverValue(value) }]
      : [];
  });

/** Rows that keep a place among their siblings, by it. */
export const inOrder = <T extends { position: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.position - b.position);
