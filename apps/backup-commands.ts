import { backup } from '#platform/server/backup/backup.ts';
import { restore } from '#platform/server/backup/restore.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openLog } from '#platform/server/log.ts';
import { findKeyId } from '#platform/server/secrets/key-file.ts';
import { exportTables } from '#platform/server/tables/export-tables.ts';
import { importTables } from '#platform/server/tables/import-tables.ts';
import type { Command } from './command.ts';

const megabytes = (files: { size: number }[]) =>
  `${files.length} files, ${Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1_048_576)} MB`;

const withFolder =
  (name: string, work: (folder: string, words: string[]) => Promise<string[]>): Command['run'] =>
  async ([folder, ...words]) => {
    if (!folder || folder.startsWith('-')) {
      console.error(`Say which folder: ${name} FOLDER`);
      return 2;
    }
    for (const line of await work(folder, words)) console.error(line);
    return 0;
  };

const makeBackup = withFolder('backup', async (folder, words) => {
  const withKey = words.includes('--with-key');
  const config = readConfig(process.env);
  const { files, keyId, bucket } = await backup(config, { folder, withKey, now: systemClock.now() }, openLog('warn'));
  return [
    `Backed up to ${folder}: ${megabytes(files)}.`,
    ...(bucket ? [`The files are not in it: they are in the bucket ${bucket}. Let it keep versions.`] : []),
    withKey
      ? 'It holds the encryption key: whoever reads it reads identity numbers. Keep it locked away.'
      : `It does not hold the encryption key (${keyId}): keep ENCRYPTION_KEY or DATA_DIR/encryption.key in another place. Without it identity numbers can’t be read again.`,
  ];
});

const restoreBackup = withFolder('restore', async (folder) => {
  const config = readConfig(process.env);
  const { files, madeAt, keyId, bucket } = await restore(config, folder);
  const currentKeyId = await findKeyId(config);
  return [
    `Restored what was backed up at ${madeAt} to ${config.dataDir}: ${megabytes(files)}, each as it was written.`,
    ...(bucket ? [`Its files are in the bucket ${bucket}.`] : []),
    currentKeyId === keyId
      ? 'The encryption key is in place: start Gable.'
      : `Before you start Gable, put its encryption key (${keyId}) in ${config.dataDir}/encryption.key, or in ENCRYPTION_KEY.`,
  ];
});

const exportAll = withFolder('export-tables', async (folder) => {
  const { tables } = await exportTables(readConfig(process.env), folder, systemClock.now(), openLog('warn'));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Exported ${tables.length} tables, ${rows} rows, to ${folder}. Files and the encryption key stay where they are.`,
  ];
});

const importAll = withFolder('import-tables', async (folder) => {
  const { tables, keyId } = await importTables(readConfig(process.env), folder, openLog('warn'));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [`Imported ${tables.length} tables, ${rows} rows. They are sealed with the encryption key ${keyId}.`];
});

/** The commands for backups and for moving the data to another PostgreSQL. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'backup FOLDER [--with-key]            copies database and files into a new folder, under way or not',
    run: makeBackup,
  },
  restore: {
    usage: 'restore FOLDER                        puts a backup into an empty DATA_DIR',
    run: restoreBackup,
  },
  'export-tables': {
    usage: 'export-tables FOLDER                  writes every row, for another major version of PostgreSQL',
    run: exportAll,
  },
  'import-tables': {
    usage: 'import-tables FOLDER                  loads such an export into an empty database',
    run: importAll,
  },
};
