import { accessSync, chmodSync, chownSync, constants, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresFailure } from './failure.ts';

/** Makes the data folder if it is missing and returns its real path. Throws if it is not writable. */
export function prepareDataDir(dataDir: string): string {
  try {
    const first = mkdirSync(dataDir, { recursive: true });
    if (first !== undefined) openFolders(first, dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    readdirSync(dataDir);
    return realpathSync(dataDir);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedPostgresFailure(
      'unwritable',
      `The data folder ${dataDir} cannot be written (${why}). Make it writable for the user who runs Gable, ` +
        'or set DATA_DIR to another folder.',
      { cause },
    );
  }
}

/**
 * Lets PostgreSQL's account pass through the folders that we made as root, whatever the umask. Others are not changed.
 */
function openFolders(first: string, last: string) {
  const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;
  for (let folder = last; ; folder = dirname(folder)) {
    chmodSync(folder, mode);
    if (folder === first || folder === dirname(folder)) return;
  }
}

/**
 * Throws, naming the folder and what to do, unless the account can pass through every folder from the root to `target`.
 */
export function assertReachable(account: Account, target: string, cure: string) {
  if (account.isOurs) return;
  for (let folder = realpathSync(target); ; folder = dirname(folder)) {
    if (!mayPass(account, folder)) {
      throw new EmbeddedPostgresFailure(
        'unreachable',
        `PostgreSQL does not run as root, so Gable runs it as ${account.name}, who may not pass through ${folder} ` +
          `(mode ${(statSync(folder).mode & 0o7777).toString(8)}) to reach ${target}. ` +
          `Run \`chmod o+x ${folder}\`, or ${cure}.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}

function mayPass({ uid, gid }: Account, path: string): boolean {
  const { uid: owner, gid: group, mode } = statSync(path);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** Gives a folder and all in it to the account, as after a copy made by root. Does nothing for our own account. */
export function giveTo(account: Account, path: string) {
  if (account.isOurs) return;
  chownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
