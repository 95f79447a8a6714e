import { globSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import {
  alias,
  getTableConfig,
  getViewConfig,
  type PgColumn,
  PgTable,
  PgView,
  QueryBuilder,
} from 'drizzle-orm/pg-core';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';

const root = new URL('../', import.meta.url);

const declared = async () => {
  const files = globSync('{platform,features,demo}/**/tables{,.server}.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(new URL(file, root).href)));
  const values = modules.flatMap((each): unknown[] => Object.values(each));
  return {
    tables: values.filter((each): each is PgTable => is(each, PgTable)),
    views: values.filter((each): each is PgView => is(each, PgView)),
  };
};

let client: pg.Client;
beforeAll(async () => {
  const { ownerUrl } = await freshDatabase();
  client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
});

it('every table of the database is declared in the tables of its room, column by column', async () => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT relname AS table, array_agg(attname || CASE WHEN attnotnull OR attgenerated <> '' THEN '' ELSE '?' END ORDER BY attname) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration' GROUP BY 1`,
  );
  const columnsOf = (table: PgTable) =>
    getTableConfig(table).columns.map(
      ({ name, notNull, primary, generated }) => `${name}${notNull || primary || generated ? '' : '?'}`,
    );
  const { tables } = await declared();
  expect(Object.fromEntries(tables.map((table) => [getTableName(table), columnsOf(table).sort()]))).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()])),
  );
});

/** Of each column of a view whether it can be null: false if it is a column of a table that can't be, undefined for what is computed. */
const nullsOf = async (view: string) => {
  const { rows } = await client.query<{ text: string }>('SELECT pg_get_viewdef($1::regclass) AS text', [view]);
  const text = rows[0]?.text.replace(/;$/, '') ?? '';
  const { fields } = await client.query(`SELECT * FROM (${text}) nothing LIMIT 0`);
  const { rows: columns } = await client.query<{ key: string }>(
    `SELECT attrelid || '.' || attnum AS key FROM pg_attribute WHERE attnotnull OR attgenerated <> ''`,
  );
  const columnKeys = new Set(columns.map(({ key }) => key));
  const isOuter = /\b(LEFT|RIGHT|FULL)\b/.test(text);
  return new Map(
    fields.map(({ name, tableID, columnID }) => [
      name,
      tableID === 0 || isOuter ? undefined : !columnKeys.has(`${tableID}.${columnID}`),
    ]),
  );
};

it('every view that is declared shows the columns that it has, each of its type, and null only where it can be', async () => {
  const { views } = await declared();
  expect(views.length).toBeGreaterThan(0);
  for (const view of views) {
    const { name, selectedFields } = getViewConfig(view);
    const { rows } = await client.query<{ column: string; type: string }>(
      `SELECT attname AS column, format_type(atttypid, NULL) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0`,
      [name],
    );
    const nulls = await nullsOf(name);
    const of = Object.values(selectedFields) as PgColumn[];
    const { rows: types } = await client.query<{ type: string }>(
      'SELECT format_type(to_regtype(type), NULL) AS type FROM unnest($1::text[]) WITH ORDINALITY AS given (type, place) ORDER BY place',
      [of.map((column) => column.getSQLType())],
    );
    const says = of.map((column, index) => ({
      column: column.name,
      type: types[index]?.type,
      isNullable: !column.notNull,
    }));
    const has = rows.map(({ column, type }) => {
      const declared = says.find((each) => each.column === column);
      return { column, type, isNullable: nulls.get(column) ?? declared?.isNullable };
    });
    const byName = (one: { column: string }, other: { column: string }) => (one.column < other.column ? -1 : 1);
    expect({ [name]: says.sort(byName) }).toEqual({ [name]: has.sort(byName) });
  }
});

it('every view that is declared can be joined under another name', async () => {
  const { views } = await declared();
  const words = (view: PgView) => {
    const other = alias(view, 'other') as PgView & Record<string, PgColumn>;
    const columns = Object.fromEntries(
      Object.keys(getViewConfig(view).selectedFields).flatMap((key) => (other[key] ? [[key, other[key]]] : [])),
    );
    return new QueryBuilder().select(columns).from(view).crossJoin(other).toSQL().sql;
  };
  expect(views.map(words)).toEqual(
    views.map((view) => expect.stringContaining(`cross join "${getViewConfig(view).name}" "other"`)),
  );
});
