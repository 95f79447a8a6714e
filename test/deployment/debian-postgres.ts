import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../gable-process.ts';
import { documented, withHere } from './documented.ts';

const versions = '/usr/lib/postgresql';

/** Debian's own PostgreSQL in its newest version; undefined where there is none. */
export const debianPostgres = existsSync(versions)
  ? join(versions, readdirSync(versions).sort().at(-1) ?? '', 'bin')
  : undefined;

const as = (account: string, file: string, args: string[], input?: string) =>
  execFileSync('setpriv', ['--reuid', account, '--regid', account, '--clear-groups', file, ...args], {
    cwd: '/tmp',
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** A cluster of Debian's PostgreSQL with the roles and the database of docs/operations.md. */
export const aDebianPostgres = async (bin: string) => {
  const folder = mkdtempSync('/tmp/gable-debian-');
  chmodSync(folder, 0o711);
  execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = String(await freePort());
  const control = (...args: string[]) => as('postgres', join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
  as('postgres', join(bin, 'initdb'), ['-D', data, '--auth=scram-sha-256', '--auth-local=trust', '-E', 'UTF8']);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  control('-o', `-p ${port} -k ${folder} -h 127.0.0.1`, '-l', join(folder, 'log'), 'start');
  onTestFinished(() => void control('-m', 'immediate', 'stop'));
  const password = 'dots-stand-for-it';
  const sql = withHere(documented('sql'), { "'…'": `'${password}'` });
  as('postgres', join(bin, 'psql'), ['-h', folder, '-p', port, '-v', 'ON_ERROR_STOP=1', '-f', '-'], sql);
  const urlOf = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/gable`;
  return { DATABASE_URL: urlOf('gable_app'), DATABASE_OWNER_URL: urlOf('gable_owner') };
};
