import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { copyFile, writeText } from './copy-file.ts';
import { type CopiedFile, type CopiedTree, copyTree } from './copy-tree.ts';

const control = 'global/pg_control';

/** What belongs to the running server, what it makes again at each start, and what is copied separately. */
const leftOut = [
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map)$/,
  /(^|\/)(pgsql_tmp|pg_internal\.init)[^/]*($|\/)/,
];
const isLeftOut = (path: string) => path === control || leftOut.some((pattern) => pattern.test(path));

/**
 * Copies a cluster while its server runs, by PostgreSQL's protocol for base backups: what was copied in the middle of a
 * write is repaired from the log that is copied too. The role of `client` must be allowed to make backups.
 */
export const copyCluster = async (client: pg.Client, from: string, to: string): Promise<CopiedTree> => {
  // Keeps the log from now on until it is copied. The slot ends with the connection.
  await client.query(`SELECT pg_create_physical_replication_slot('gable_backup_' || pg_backend_pid(), true, true)`);
  await client.query(`SELECT pg_backup_start('gable', true)`);
  const { folders, files } = await copyTree(from, to, isLeftOut);
  if (folders.some((path) => path.startsWith('pg_tblspc/')))
    throw new OperatorError(
      'This database has tablespaces, which lie outside its folder. Back it up with pg_basebackup.',
    );
  const last = await copyFile(join(from, control), join(to, control));
  if (!last) throw new OperatorError(`${join(from, control)} is gone: this is no database.`);
  const { rows } = await client.query<{ label: string; until: string }>(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS until FROM pg_backup_stop(false)',
  );
  const { label = '', until = '' } = rows[0] ?? {};
  const log = await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), segmentOf(label), until);
  const labelled = { path: 'backup_label', ...(await writeText(join(to, 'backup_label'), label)) };
  return { folders, files: [...files, { path: control, ...last }, ...log, labelled] };
};

/** The segment in which the copy began, as its label names it. */
const segmentOf = (label: string): string => {
  const [, name] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label) ?? [];
  if (!name) throw new Error('PostgreSQL gave the backup no label');
  return name;
};

const copyLog = async (from: string, to: string, first: string, last: string): Promise<CopiedFile[]> => {
  const names = (await readdir(from)).filter(
    (name) => name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last),
  );
  const copies: CopiedFile[] = [];
  for (const name of names) {
    const copy = await copyFile(join(from, name), join(to, name));
    if (copy) copies.push({ path: `pg_wal/${name}`, ...copy });
  }
  return copies;
};
