import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const now = '2026-11-20T02:00:00Z';
const clock = clockAt(now);
let app: TestApp;
let desk: Client;
let hannah: Client;

/** Another time, at which both have signed in anew. */
const moveTo = async (instant: string) => {
  clock.moveTo(instant);
  [desk, hannah] = (await Promise.all([desk, hannah].map(({ person }) => app.letIn(person)))) as [Client, Client];
};

beforeAll(async () => {
  app = await testApp({ clock });
  desk = await app.letIn(await app.aStaff('content'));
  hannah = await app.letIn(await app.aSalesperson());
});

const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const statusOf = async (answer: ReturnType<Client['get']>) => (await answer).status;

type Named = { name: string };
let count = 0;
const aFolder = async (parentId: string | null = null, name = `Folder ${++count}`): Promise<string> =>
  (await must(desk.post('/api/v1/folders', { name, parentId }))).id;
const pdf = (text: string) => plainPdf(text, [{ kind: 'title', text }]);
const upload = (path: string, name: string, text = name, effectiveOn?: string) =>
  desk.upload(path, effectiveOn ? { effectiveOn } : {}, { name: `${name}.pdf`, bytes: pdf(text) });
const aForm = (folderId: string, name = `Form ${++count}`) => must(upload(`/api/v1/folders/${folderId}/files`, name));
const place = (id: string, parentId: string | null, beforeId: string | null = null) =>
  desk.put(`/api/v1/folders/${id}/place`, { parentId, beforeId });
const find = async (search: string, client = hannah) =>
  (await must(client.get(`/api/v1/files?search=${encodeURIComponent(search)}`))).rows;
/** What `form` is for a salesperson by each call that reads it. */
const waysTo = async ({
  id,
  folderId,
  fileId,
  fileName,
}: {
  id: string;
  folderId: string;
  fileId: string;
  fileName: string;
}) => [
  await statusOf(hannah.get(`/api/v1/file/${id}`)),
  await statusOf(hannah.get(`/api/v1/file/${id}/download`)),
  await statusOf(hannah.get(`/media/v1/documents/${fileId}/download`)),
  (await find(fileName.replace('.pdf', ''))).length,
  await hannah
    .get(`/api/v1/folders/${folderId}/files`)
    .then(({ status, body }) => (status === 200 ? body.data.length : status)),
];
const isThere = [200, 200, 200, 1, 1];

describe('folders', () => {
  it('stand in their order, and move between others', async () => {
    const top = await aFolder(null, 'Order');
    const [a, b, c] = [await aFolder(top, 'A'), await aFolder(top, 'B'), await aFolder(top, 'C')];
    await must(place(c, top, a));
    await must(place(b, c));
    const tree: Named[] = await must(hannah.get('/api/v1/folders'));
    expect(tree.find(({ name }) => name === 'Order')).toMatchObject({
      id: top,
      childNode: [
        { id: c, name: 'C', childNode: [{ id: b, name: 'B', childNode: [] }] },
        { id: a, childNode: [] },
      ],
    });
    const twice = await desk.post('/api/v1/folders', { name: 'c', parentId: top });
    expect([twice.status, twice.body.errors[0].field]).toEqual([409, 'name']);
  });

  it('never lie in themselves, also when two move them at once', async () => {
    const [a, b] = [await aFolder(), await aFolder()];
    const child = await aFolder(a);
    expect((await place(a, child)).body.errors[0].message).toContain('can’t move into itself');
    expect(await statusOf(place(a, a))).toBe(409);
    const both = await Promise.all([statusOf(place(a, b)), statusOf(place(b, a))]);
    expect(both.toSorted()).toEqual([200, 409]);
  });

  it('are no deeper than eight', async () => {
    let parent = await aFolder();
    for (let level = 2; level <= 8; level++) parent = await aFolder(parent);
    expect(await statusOf(desk.post('/api/v1/folders', { name: 'Ninth', parentId: parent }))).toBe(409);
    const two = await aFolder();
    await aFolder(two);
    expect(await statusOf(place(two, parent))).toBe(409);
  });

  it('that are hidden are the desk’s alone, with all below them', async () => {
    const hidden = await aFolder(null, 'Not yet');
    const form = await aForm(await aFolder(hidden));
    expect(await waysTo(form)).toEqual(isThere);
    await must(desk.put(`/api/v1/folders/${hidden}`, { name: 'Not yet', isHidden: true }));
    expect(await waysTo(form)).toEqual([404, 404, 404, 0, 404]);
    expect(JSON.stringify(await must(hannah.get('/api/v1/folders')))).not.toContain('Not yet');
    expect(await find(form.fileName.replace('.pdf', ''), desk)).toMatchObject([{ id: form.id, isHidden: true }]);
  });
});

