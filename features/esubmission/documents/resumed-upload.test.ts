import { execFileSync } from 'node:child_process';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleExe, samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { download, lineOf, otp } from '../rig/documents.ts';
import { idOf, resumableOf } from '../rig/resumable.ts';

const largest = 26_214_400;
const pdfOf = (bytes: number) => Buffer.concat([samplePdf(), Buffer.alloc(bytes - samplePdf().length, ' ')]);
let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;
let tus: Awaited<ReturnType<typeof resumableOf>>;
let folder = '';

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  tus = await resumableOf(app);
  folder = join(app.services.config.dataDir, 'uploads');
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

const waiting = () => readdir(folder);
const begin = async (who: Client, size: number, name?: string) => {
  const { status, headers } = await tus.begin(who, size, name);
  expect(status).toBe(201);
  return String(headers.location);
};
const offsetOf = async (who: Client, url: string) => Number((await tus.ask(who, url)).headers['upload-offset']);
const attach = (who: Client, eSubId: string, uploadId: string, line: object = otp) =>
  who.post('/api/v1/esubmission-uploads', { eSubId, uploadId, ...line });
/** Uploads a whole file, then attaches it to its line. */
const put = async (eSubId: string, bytes: Buffer, name: string) => {
  const url = await begin(hannah, bytes.length, name);
  expect((await tus.send(hannah, url, 0, bytes)).status).toBe(204);
  return attach(hannah, eSubId, idOf(url));
};

