import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { CopiedFile } from '../backup/copy-tree.ts';
import { fillFolder } from '../backup/empty-folder.ts';
import { type ExportFacts, type Manifest, writeManifest } from '../backup/manifest.ts';
import type { Config } from '../config.ts';
import { connectEmbedded } from '../database/embedded/connect.ts';
import { readSchema } from '../database/schema-state.ts';
import { embeddedLog, type Log } from '../log.ts';
import { nothingThere } from '../operator-error.ts';
import { readSealingKey } from '../secrets/open-secrets.ts';
import { listTables, type Table } from './list-tables.ts';

const batchSize = 500;

/**
 * Writes every row of every table into a new folder, as of one moment, while the server runs. Each line is a JSON list of
 * texts, which every version of PostgreSQL can read.
 */
export const exportTables = async (
  config: Config,
  folder: string,
  now: Temporal.Instant,
  log: Log,
): Promise<Manifest<ExportFacts>> => {
  const own = config.databaseOwnerUrl;
  const visit = own ? { ownerUrl: own, leave: async () => undefined } : await connectEmbedded(config, embeddedLog(log));
  try {
    return await fillFolder(resolve(folder), config.dataDir, () => writeAll(visit.ownerUrl, resolve(folder), now));
  } finally {
    await visit.leave();
  }
};

const writeAll = async (ownerUrl: string, folder: string, now: Temporal.Instant): Promise<Manifest<ExportFacts>> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { isGable } = await readSchema(client);
    const keyId = isGable ? await readSealingKey(client) : undefined;
    if (!keyId) throw nothingThere('Nothing has run on this database yet: there is nothing to export.');
    const migrations = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name');
    const files: CopiedFile[] = [];
    const tables: ExportFacts['tables'] = [];
    await mkdir(join(folder, 'tables'), { mode: 0o700 });
    for (const table of await listTables(client)) {
      const path = `tables/${table.name.replaceAll('"', '')}.jsonl`;
      const { rows, ...copied } = await writeTable(client, table, join(folder, path));
      files.push({ path, ...copied });
      tables.push({ name: table.name, file: path, columns: table.columns, rows });
    }
    const manifest: Manifest<ExportFacts> = {
      kind: 'tables',
      madeAt: now.round('second').toString(),
      keyId,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: await readSequences(client),
      folders: ['tables'],
      files,
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
};

const writeTable = async (client: pg.Client, { name, columns }: Table, path: string) => {
  await using file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  const counts = { rows: 0, size: 0 };
  const texts = columns.map((column) => `${column}::text`).join(', ');
  await client.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${texts}])::text AS line FROM ${name}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${batchSize} FROM lines`);
    const piece = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
    hash.update(piece);
    await file.writeFile(piece);
    counts.rows += rows.length;
    counts.size += piece.length;
    if (rows.length < batchSize) break;
  }
  await client.query('CLOSE lines');
  await file.sync();
  return { ...counts, sha256: hash.digest('hex') };
};

/** Sequences that were never used have no value and are left out. */
const readSequences = async (client: pg.Client): Promise<ExportFacts['sequences']> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS value FROM pg_catalog.pg_sequences
     WHERE schemaname IN ('public', 'pgboss') AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
};