describe('forms', () => {
  it('are found by words of their names and folders, and come with their own name', async () => {
    const folder = await aFolder(await aFolder(null, 'Housing Board'), 'Resale');
    const form = await aForm(folder, 'Checklist_for 100% sellers');
    expect(form).toMatchObject({
      name: 'Checklist for 100% sellers',
      fileName: 'Checklist for 100% sellers.pdf',
      folder: 'Housing Board › Resale',
      contentType: 'application/pdf',
      version: 1,
      effectiveOn: '2026-11-20',
      supersededOn: null,
      uploadTime: '2026-11-20T02:00:00.000Z',
    });
    for (const words of ['seller', 'housing CHECK', '100%']) expect(await find(words)).toMatchObject([{ id: form.id }]);
    expect(await find('housing buyer')).toEqual([]);
    const [above] = (await must(hannah.get('/api/v1/folders'))).filter(({ name }: Named) => name === 'Housing Board');
    expect((await must(hannah.get(`/api/v1/files?folder=${above.id}`))).rows).toMatchObject([{ id: form.id }]);
    expect(await must(hannah.get(`/api/v1/folders/${above.id}/files`))).toEqual([]);
    const sent = await hannah.get(`/api/v1/file/${form.id}/download`);
    expect(sent.headers['content-disposition']).toContain(encodeURIComponent('Checklist for 100% sellers.pdf'));
    expect(sent.raw).toEqual(pdf('Checklist_for 100% sellers'));
  });

  it('have a name once in a folder; the same file sent again is the same form', async () => {
    const folder = await aFolder();
    const form = await aForm(folder, 'Option');
    expect(await aForm(folder, 'Option')).toEqual(form);
    const other = await upload(`/api/v1/folders/${folder}/files`, 'OPTION', 'Another text');
    expect([other.status, other.body.errors[0].message]).toEqual([409, expect.stringContaining('new version')]);
    const elsewhere = await aForm(await aFolder(), 'Option');
    expect(await statusOf(desk.put('/api/v1/files/folder', { ids: [elsewhere.id], folderId: folder }))).toBe(409);
    await must(desk.put(`/api/v1/file/${elsewhere.id}`, { name: 'Option, private' }));
    await must(desk.put('/api/v1/files/folder', { ids: [elsewhere.id], folderId: folder }));
    const names = (await must(hannah.get(`/api/v1/folders/${folder}/files`))).map((each: typeof form) => each.fileName);
    expect(names.toSorted()).toEqual(['Option, private.pdf', 'Option.pdf']);
  });

  it('are in the version in force, and keep the older ones', async () => {
    const { id } = await aForm(await aFolder(), 'Tenancy');
    const versions = `/api/v1/file/${id}/versions`;
    await must(upload(versions, 'new', 'The text of December', '2026-12-01'));
    expect(await must(hannah.get(`/api/v1/file/${id}`))).toMatchObject({
      version: 1,
      supersededOn: '2026-12-01',
      versions: [
        { version: 2, effectiveOn: '2026-12-01', supersededOn: null, fileName: 'Tenancy.pdf' },
        { version: 1, supersededOn: '2026-12-01' },
      ],
    });
    // A retry is no other version; the same text for another day is.
    await must(upload(versions, 'new', 'The text of December', '2026-12-01'));
    const again = await aForm(await aFolder(), 'Offer');
    await must(upload(`/api/v1/file/${again.id}/versions`, 'Offer', 'Offer', '2026-12-05'));
    await must(upload(`/api/v1/file/${again.id}/versions`, 'Offer', 'Offer'));
    expect((await must(hannah.get(`/api/v1/file/${again.id}`))).versions).toHaveLength(2);
    const early = await upload(versions, 'old', 'The text of October', '2026-10-01');
    expect([early.status, early.body.errors[0]]).toEqual([
      400,
      { message: expect.stringContaining('01 Dec 2026'), field: 'effectiveOn', code: expect.anything() },
    ]);
    await moveTo('2026-11-30T15:59:00Z');
    expect(await must(hannah.get(`/api/v1/file/${id}`))).toMatchObject({ version: 1 });
    await moveTo('2026-11-30T16:00:00Z');
    expect(await must(hannah.get(`/api/v1/file/${id}`))).toMatchObject({ version: 2, supersededOn: null });
    const download = (query = '') => hannah.get(`/api/v1/file/${id}/download${query}`);
    expect((await download()).raw).toEqual(pdf('The text of December'));
    expect((await download('?version=1')).raw).toEqual(pdf('Tenancy'));
    expect(await statusOf(download('?version=3'))).toBe(404);
    expect(await statusOf(desk.delete(`${versions}/1`))).toBe(409);
    await must(desk.delete(`${versions}/2`));
    expect((await download()).raw).toEqual(pdf('Tenancy'));
    expect(await statusOf(desk.delete(`${versions}/1`))).toBe(409);
    await moveTo(now);
  });

  it('come through the one door for files: what is no document is refused, and leaves nothing', async () => {
    const folder = await aFolder();
    const path = `/api/v1/folders/${folder}/files`;
    const program = { name: 'Form.pdf', bytes: Buffer.from('MZ\x90\x00 a program') };
    expect(await statusOf(desk.upload(path, {}, program))).toBe(415);
    expect(await must(desk.get(path))).toEqual([]);
    expect(await statusOf(hannah.upload(path, {}, program))).toBe(403);
    expect(await statusOf(desk.post(path, {}))).toBe(400);
  });

  it('are read without a trace in the audit trail, and changed with one', async () => {
    const form = await aForm(await aFolder());
    const audited = async () => {
      const text = `SELECT action FROM audit_row WHERE aggregate_id = $1 OR detail->>'fileId' = $2 ORDER BY id`;
      const { rows } = await app.services.database.$client.query<{ action: string }>(text, [form.id, form.fileId]);
      return rows.map(({ action }) => action);
    };
    await hannah.get(`/media/v1/documents/${form.fileId}/download`);
    expect(await audited()).toEqual(['form.added', 'form.version-added']);
    await must(desk.put(`/api/v1/file/${form.id}`, { name: 'Renamed' }));
    expect((await audited()).at(-1)).toBe('form.renamed');
  });
});

