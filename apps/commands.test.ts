import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDatabase, freshDatabase } from '#test/database.ts';
import { commands } from './commands.ts';

/** Those that make a database, and those that need none. Every other one is held to the rules below, also one that comes. */
const makers = ['migrate', 'demo', 'restore', 'import-tables'];
const others = Object.keys(commands).filter((name) => ![...makers, 'config'].includes(name));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gable-commands-'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (name: string, words = [join(folder, 'out')]) => commands[name]?.run(words);
const withEnv = (env: Record<string, string>) => {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATA_DIR', 'ENCRYPTION_KEY'])
    vi.stubEnv(name, env[name] ?? '');
};
const inDatabase = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

describe('where there is no database', () => {
  it.each(others)('%s makes none, and says where it looked', async (name) => {
    const dataDir = join(folder, 'data');
    withEnv({ DATA_DIR: dataDir });
    await expect(run(name)).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL`),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('a folder that nobody named is said to be the default', async () => {
    withEnv({});
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await expect(run('verify-audit')).rejects.toThrow(`in ${join(folder, 'data')} (DATA_DIR is not set).`);
  });

  it('of one’s own PostgreSQL no command makes tables', async () => {
    const { appUrl, ownerUrl } = await emptyDatabase();
    withEnv({ DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: join(folder, 'data') });
    for (const name of [...others, 'demo', 'restore'])
      await expect(run(name), name).rejects.toMatchObject({ name: 'OperatorError' });
    expect(
      await inDatabase(ownerUrl, `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('nothing found is no success', () => {
  it.each([
    ['ledger', ['export'], /ledger has no entry/],
    ['rotate-key', [], /Nobody is in this database/],
  ])('%s', async (name, words, message) => {
    const { appUrl } = await freshDatabase();
    withEnv({ DATABASE_URL: appUrl, DATA_DIR: folder });
    await expect(run(name, words)).rejects.toMatchObject({ exitCode: 3, message: expect.stringMatching(message) });
  });
});

it('migrate says what a database waits for, brings it up, and then has nothing to do', async () => {
  const { ownerUrl } = await emptyDatabase();
  withEnv({ DATABASE_URL: ownerUrl, DATA_DIR: folder });
  const said = () => vi.mocked(console.error).mock.lastCall?.[0];
  expect(await run('migrate', ['--dry'])).toBe(0);
  expect(await inDatabase(ownerUrl, `SELECT FROM pg_class WHERE relname = 'migration'`)).toEqual([]);
  expect(await run('migrate', [])).toBe(0);
  expect(said()).toMatch(/^\d+ migrations ran/);
  expect(await run('migrate', [])).toBe(0);
  expect(said()).toBe('The database is of this release already.');
  expect(await run('migrate', ['--please'])).toBe(2);
});
