import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore } from './open-file-store.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
let folder = '';
let mounted = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-'));
  if (!isRoot) return;
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  mounted = true;
});
afterAll(async () => {
  if (mounted) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
});

it('a full disk is said as such, leaves nothing half-written and is over when there is room again', async (context) => {
  context.skip(!isRoot, 'a small volume can only be mounted by root on Linux');
  const files = await openFileStore({ dataDir: folder });
  const write = (size: number) => files.write(Readable.from([Buffer.alloc(size)]), { maxBytes: 10_000_000 });
  const first = await write(1_500_000);
  await expect(write(1_500_000)).rejects.toMatchObject({ code: 'file.storage-full', status: 507 });
  expect(await readdir(join(folder, 'files', '.incoming'))).toEqual([]);
  await files.remove(first.key);
  expect((await write(1_500_000)).size).toBe(1_500_000);
  await write(400_000);
  await expect(files.check()).resolves.toBeUndefined();
});

it('health fails on a full disk', async (context) => {
  context.skip(!isRoot, 'a small volume can only be mounted by root on Linux');
  const files = await openFileStore({ dataDir: folder });
  const fill = async (size: number): Promise<void> => {
    await files.write(Readable.from([Buffer.alloc(size)]), { maxBytes: size }).catch(() => undefined);
    if (size > 1_024) await fill(size / 2);
  };
  await fill(1_048_576);
  await expect(files.check()).rejects.toMatchObject({ code: 'file.storage-full' });
});
