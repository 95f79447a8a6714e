import pg from 'pg';
import { adoptBaseline } from './baseline.ts';
import { locks } from './locks.ts';
import { type Migration, migrationNames, readMigration, readSchema, refuseAhead } from './schema-state.ts';

/**
 * Applies every `migrations/NNNN-name.sql` that the database has not seen, each in a transaction of its own, under a
 * lock that makes a second server wait. Forward only: a file that changed after it ran is an error, not a re-run, and a database that a
 * newer release brought up is refused. `only` leaves out what an older release did not know. A database of before the baseline is
 * adopted by it.
 */
export const migrate = async (ownerUrl: string, only?: readonly string[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [locks.migration]);
    if (!only) refuseAhead(await readSchema(client));
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    );
    const done = new Map<string, string>(
      (await client.query('SELECT name, sha256 FROM migration')).rows.map((row) => [row.name, row.sha256]),
    );
    await adoptBaseline(client, done);
    const applied: string[] = [];
    for (const name of await migrationNames()) {
      if (only && !only.includes(name)) continue;
      const migration = await readMigration(name);
      if (done.get(name) === migration.sha256) continue;
      if (done.has(name)) throw new Error(`Migration ${name} has changed since it ran. Add a new one instead.`);
      await apply(client, migration);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
};

const apply = async (client: pg.Client, { name, sql, sha256 }: Migration) => {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};