describe('a resumable upload', () => {
  it('that loses its connection in the middle goes on from there, and is whole', async () => {
    const id = await rig.aCase(hannah.person);
    const bytes = pdfOf(3_000_000);
    const url = await begin(hannah, bytes.length, '陳 "a".pdf');
    await tus.sendAndHangUp(hannah, url, 0, bytes);
    await expect.poll(() => offsetOf(hannah, url)).toBeGreaterThan(0);
    const offset = await offsetOf(hannah, url);
    expect(offset).toBeLessThan(bytes.length);
    expect((await attach(hannah, id, idOf(url))).body.errors[0].code).toBe('upload.conflict');
    expect((await tus.send(hannah, url, offset, bytes.subarray(offset))).status).toBe(204);
    const { status, body } = await attach(hannah, id, idOf(url));
    expect([status, body.message]).toEqual([200, 'Upload Document successfully!']);
    const { fileId } = body.data;
    expect((await lineOf(hannah, id, 'D-01'))?.fileGroup).toMatchObject([{ fileId, originalName: '陳 "a".pdf' }]);
    expect((await download(hannah, fileId)).raw.equals(bytes)).toBe(true);
    expect(await waiting()).toEqual([]);
    expect((await attach(hannah, id, idOf(url))).status).toBe(404);
  });

  it('is missing to anyone else: to ask, to send, to cancel, to attach; and nobody reads it back', async () => {
    const id = await rig.aCase(ravi.person);
    const bytes = samplePdf();
    const url = await begin(hannah, bytes.length);
    const others = await Promise.all([
      tus.ask(ravi, url),
      tus.send(ravi, url, 0, bytes),
      tus.cancel(ravi, url),
      tus.get(hannah, url),
      tus.ask(hannah, `/media/v1/uploads/${crypto.randomUUID()}`),
      tus.ask(hannah, '/media/v1/uploads/..%2F..%2Fx'),
    ]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await offsetOf(hannah, url)).toBe(0);
    await tus.send(hannah, url, 0, bytes);
    expect((await attach(ravi, id, idOf(url))).status).toBe(404);
    expect((await tus.begin(app.anyone as Client, 9)).status).toBe(401);
    expect((await tus.cancel(hannah, url)).status).toBe(204);
    expect(await waiting()).toEqual([]);
  });

  it('of a byte over 25 MB, of unknown size, or without a name is refused, and leaves nothing', async () => {
    const answers = [
      await tus.begin(hannah, largest + 1),
      await tus.begin(hannah, null),
      await tus.begin(hannah, 9, ''),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 501, 400]);
    expect(JSON.parse(answers[0]?.body ?? '').errors[0].message).toBe('This file is larger than 25 MB.');
    expect(await waiting()).toEqual([]);
    const farid = await app.letIn(await app.aStaff('compliance'));
    await tus.cancel(farid, await begin(farid, largest + 1));
    expect((await tus.begin(farid, 536_870_913)).status).toBe(413);
    const url = await begin(hannah, 10);
    const tooMuch = await tus.send(hannah, url, 0, Buffer.alloc(11));
    expect(tooMuch.status).toBeGreaterThanOrEqual(400);
    await tus.cancel(hannah, url);
  });

  it.each<[string, Buffer, string, number]>([
    ['a program named .pdf', sampleExe(), 'option.pdf', 415],
    ['a web page named .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'option.png', 415],
    ['an empty file', Buffer.alloc(0), 'option.pdf', 400],
  ])('of %s is refused when it is attached, and gone', async (_case, bytes, name, status) => {
    const id = await rig.aCase(hannah.person);
    const url = await begin(hannah, bytes.length, name);
    if (bytes.length > 0) await tus.send(hannah, url, 0, bytes);
    expect((await attach(hannah, id, idOf(url))).status).toBe(status);
    expect(await waiting()).toEqual([]);
    expect((await lineOf(hannah, id, 'D-01'))?.fileGroup).toEqual([]);
  });

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie: b.pdf'],
    ['"quoted".pdf', '"quoted".pdf'],
  ])('named %j is kept and shown as %j', async (name, shownName) => {
    const id = await rig.aCase(hannah.person);
    expect((await put(id, samplePdf(), name)).status).toBe(200);
    expect((await lineOf(hannah, id, 'D-01'))?.fileGroup).toMatchObject([{ originalName: shownName }]);
  });

  it('to a line that is not asked for stays, to be put to the right one', async () => {
    const id = await rig.aCase(hannah.person);
    const url = await begin(hannah, samplePdf().length);
    await tus.send(hannah, url, 0, samplePdf());
    expect((await attach(hannah, id, idOf(url), { documentId: 'D-07' })).status).toBe(400);
    expect((await attach(hannah, id, idOf(url))).status).toBe(200);
  });

  it('that nothing comes to for a day is removed, and no other', async () => {
    const [old, young] = [await begin(hannah, 9), await begin(hannah, 9)];
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const name of [idOf(old), `${idOf(old)}.json`]) await utimes(join(folder, name), before, before);
    await app.composed.jobs.find(({ name }) => name === 'media.expire-uploads')?.run({});
    expect((await waiting()).toSorted()).toEqual([idOf(young), `${idOf(young)}.json`]);
    await tus.cancel(hannah, young);
  });

  it('is refused while forty others of the same person wait', async () => {
    const begun = [];
    for (let index = 0; index < 40; index += 1) begun.push(await begin(ravi, 9));
    expect((await tus.begin(ravi, 9)).status).toBe(409);
    expect((await tus.begin(hannah, 9)).status).toBe(201);
    await tus.cancel(ravi, begun[0] ?? '');
    expect((await tus.begin(ravi, 9)).status).toBe(201);
  });

  it('is counted with others that begin at the same moment', async () => {
    const eager = await app.letIn(await app.aSalesperson());
    const begun = await Promise.all(Array.from({ length: 60 }, () => tus.begin(eager, 9)));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(40);
  });

  it('is readable by the account of the server alone', async () => {
    const begun = await begin(await app.letIn(await app.aSalesperson()), 9);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe('700');
    for (const name of [idOf(begun), `${idOf(begun)}.json`]) expect(await modeOf(join(folder, name))).toBe('600');
  });
});

describe('a full disk', () => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  let mounted = false;
  let small: TestApp;
  beforeAll(async () => {
    small = await testApp();
    const uploads = join(small.services.config.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    if (!isRoot) return;
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', uploads]);
    mounted = true;
  });
  afterAll(() => {
    if (mounted) execFileSync('umount', [join(small.services.config.dataDir, 'uploads')]);
  });

  it('is reported as such; the bytes sent so far stay until the upload is cancelled', async (context) => {
    context.skip(!isRoot, 'a small volume can only be mounted by root on Linux');
    const owner = await small.letIn(await small.aSalesperson());
    const port = await resumableOf(small);
    const bytes = pdfOf(2_000_000);
    const url = String((await port.begin(owner, bytes.length)).headers.location);
    const full = await port.send(owner, url, 0, bytes);
    expect(full.status).toBe(507);
    expect(JSON.parse(full.body).errors[0].message).toMatch(/no room left/);
    expect((await port.cancel(owner, url)).status).toBe(204);
    expect(await readdir(join(small.services.config.dataDir, 'uploads'))).toEqual([]);
  });
});
