import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { hashFile } from '../backup/copy-file.ts';
import { damaged, type ExportFacts, type Manifest, readManifest } from '../backup/manifest.ts';
import type { Config } from '../config.ts';
import { replacedByBaseline, sinceBaseline } from '../database/baseline.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import { migrate } from '../database/migrate.ts';
import { migrationNames } from '../database/schema-state.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { embeddedLog, type Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import { listTables, type Table } from './list-tables.ts';

const batchSize = 500;

/**
 * Loads an export into a new database, all or nothing. The tables are made as they were at the export; the next start of
 * the server migrates them to its own release.
 */
export const importTables = async (config: Config, folder: string, log: Log): Promise<Manifest<ExportFacts>> => {
  const manifest = await readManifest<ExportFacts>(folder, 'tables');
  await checkFiles(folder, manifest);
  const names = new Set([...(await migrationNames()), ...(await replacedByBaseline()).keys()]);
  const newer = manifest.migrations.filter((name) => !names.has(name));
  if (newer.length > 0)
    throw new OperatorError(`This export is of a newer release of Gable (${newer.at(-1)}). Install that one first.`);
  const ran = await sinceBaseline(manifest.migrations);
  const own = config.databaseOwnerUrl;
  const { ownerUrl, stop } = own
    ? { ownerUrl: own, stop: async () => undefined }
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: embeddedLog(log),
      });
  try {
    await migrate(ownerUrl, ran);
    await migrateJobs(ownerUrl);
    await load(ownerUrl, folder, manifest);
    return manifest;
  } finally {
    await stop();
  }
};

const checkFiles = async (folder: string, { files }: Manifest<ExportFacts>) => {
  for (const { path, size, sha256 } of files) {
    const file = await hashFile(join(folder, path));
    if (file?.size !== size || file.sha256 !== sha256) throw damaged(folder, path);
  }
};

const load = async (ownerUrl: string, folder: string, { tables, sequences }: Manifest<ExportFacts>) => {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ isUsed: boolean }>('SELECT EXISTS (SELECT FROM audit_row) AS "isUsed"');
    if (rows[0]?.isUsed) throw new OperatorError('This database holds something already. Import into a new one.');
    const targets = new Map((await listTables(client)).map((table) => [table.name, table]));
    // What the tables refuse of a change, such as a line that comes later than its journal entry, was refused when it was made.
    const triggers = async (how: 'DISABLE' | 'ENABLE') => {
      for (const { name } of tables) await client.query(`ALTER TABLE ${name} ${how} TRIGGER USER`);
    };
    await triggers('DISABLE');
    await withoutForeignKeys(client, async () => {
      await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`);
      for (const table of tables)
        await loadTable(client, table.columns, targets.get(table.name), join(folder, table.file));
    });
    await triggers('ENABLE');
    for (const { name, value } of sequences) await client.query('SELECT setval($1, $2)', [name, value]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
};

const loadTable = async (client: pg.Client, columns: string[], target: Table | undefined, path: string) => {
  const casts = columns.map((column, index) => {
    const type = target?.types[target.columns.indexOf(column)];
    if (!target || !type)
      throw new OperatorError(`This release has no ${column} for ${path}. Import with the one that exported.`);
    return `(line->>${index})::${type}`;
  });
  const insert = `
    INSERT INTO ${target?.name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${casts.join(', ')} FROM jsonb_array_elements($1::jsonb) AS line`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    if (batch.length === batchSize) await flush();
  }
  await flush();
};
