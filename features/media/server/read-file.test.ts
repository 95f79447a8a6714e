import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { storeUpload } from '#platform/server/storage/store-upload.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Person } from '#test/people.ts';
import { keepFile } from './keep-file.ts';
import { type FileOwner, readFile } from './read-file.ts';

let app: TestApp;
let hannah: Person;
let fileId: string;

const here = () => {
  const origin = { requestId: '', address: '', userAgent: '' };
  return { ...app.services, ...origin, actor: hannah, db: app.services.database };
};

beforeAll(async () => {
  app = await testApp();
  hannah = await app.aSalesperson();
  const stored = await storeUpload(app.services.files, {
    source: Readable.from([samplePdf()]),
    fileName: 'Form 5.pdf',
    maxBytes: 10_000,
  });
  fileId = await transact(here(), async (at) => (await keepFile(at, stored)).fileId);
});

const openings = async () => {
  const found = await app.services.database.$client.query(
    `SELECT count(*)::int AS n FROM audit_row WHERE action = 'file.opened' AND detail->>'fileId' = $1`,
    [fileId],
  );
  return found.rows[0]?.n;
};

const open = async (of: Awaited<ReturnType<FileOwner['recordOf']>>) => {
  const answer = await readFile(here(), [{ recordOf: async () => of }], fileId);
  await Array.fromAsync(answer.body as AsyncIterable<unknown>);
  return answer.name;
};

it('records who opened a file of a record, and no reading of what everybody may read', async () => {
  expect(await open({ isPublic: true })).toBe('Form 5.pdf');
  expect(await openings()).toBe(0);
  expect(await open({ aggregate: 'esubmission', aggregateId: fileId })).toBe('Form 5.pdf');
  expect(await openings()).toBe(1);
});

it('is a 404 where no owner answers', async () => {
  await expect(open(undefined)).rejects.toThrow('could not be found');
});
