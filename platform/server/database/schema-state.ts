import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { replacedByBaseline } from './baseline.ts';
import { nameOf } from './name-of.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** The version of the queue's tables that this release works with. */
const queueVersion = (createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }).pgboss
  .schema;

export type Migration = { name: string; sql: string; sha256: string };

/** Every migration of this release, in order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();

export const readMigration = async (name: string): Promise<Migration> => {
  const sql = await readFile(new URL(name, folder), 'utf8');
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
};

/**
 * How a database stands to this release. `isGable`: it has Gable's tables. `pending`: what a start brings it; `ahead`: what it has of a
 * newer release.
 */
export type SchemaState = { isGable: boolean; isDemo: boolean; pending: string[]; ahead: string[] };

export const readSchema = async (client: Pick<pg.ClientBase, 'query'>): Promise<SchemaState> => {
  const has = async (table: string) =>
    (await client.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [table])).rowCount === 1;
  const one = async <T>(table: string, column: string): Promise<T[]> =>
    (await has(table))
      ? (await client.query<{ value: T }>(`SELECT ${column} AS value FROM ${table}`)).rows.map(({ value }) => value)
      : [];
  const done = new Map((await has('migration')) ? await ranIn(client) : []);
  const ours = await Promise.all((await migrationNames()).map(readMigration));
  const known = new Set([...ours.map(({ name }) => name), ...(await replacedByBaseline()).keys()]);
  const [queue = 0] = await one<number>('pgboss.version', 'version');
  return {
    isGable: done.size > 0,
    isDemo: (await one<boolean>('installation', 'is_demo'))[0] === true,
    pending: [
      ...ours.filter(({ name, sha256 }) => done.get(name) !== sha256).map(({ name }) => name),
      ...(queue < queueVersion ? [`the queue's tables, version ${queueVersion}`] : []),
    ],
    ahead: [
      ...[...done.keys()].filter((name) => !known.has(name)).sort(),
      ...(queue > queueVersion ? [`version ${queue} of the queue's tables`] : []),
    ],
  };
};

const ranIn = async (client: Pick<pg.ClientBase, 'query'>): Promise<[string, string][]> =>
  (await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM migration')).rows.map(
    ({ name, sha256 }) => [name, sha256],
  );

/** An earlier release would write what the newer one no longer reads. */
export const refuseAhead = ({ ahead, isDemo }: SchemaState): void => {
  if (ahead.length === 0) return;
  throw new OperatorError(
    `This database is ahead of this release: it has ${ahead.at(-1)}. Start the release that it was brought up by, or restore with ` +
      `this one a backup of before${isDemo ? '; this is the demo agency, so you may also remove its folder (DATA_DIR, else ./data)' : ''}.`,
  );
};

/** For whoever changes no tables: they are there, and of this release. */
export const requireCurrent = async (url: string): Promise<void> => {
  const state = await schemaAt(url);
  if (!state.isGable)
    throw new OperatorError(
      `The database ${nameOf(url)} has none of Gable's tables. Is DATABASE_URL the one that the server has? A new one is made by ` +
        'a first start of the server, or by `gable migrate`.',
    );
  refuseAhead(state);
  if (state.pending.length > 0)
    throw new OperatorError(
      `The database ${nameOf(url)} is behind this release by ${state.pending.length} (${state.pending[0]}). Start this release, or ` +
        'run `gable migrate`.',
    );
};

export const schemaAt = async (url: string): Promise<SchemaState> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await readSchema(client);
  } finally {
    await client.end();
  }
};
