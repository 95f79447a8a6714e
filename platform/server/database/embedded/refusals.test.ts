import { chmodSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkLibraries } from './binaries.ts';
import { explainFailure } from './failure.ts';
import { assertReachable, prepareDataDir } from './folders.ts';
import { lockDataDir } from './lock.ts';
import { aFolder, aWriter, ordinary } from './rig/process.ts';
import { startEmbeddedPostgres } from './start.ts';

const patient = { timeout: 60_000 };
const log = () => {};

test('a data folder that cannot be written is named, with what to do', patient, async () => {
  const folder = aFolder(ordinary);
  chmodSync(folder, 0o555);
  const event = await aWriter(join(folder, 'data'), ordinary).next();
  expect(event).toMatchObject({ event: 'failed', reason: 'unwritable' });
  expect(event.message).toContain(`The data folder ${folder}/data cannot be written`);
  expect(event.message).toContain('set DATA_DIR');
});

test('a file in the place of the data folder is said so', async () => {
  const file = join(aFolder(), 'data');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toThrow(
    `The data folder ${file} cannot be written`,
  );
});

test('a closed folder above the data is named when PostgreSQL runs as another account', () => {
  const closed = join(aFolder(), 'closed');
  const inner = join(closed, 'open', 'data');
  mkdirSync(inner, { recursive: true });
  const stranger = { uid: 54321, gid: 54321, name: 'stranger', isOurs: false };
  chmodSync(closed, 0o700);
  const check = () => assertReachable(stranger, inner, 'set DATA_DIR to another folder');
  expect(check).toThrow(`stranger, who may not pass through ${closed} (mode 700)`);
  expect(check).toThrow(`Run \`chmod o+x ${closed}\`, or set DATA_DIR to another folder.`);
  chmodSync(closed, 0o701);
  expect(check).not.toThrow();
});

test('folders made for the data can be passed through whatever the umask', () => {
  const before = process.umask(0o077);
  try {
    const data = prepareDataDir(join(aFolder(), 'a', 'b'));
    const account = { uid: 54321, gid: 54321, name: 'stranger', isOurs: process.geteuid?.() !== 0 };
    expect(() => assertReachable(account, data, '')).not.toThrow();
  } finally {
    process.umask(before);
  }
});

test('data of another major version is refused', patient, async () => {
  const dataDir = aFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('holds data of PostgreSQL 17');
});

test('half a cluster of a killed first start is made anew', patient, async () => {
  const dataDir = aFolder();
  mkdirSync(join(dataDir, 'postgres.new'));
  writeFileSync(join(dataDir, 'postgres.new/PG_VERSION'), '18\n');
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await postgres.stop();
});

test.each([
  ['disk-full', 'FATAL:  could not write file: No space left on device', 'Free some space'],
  ['still-held', 'FATAL:  lock file "postmaster.pid" already exists', 'Stop that process'],
  ['port-in-use', 'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'taken by another program'],
  ['no-binaries', 'postgres: error while loading shared libraries: libstdc++.so.6', 'Set DATABASE_URL'],
  ['failed', 'FATAL:  something new', 'something new'],
])('%s is told from what PostgreSQL says', (reason, output, advice) => {
  const failure = explainFailure('PostgreSQL', output, '/data/postgres');
  expect(failure.reason).toBe(reason);
  expect(failure.message).toContain(advice);
});

test(
  'the lock of a dead process is taken over, that of a silent host too, that of a live one never',
  patient,
  async () => {
    const folder = aFolder();
    const path = join(folder, 'gable.lock');
    writeFileSync(path, JSON.stringify({ pid: process.pid, birth: 'ticks 1', host: 'elsewhere' }));
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(`(process ${process.pid})`);
    lock.release();
    writeFileSync(path, '');
    (await lockDataDir(folder)).release();
  },
);

test('a host that still touches its lock is alive, though its processes are out of sight', patient, async () => {
  const folder = aFolder();
  const path = join(folder, 'gable.lock');
  const text = JSON.stringify({ pid: 1, birth: 'ticks 1', host: 'elsewhere' });
  const beat = setInterval(() => writeFileSync(path, text), 500);
  writeFileSync(path, text);
  await expect(lockDataDir(folder)).rejects.toThrow('(process 1 on elsewhere)');
  clearInterval(beat);
});

test('library links are made when the install script was not run, elsewhere when the package is read-only', () => {
  const folder = aFolder(ordinary);
  const lib = join(folder, 'native/lib');
  const spare = join(folder, 'spare');
  mkdirSync(lib, { recursive: true });
  writeFileSync(join(lib, 'libicu.so.60.2'), '');
  const list = JSON.stringify([{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]);
  writeFileSync(join(folder, 'native/pg-symlinks.json'), list);

  expect(linkLibraries(folder, spare)).toEqual({});
  expect(readlinkSync(join(lib, 'libicu.so.60'))).toBe('libicu.so.60.2');

  rmSync(join(lib, 'libicu.so.60'));
  const refusing = () => false;
  expect(Object.values(linkLibraries(folder, spare, refusing))).toEqual([`${spare}:${lib}`]);
  expect(readlinkSync(join(spare, 'libicu.so.60'))).toBe(join(lib, 'libicu.so.60.2'));
});

test('a holder that is just ending is waited for', patient, async () => {
  const folder = aFolder();
  const first = await lockDataDir(folder);
  const second = lockDataDir(folder);
  setTimeout(first.release, 200);
  (await second).release();
});
