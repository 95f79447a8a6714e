import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExe, samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { otp, upload } from '../rig/documents.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

const largest = 26_214_400;
const pdfOf = (bytes: number) => Buffer.concat([samplePdf(), Buffer.alloc(bytes - samplePdf().length, ' ')]);
const storedKeys = async () => (await Array.fromAsync(app.services.files.list())).map(({ key }) => key);

describe('an upload', () => {
  it.each<[string, string, Buffer, number, string]>([
    ['a program named .pdf', 'option.pdf', sampleExe(), 415, 'file.unsupported'],
    ['a PDF named .png', 'option.png', samplePdf(), 415, 'file.unsupported'],
    [
      'a web page named .png',
      'nric.png',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'file.unsupported',
    ],
    ['a name without an ending', 'option', samplePdf(), 415, 'file.unsupported'],
    ['an empty file', 'option.pdf', Buffer.alloc(0), 400, 'file.invalid'],
    ['a file of 25 MB and a byte', 'option.pdf', pdfOf(largest + 1), 413, 'file.too-large'],
  ])('of %s is refused, and leaves nothing', async (_case, name, bytes, status, code) => {
    const id = await rig.aCase(hannah.person);
    const before = await storedKeys();
    const answer = await upload(hannah, id, otp, name, bytes);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(await storedKeys()).toEqual(before);
    expect(await rig.versionOf(id)).toBe(1);
  });

  it('of 25 MB to the byte is taken; the case holds 100 MB to the byte', async () => {
    const id = await rig.aCase(hannah.person);
    const full = (mark: string) => Buffer.concat([pdfOf(largest - 1), Buffer.from(mark)]);
    for (const mark of ['1', '2', '3'])
      expect((await upload(hannah, id, otp, `${mark}.pdf`, full(mark))).status).toBe(200);
    const keys = (await storedKeys()).length;
    const last = await Promise.all(['4', '5'].map((mark) => upload(hannah, id, otp, `${mark}.pdf`, full(mark))));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 413]);
    expect((await upload(hannah, id, otp, 'small.pdf')).body.errors[0].message).toMatch(/100 MB together/);
    expect(await storedKeys()).toHaveLength(keys + 1);
  }, 60_000);

  it('is a 404 to a stranger, to staff and to a case that is not there, 409 once submitted', async () => {
    const id = await rig.aCase(hannah.person);
    const desk = await app.letIn(await app.aStaff('submissions'));
    expect((await upload(ravi, id, otp)).status).toBe(404);
    expect((await upload(hannah, crypto.randomUUID(), otp)).status).toBe(404);
    expect((await upload(desk, id, otp)).status).toBe(404);
    expect((await upload(app.anyone as Client, id, otp)).status).toBe(401);
    await rig.change(id, { status: 2 });
    expect((await upload(hannah, id, otp)).body.errors[0].code).toBe('esubmission.locked');
  });

  it('is refused to a line that is not on the checklist, with fields that are not, and without a file', async () => {
    const id = await rig.aCase(hannah.person);
    expect((await upload(hannah, id, { documentId: 'D-07' })).body.errors[0]).toMatchObject({ field: 'documentId' });
    expect((await upload(hannah, id, { documentId: 'D-99' })).status).toBe(400);
    const sly = { ...otp, uploadedBy: ravi.person.userId } as typeof otp;
    expect((await upload(hannah, id, sly)).body.errors[0]).toMatchObject({ field: 'uploadedBy' });
    const none = await hannah.post('/api/v1/esubmission-uploads', { eSubId: id, ...otp });
    expect(none).toMatchObject({ status: 400, body: { errors: [{ code: 'file.invalid', field: 'uploadId' }] } });
  });
});