describe('the bin', () => {
  const bin = async () => must(desk.get('/api/v1/files/bin'));
  const emptyBin = () => app.composed.jobs.find(({ name }) => name === 'library.empty-bin')?.run({});

  it('has what nobody sees, until it is restored', async () => {
    const form = await aForm(await aFolder(null, 'Old forms'));
    await must(desk.put('/api/v1/files/bin', { ids: [form.id] }));
    expect(await waysTo(form)).toEqual([404, 404, 404, 0, 0]);
    expect(await statusOf(desk.get(`/api/v1/file/${form.id}`))).toBe(404);
    expect(await statusOf(desk.put('/api/v1/files/bin', { ids: [form.id] }))).toBe(404);
    expect(await bin()).toMatchObject([
      { kind: 'FORM', id: form.id, name: form.name, folder: 'Old forms', files: 1, deletedOn: '2026-12-20' },
    ]);
    const successor = await aForm(form.folderId, form.name);
    expect(await statusOf(desk.put('/api/v1/files/restore', { ids: [form.id] }))).toBe(409);
    await must(desk.put(`/api/v1/file/${successor.id}`, { name: 'The successor' }));
    await must(desk.put('/api/v1/files/restore', { ids: [form.id] }));
    expect(await waysTo(form)).toEqual([200, 200, 200, 1, 2]);
    expect(await bin()).toEqual([]);
  });

  it('takes a folder with all that lies in it, and gives it back with the same', async () => {
    const top = await aFolder();
    const below = await aFolder(top);
    const [form, alone] = [await aForm(below), await aForm(below)];
    await must(desk.put('/api/v1/files/bin', { ids: [alone.id] }));
    await must(desk.delete(`/api/v1/folders/${below}`));
    await must(desk.delete(`/api/v1/folders/${top}`));
    expect(await waysTo(form)).toEqual([404, 404, 404, 0, 404]);
    expect(await statusOf(desk.post('/api/v1/folders', { name: 'In the bin', parentId: top }))).toBe(404);
    expect(await statusOf(desk.put(`/api/v1/folders/${below}/restore`))).toBe(409);
    expect(await statusOf(desk.put('/api/v1/files/restore', { ids: [alone.id] }))).toBe(409);
    await must(desk.put(`/api/v1/folders/${top}/restore`));
    await must(desk.put(`/api/v1/folders/${below}/restore`));
    expect(await waysTo(form)).toEqual(isThere);
    expect(await waysTo(alone)).toEqual([404, 404, 404, 0, 1]);
    await must(desk.put('/api/v1/files/restore', { ids: [alone.id] }));
  });

  it('is emptied after 30 days, with folders and files', async () => {
    const folder = await aFolder();
    const [form, late] = [await aForm(await aFolder(folder)), await aForm(await aFolder())];
    await must(desk.delete(`/api/v1/folders/${folder}`));
    await moveTo('2026-11-21T02:00:00Z');
    await must(desk.put('/api/v1/files/bin', { ids: [late.id] }));
    await moveTo('2026-12-20T02:00:01Z');
    await emptyBin();
    expect((await bin()).map(({ id }: { id: string }) => id)).toEqual([late.id]);
    const left = async (table: string, column: string, id: string) =>
      (await app.services.database.$client.query(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).rowCount;
    expect(await left('form', 'id', form.id)).toBe(0);
    expect(await left('stored_file', 'file_id', form.fileId)).toBe(0);
    expect(await left('stored_file', 'file_id', late.fileId)).toBe(1);
    expect(await statusOf(desk.put(`/api/v1/folders/${folder}/restore`))).toBe(404);
    await moveTo(now);
  });
});
