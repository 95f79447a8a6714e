import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { connectEmbedded } from '../database/embedded/connect.ts';
import { locks } from '../database/locks.ts';
import { readSchema } from '../database/schema-state.ts';
import { embeddedLog, type Log } from '../log.ts';
import { nothingThere, OperatorError } from '../operator-error.ts';
import { findKeyId } from '../secrets/key-file.ts';
import { readSealingKey } from '../secrets/open-secrets.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFile } from './copy-file.ts';
import { type CopiedTree, copyTree, under } from './copy-tree.ts';
import { fillFolder } from './empty-folder.ts';
import { type BackupFacts, type Manifest, writeManifest } from './manifest.ts';

/** The folder, whether the encryption key is copied too, and the date of the backup. */
type Wanted = { folder: string; withKey: boolean; now: Temporal.Instant };

/** Folders that are copied beside the database. Files that are still arriving (`.incoming`, unfinished uploads) are not. */
const besides = ['files', 'outbox'];

/**
 * Copies the embedded database, running or not, and the files beside it into a new folder. The encryption key is left out
 * by default: someone who finds the backup must not be able to read identity numbers.
 */
export const backup = async (config: Config, wanted: Wanted, log: Log): Promise<Manifest<BackupFacts>> => {
  if (config.databaseUrl)
    throw new OperatorError(
      'DATABASE_URL is set: back that PostgreSQL up with its own tools (pg_basebackup, or pg_dump), ' +
        'then copy the files. docs/operations.md says in which order.',
    );
  const dataDir = resolve(config.dataDir);
  const folder = resolve(wanted.folder);
  const visit = await connectEmbedded(config, embeddedLog(log));
  try {
    return await fillFolder(folder, dataDir, () => copyAll(visit.ownerUrl, { ...wanted, folder, dataDir, config }));
  } finally {
    await visit.leave();
  }
};

const copyAll = async (
  ownerUrl: string,
  { folder, dataDir, withKey, now, config }: Wanted & { dataDir: string; config: Config },
) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  // The connection was lost between two statements; the next statement fails with the reason.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Files are copied after rows, so that each row of the copy has its file. The lock keeps the sweep of orphans away.
    await client.query('SELECT pg_advisory_lock($1)', [locks.files]);
    const { isGable } = await readSchema(client);
    const keyId = isGable ? await readSealingKey(client) : undefined;
    if (!keyId) throw nothingThere('Nothing has run on this database yet: there is nothing to back up.');
    const trees = [
      under('postgres', await copyCluster(client, join(dataDir, 'postgres'), join(folder, 'postgres'))),
      ...(await copyBesides(dataDir, folder)),
      ...(withKey ? [await copyKey(dataDir, folder, keyId)] : []),
    ];
    const manifest: Manifest<BackupFacts> = {
      kind: 'backup',
      madeAt: now.round('second').toString(),
      keyId,
      hasKey: withKey,
      bucket: config.s3?.bucket ?? null,
      folders: trees.flatMap(({ folders }) => folders),
      files: trees.flatMap(({ files }) => files),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
};

const copyBesides = async (dataDir: string, folder: string): Promise<CopiedTree[]> => {
  const trees: CopiedTree[] = [];
  for (const name of besides.filter((each) => existsSync(join(dataDir, each))))
    trees.push(under(name, await copyTree(join(dataDir, name), join(folder, name), (path) => path.startsWith('.'))));
  return trees;
};

const copyKey = async (dataDir: string, folder: string, keyId: string): Promise<CopiedTree> => {
  if ((await findKeyId({ dataDir, encryptionKey: undefined })) !== keyId)
    throw new OperatorError(
      `The key of this database (${keyId}) is not in DATA_DIR/encryption.key. Keep ENCRYPTION_KEY.`,
    );
  await mkdir(join(folder, 'key'), { mode: 0o700 });
  const copied = await copyFile(join(dataDir, 'encryption.key'), join(folder, 'key/encryption.key'));
  return { folders: ['key'], files: copied ? [{ path: 'key/encryption.key', ...copied }] : [] };
};
