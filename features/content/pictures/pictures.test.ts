import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { testApp } from '#test/app.ts';
import { aPhoto, sizeOf } from '../rig/a-photo.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const app = await testApp({ clock });
const desk = await app.letIn(await app.aStaff('content'));
const agent = await app.letIn(await app.aSalesperson());
const all = '/content/v1/desk/articles';

const add = async (bytes: Buffer, name = 'plan.jpg') => desk.upload('/content/v1/desk/pictures', {}, { name, bytes });
const aPicture = async (): Promise<string> => (await add(await aPhoto(40, 30))).body.data.fileId;
const textWith = (...ids: string[]) => ({
  type: 'doc',
  content: ids.map((fileId) => ({ type: 'image', attrs: { fileId, alt: 'A plan', width: 40, height: 30 } })),
});
const input = { category: 'announcement', title: 'Plans', audience: ['everyone'], publishAt: null, archiveAt: null };
const save = (...ids: string[]) => desk.post(all, { ...input, body: textWith(...ids) });
const opens = async (fileId: string) => (await agent.get(`/content/v1/pictures/${fileId}`)).status;
const sweep = () => app.composed.jobs.find(({ name }) => name === 'content.sweep-pictures')?.run({});

it('a picture of a text is made as large as it is shown, without what the camera wrote', async () => {
  const { body } = await add(await aPhoto(2_000, 1_000));
  expect(body.data).toMatchObject({ width: 1_520, height: 760 });
  const { raw, headers } = await agent.get(`/content/v1/pictures/${body.data.fileId}`);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect([await sizeOf(raw), (await sharp(raw).metadata()).exif]).toEqual([[1_520, 760], undefined]);
});

it.each([
  ['a PDF', 'plan.pdf', samplePdf()],
  ['a drawing that can hold a script', 'plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a damaged picture', 'plan.jpg', Buffer.from('ffd8ffe000104a46', 'hex')],
])('%s is refused', async (_, name, bytes) => {
  const { status } = await add(bytes, name);
  expect([400, 415]).toContain(status);
});

it('a text has pictures of ours alone', async () => {
  const { status, body } = await save('00000000-0000-4000-8000-000000000000');
  expect([status, body.errors[0].field]).toEqual([400, 'body']);
  // A file of another kind is no picture of texts.
  const file = await app.services.database.$client.query<{ fileId: string }>(
    `INSERT INTO stored_file (storage_key, original_name, content_type, size, sha256, uploaded_by, uploaded_at)
     VALUES ('2026/03/none', 'a.png', 'image/png', 1, '', $1, now()) RETURNING file_id AS "fileId"`,
    [desk.person.userId],
  );
  const fileId = file.rows[0]?.fileId ?? '';
  expect([(await save(fileId)).status, await opens(fileId)]).toEqual([400, 404]);
});

it('a picture that no text has goes after its days; one that several have goes with the last', async () => {
  const ids = [await aPicture(), await aPicture()] as const;
  const [kept] = ids;
  const stored = async () => {
    const { rows } = await app.services.database.$client.query<{ id: string }>(
      `SELECT p.file_id AS id FROM content_picture p JOIN stored_file USING (file_id) WHERE p.file_id = ANY ($1)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  };
  const [first, second] = [(await save(kept)).body.data, (await save(kept)).body.data];
  const other = { ...input, body: textWith(await aPicture()), version: 1 };
  expect((await desk.put(`${all}/${first.id}`, other)).status).toBe(200);
  clock.advance({ hours: 24 * 29 });
  await sweep();
  expect((await stored()).toSorted()).toEqual(ids.toSorted());
  clock.advance({ hours: 25 });
  await sweep();
  expect(await stored()).toEqual([kept]);
  const later = await app.letIn(await app.aStaff('content'));
  expect((await later.delete(`${all}/${second.id}`)).status).toBe(200);
  await sweep();
  // It may be pasted into another text yet.
  expect(await stored()).toEqual([kept]);
  clock.advance({ hours: 24 * 31 });
  await sweep();
  expect(await stored()).toEqual([]);
});
