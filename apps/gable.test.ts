import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '#test/database.ts';

const program = fileURLToPath(new URL('../bin/gable', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync('/tmp/gable-wrapper-');
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** With a DATABASE_URL of the caller's, which must not count. */
const gable = (...words: string[]) => {
  const env = { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', HOME: '/root' };
  const { status, stdout, stderr } = spawnSync(program, words, { env, encoding: 'utf8', cwd: folder });
  return { status, said: stdout + stderr };
};
const withFile = (lines: string[]) => {
  const file = join(folder, 'gable.env');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
};

it('without the file of its environment no command runs', () => {
  expect(gable('--env-file', join(folder, 'none.env'), 'config')).toEqual({
    status: 1,
    said: `The environment of Gable, ${folder}/none.env, is not there. Name it: gable --env-file FILE …\n`,
  });
});

it('a command works on the database of the file, by the account of DATA_DIR, and says which it is', async () => {
  const { appUrl } = await freshDatabase();
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
  const file = withFile([`DATABASE_URL=${appUrl}`, `DATA_DIR=${folder}`]);
  const { status, said } = gable('--env-file', file, 'verify-audit');
  const { pathname, host } = new URL(appUrl);
  expect({ status, said }).toEqual({
    status: 3,
    said: expect.stringContaining(
      `gable: the database ${pathname.slice(1)} at ${host} as gable_app, by DATABASE_URL of ${file}\n`,
    ),
  });
  expect(said).toContain('nothing to check');
  // Made by the command, since the file names no key.
  expect(statSync(join(folder, 'encryption.key')).uid).toBe(statSync(folder).uid);
});

it('one variable can be given another value', () => {
  const file = withFile([`DATA_DIR=${folder}/elsewhere`]);
  expect(gable('--env-file', file, '--set', `DATA_DIR=${folder}`, 'verify-audit')).toEqual({
    status: 1,
    said: expect.stringMatching(
      `^gable: the database in ${folder}, by --set DATA_DIR\nThere is no database in ${folder}\\.`,
    ),
  });
});
