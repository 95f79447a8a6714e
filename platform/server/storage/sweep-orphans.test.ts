import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore, StoredFile } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { findOrphans, sweepOrphans } from './sweep-orphans.ts';

let dataDir = '';
let files: FileStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sweep-'));
  files = await openFileStore({ dataDir });
});
afterEach(() => rm(dataDir, { recursive: true }));

const keep = (bytes: Uint8Array) => files.write(Readable.from([bytes]), { maxBytes: 100 });

describe('orphans', () => {
  const age = (key: string, hours: number) => {
    const then = new Date(Date.now() - hours * 3_600_000);
    return utimes(join(dataDir, 'files', key), then, then);
  };

  it('are the old files that no row knows, and only those go', async () => {
    const [owned, young, orphan] = await Promise.all([
      keep(Buffer.from('a')),
      keep(Buffer.from('b')),
      keep(Buffer.from('ccc')),
    ]);
    await age(owned.key, 48);
    await age(young.key, 23);
    await age(orphan.key, 25);
    await mkdir(join(dataDir, 'files', 'elsewhere'));
    await writeFile(join(dataDir, 'files', 'elsewhere', 'a-file'), 'not ours');
    const knownAmong = async (keys: string[]) => new Set(keys.filter((key) => key === owned.key));
    const swept = await sweepOrphans(files, { now: Temporal.Now.instant(), olderThanHours: 24, knownAmong });
    expect(swept).toEqual({ removed: 1, bytes: 3 });
    expect(await Promise.all([owned, young, orphan].map(({ key }) => files.exists(key)))).toEqual([true, true, false]);
    await expect(access(join(dataDir, 'files', 'elsewhere', 'a-file'))).resolves.toBeUndefined();
  });

  it('stay when the rows can’t be asked', async () => {
    const { key } = await keep(Buffer.from('a'));
    await age(key, 48);
    const knownAmong = () => Promise.reject(new Error('no database'));
    const sweep = sweepOrphans(files, { now: Temporal.Now.instant(), olderThanHours: 24, knownAmong });
    await expect(sweep).rejects.toThrow('no database');
    expect(await files.exists(key)).toBe(true);
  });

  it('are looked up 500 at a time', async () => {
    const batchSizes: number[] = [];
    async function* many(): AsyncGenerator<StoredFile> {
      for (let at = 0; at < 1_200; at++) yield { key: String(at), size: 1, modifiedAt: '2026-01-01T00:00:00Z' };
    }
    const knownAmong = async (keys: string[]) => {
      batchSizes.push(keys.length);
      return new Set(keys.filter((key) => Number(key) % 2 === 0));
    };
    const now = Temporal.Instant.from('2026-01-02T00:00:01Z');
    expect(await Array.fromAsync(findOrphans(many(), { now, olderThanHours: 24, knownAmong }))).toHaveLength(600);
    expect(batchSizes).toEqual([500, 500, 200]);
  });
});
