import pg from 'pg';
import { listTables, type Table } from '#platform/server/tables/list-tables.ts';

/**
 * The number of rows and a hash of every table, independent of the order of rows, and the value of every sequence. The columns
 * of `without` don't count.
 */
export const hashTables = async (ownerUrl: string, without: string[] = []): Promise<Record<string, string>> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN READ ONLY');
    const { rows } = await client.query<{ name: string; hash: string }>(
      (await listTables(client)).map((table) => hashOf(table, without)).join(' UNION ALL '),
    );
    const sequences = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value AS value FROM pg_catalog.pg_sequences WHERE schemaname = 'public'`,
    );
    return {
      ...Object.fromEntries(rows.map(({ name, hash }) => [name, hash])),
      ...Object.fromEntries(sequences.rows.map(({ name, value }) => [name, String(value)])),
    };
  } finally {
    await client.end();
  }
};

const hashOf = ({ name, columns }: Table, without: string[]) => {
  const row = `md5(ROW(${columns.filter((column) => !without.includes(column)).join(', ')})::text)`;
  const hash = `md5(coalesce(string_agg(${row}, '' ORDER BY ${row} COLLATE "C"), ''))`;
  return `SELECT '${name}' AS name, count(*) || ' rows, ' || ${hash} AS hash FROM ${name}`;
};
