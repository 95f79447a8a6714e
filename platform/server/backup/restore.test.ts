import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { copyTree, under } from './copy-tree.ts';
import { fillFolder } from './empty-folder.ts';
import { writeManifest } from './manifest.ts';
import { restore } from './restore.ts';

let folder = '';
let made = '';
let dataDir = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  [made, dataDir] = [join(folder, 'backup'), join(folder, 'data')];
  const source = join(folder, 'source');
  await mkdir(join(source, 'base/1'), { recursive: true });
  await mkdir(join(source, 'pg_wal'));
  await writeFile(join(source, 'PG_VERSION'), '18\n');
  await writeFile(join(source, 'base/1/1247'), Buffer.alloc(8_192, 7));
  const tree = under('postgres', await copyTree(source, join(made, 'postgres'), () => false));
  const facts = {
    kind: 'backup',
    madeAt: '2026-11-21T10:00:00Z',
    keyId: 'abcdefgh',
    hasKey: false,
    bucket: null,
  } as const;
  await writeManifest(made, { ...facts, ...tree });
});
afterEach(() => rm(folder, { recursive: true }));

const intoDataDir = () => restore(readConfig({ DATA_DIR: dataDir }), made);
const whatIsThere = async () => (existsSync(dataDir) ? await readdir(dataDir) : []);

describe('a whole backup', () => {
  it('is put in place, with folders that are empty', async () => {
    expect(await intoDataDir()).toMatchObject({ keyId: 'abcdefgh' });
    expect(await whatIsThere()).toEqual(['postgres']);
    expect(await readFile(join(dataDir, 'postgres/base/1/1247'))).toEqual(Buffer.alloc(8_192, 7));
    expect(await readdir(join(dataDir, 'postgres/pg_wal'))).toEqual([]);
  });

  it('joins a key that was put there before, and what a killed restore left', async () => {
    await mkdir(join(dataDir, 'restoring/postgres'), { recursive: true });
    await writeFile(join(dataDir, 'encryption.key'), 'key');
    await intoDataDir();
    expect((await whatIsThere()).toSorted()).toEqual(['encryption.key', 'postgres']);
  });

  it('is not put over what is there', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await expect(intoDataDir()).rejects.toThrow(`${dataDir} is not empty (postgres…). Nothing was changed.`);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual([]);
  });
});

describe('a backup', () => {
  const page = () => join(made, 'postgres/base/1/1247');
  it.each<[string, () => Promise<unknown>, string]>([
    ['cut before its manifest', () => rm(join(made, 'manifest.json')), 'holds nothing whole'],
    [
      'with half a manifest',
      () => truncate(join(made, 'manifest.json'), 200),
      'manifest.json is not as it was written',
    ],
    [
      'with a changed manifest',
      () => appendFile(join(made, 'manifest.json'), ' '),
      'manifest.json is not as it was written',
    ],
    ['without a file', () => rm(page()), '1247 is not as it was written'],
    ['with a short file', () => truncate(page(), 4_096), '1247 is not as it was written'],
    ['with a flipped bit', () => writeFile(page(), Buffer.alloc(8_192, 6)), '1247 is not as it was written'],
  ])('%s is refused, and nothing of it remains', async (_, spoil, words) => {
    await spoil();
    await expect(intoDataDir()).rejects.toThrow(words);
    expect(await whatIsThere()).toEqual([]);
  });
});

describe('the folder of a new backup', () => {
  const fill = (target: string, work: () => Promise<unknown>) => fillFolder(target, dataDir, work);

  it('is empty, and not in the data', async () => {
    await expect(fill(made, async () => undefined)).rejects.toThrow('is not empty. Choose a new folder');
    await expect(fill(join(dataDir, 'x'), async () => undefined)).rejects.toThrow('Choose a folder on another disk');
  });

  it('is empty again after a failure, and a full disk is said as such', async () => {
    const target = join(folder, 'new');
    await mkdir(target);
    const failing = fill(target, async () => {
      await writeFile(join(target, 'half'), 'x');
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    });
    await expect(failing).rejects.toThrow(`There is no room left in ${target}`);
    expect(await readdir(target)).toEqual([]);
  });
});
