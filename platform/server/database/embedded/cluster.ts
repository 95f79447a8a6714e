import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailure, explainFailure } from './failure.ts';
import { giveTo } from './folders.ts';
import type { Passwords } from './passwords.ts';
import { createRoles, grantBackup, grantDefaults, resetPasswords } from './roles.ts';
import { run } from './run.ts';
import { gableConf, hbaConf, postgresqlConf } from './settings.ts';

/** A cluster on disk, with what is needed to run a program on it. */
export type Cluster = { folder: string; account: Account; binaries: Binaries; settings: Record<string, string> };

const majorVersion = '18';

/**
 * Makes the cluster if it is missing. It gets its name only when complete, so a kill midway leaves no partial cluster.
 */
export async function ensureCluster(
  cluster: Cluster,
  passwords: Passwords,
  freshPasswords: boolean,
): Promise<'made' | 'found'> {
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) {
    await adopt(cluster, freshPasswords ? passwords : null);
    return 'found';
  }
  const draft = { ...cluster, folder: `${cluster.folder}.new` };
  rmSync(draft.folder, { recursive: true, force: true });
  mkdirSync(draft.folder, { mode: 0o700 });
  giveTo(cluster.account, draft.folder);
  await initdb(draft);
  write(draft, 'postgresql.conf', postgresqlConf);
  write(draft, 'pg_hba.conf', hbaConf);
  writeGableConf(draft);
  await singleUser(draft, 'postgres', createRoles(passwords));
  await singleUser(draft, 'gable', grantDefaults);
  await letOwnerBackUp(draft);
  renameSync(draft.folder, cluster.folder);
  writeGableConf(cluster);
  return 'made';
}

async function adopt(cluster: Cluster, newPasswords: Passwords | null) {
  const version = readFileSync(join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion) {
    throw new EmbeddedPostgresFailure(
      'wrong-version',
      `${cluster.folder} holds data of PostgreSQL ${version}, and this Gable comes with ${majorVersion}. ` +
        'Start the release of Gable that made it, or set DATA_DIR to another folder.',
    );
  }
  if (statSync(cluster.folder).uid !== cluster.account.uid) giveTo(cluster.account, cluster.folder);
  writeGableConf(cluster);
  await letOwnerBackUp(cluster);
  if (newPasswords) await singleUser(cluster, 'postgres', resetPasswords(newPasswords));
}

/** Grants the rights for backups, once for each cluster. Older clusters get them at their next start. */
async function letOwnerBackUp(cluster: Cluster) {
  const mark = 'gable-backup-granted';
  if (existsSync(join(cluster.folder, mark))) return;
  await singleUser(cluster, 'gable', grantBackup);
  write(cluster, mark, '');
}

/**
 * Byte order for text, full Unicode for letter case; other orders by `COLLATE "und-x-icu"`. Built in, so no upgrade of
 * the system changes an index.
 */
async function initdb({ folder, account, binaries }: Cluster) {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = ['-D', folder, '-U', 'postgres', ...locale, '--auth=reject', '--no-instructions'];
  const { code, output } = await run(runAs(account, binaries.initdb, args), binaries.environment);
  if (code !== 0) throw explainFailure('initdb', output, dirname(folder));
}

/** Runs statements as the superuser in single-user mode, where nothing listens for connections. */
async function singleUser({ folder, account, binaries }: Cluster, database: string, statements: string[]) {
  const args = ['--single', '-j', '-D', folder, '-c', 'exit_on_error=on', database];
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  const { code, output } = await run(runAs(account, binaries.postgres, args), binaries.environment, input);
  if (code !== 0 || /^(ERROR|FATAL|PANIC):/m.test(output))
    throw explainFailure('The set-up of PostgreSQL', output, folder);
}

function writeGableConf(cluster: Cluster) {
  write(cluster, 'gable.conf', gableConf(cluster.folder, cluster.settings));
}

function write({ folder, account }: Cluster, name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  if (!account.isOurs) chownSync(path, account.uid, account.gid);
}
