import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { missing } from '#platform/contract/refusal.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { storeUpload } from '#platform/server/storage/store-upload.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Person } from '#test/people.ts';
import { forgetFile, keepFile, takeFile } from './keep-file.ts';

let app: TestApp;
let hannah: Person;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.aSalesperson();
});

const here = () => {
  const origin = { requestId: '', address: '', userAgent: '' };
  return { ...app.services, ...origin, actor: hannah, db: app.services.database };
};
const anUpload = () => ({ source: Readable.from([samplePdf()]), fileName: 'a.pdf', maxBytes: 10_000 });
const age = (key: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  return utimes(join(app.services.config.dataDir, 'files', key), then, then);
};
const sweep = () => app.composed.jobs.find(({ name }) => name === 'media.sweep-orphans')?.run({});
const isThere = (key: string) => app.services.files.exists(key);
const keys = async () => (await Array.fromAsync(app.services.files.list())).map(({ key }) => key);

const store = async (hours: number) => {
  const stored = await storeUpload(app.services.files, anUpload());
  await age(stored.key, hours);
  return stored;
};

describe('the sweep', () => {
  it('removes what has no row, leaves what has one, and waits for what may yet get one', async () => {
    const [kept, forgotten, lost, young] = [await store(48), await store(48), await store(3), await store(1)];
    await transact(here(), async (at) => {
      await keepFile(at, kept);
      const { fileId } = await keepFile(at, forgotten);
      await forgetFile(at, fileId);
    });
    await sweep();
    expect(await Promise.all([kept, forgotten, lost, young].map(({ key }) => isThere(key)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('touches nothing when no file at all is known: that is another database’s store', async () => {
    const stranger = await testApp();
    const many = await Promise.all(Array.from({ length: 50 }, () => storeUpload(stranger.services.files, anUpload())));
    const then = new Date(Date.now() - 48 * 3_600_000);
    for (const { key } of many) await utimes(join(stranger.services.config.dataDir, 'files', key), then, then);
    const job = stranger.composed.jobs.find(({ name }) => name === 'media.sweep-orphans');
    await expect(job?.run({})).rejects.toThrow('another database');
    expect(await stranger.services.files.exists(many[0]?.key ?? '')).toBe(true);
  });
});

describe('taking a file', () => {
  it('leaves no bytes when its row is refused, and keeps them when it is not known what became of the row', async () => {
    const before = await keys();
    const refused = takeFile(here(), anUpload(), () => Promise.reject(missing('submission')));
    await expect(refused).rejects.toThrow('could not be found');
    expect(await keys()).toEqual(before);
    const broken = takeFile(here(), anUpload(), () => Promise.reject(new Error('Connection terminated')));
    await expect(broken).rejects.toThrow('Connection terminated');
    expect(await keys()).toHaveLength(before.length + 1);
  });
});
