import { type SpawnOptions, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresFailure } from './failure.ts';

/** The account under which PostgreSQL runs. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number; name: string; isOurs: boolean };

/** A program with its arguments and options, wrapped so that it runs under an account. */
export type Command = { file: string; args: string[]; options: SpawnOptions };

/**
 * Chooses the account for PostgreSQL: our own; for root the owner of an existing cluster, else `postgres`, else
 * `nobody`.
 */
export function chooseAccount(clusterFolder: string): Account {
  const uid = process.geteuid?.() ?? 0;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner && owner.uid !== uid) throw wrongOwner(clusterFolder, owner.uid);
    return { uid, gid: process.getegid?.() ?? 0, name: process.env.USER ?? String(uid), isOurs: true };
  }
  const accounts = readAccounts();
  const chosen =
    (owner && owner.uid !== 0 && (accounts.find((a) => a.uid === owner.uid) ?? unnamed(owner))) ||
    accounts.find(({ name }) => name === 'postgres') ||
    accounts.find(({ name }) => name === 'nobody') ||
    unnamed({ uid: 65534, gid: 65534 });
  return { ...chosen, isOurs: false };
}

const unnamed = ({ uid, gid }: { uid: number; gid: number }) => ({ uid, gid, name: `uid ${uid}` });

function readAccounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function wrongOwner(folder: string, uid: number) {
  return new EmbeddedPostgresFailure(
    'wrong-owner',
    `${folder} belongs to uid ${uid}, and Gable runs as uid ${process.geteuid?.()}. Run Gable as the user who made it ` +
      '(root, if it was first started by root), or set DATA_DIR to another folder.',
  );
}

/**
 * Wraps a program so that it runs under the account and gets a SIGINT (fast shutdown) when we die, even by SIGKILL.
 * This needs setpriv of util-linux. Without it, the next start stops what was left running.
 */
export function runAs(account: Account, file: string, args: string[]): Command {
  const identity = account.isOurs ? [] : ['--reuid', `${account.uid}`, '--regid', `${account.gid}`, '--clear-groups'];
  const prefix = [...identity, '--pdeathsig', 'INT'];
  if (spawnSync('setpriv', [...prefix, 'true'], { stdio: 'ignore' }).status === 0) {
    return { file: 'setpriv', args: [...prefix, file, ...args], options: {} };
  }
  return { file, args, options: account.isOurs ? {} : { uid: account.uid, gid: account.gid } };
}
