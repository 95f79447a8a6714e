import { describe, expect, it } from 'vitest';
import { setRank, setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf, samplePng } from '#platform/server/storage/sample-files.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { type PublicationState, publicationState } from '../publication/publication.rules.ts';
import { emptyText } from '../rich-text/plain-text.rules.ts';
import { aPhoto, sizeOf } from '../rig/a-photo.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const app = await testApp({ clock });
const desk = await app.letIn(await app.aStaff('content'));
const finance = await app.letIn(await app.aStaff('finance'));
const agent = await app.letIn(await app.aSalesperson());
const all = '/content/v1/desk/articles';

const input = { category: 'announcement', title: 'Office hours', summary: '', body: emptyText, audience: ['everyone'] };
const add = async (given: object): Promise<{ id: string; version: number }> => {
  const { status, body } = await desk.post(all, { ...input, publishAt: 'now', archiveAt: null, ...given });
  expect([status, body.errors]).toEqual([200, []]);
  return body.data;
};
const read = async (client: Client, id: string, preview = false) =>
  (await client.get(`/content/v1/articles/${id}${preview ? '?preview=true' : ''}`)).status;
const listed = async (client: Client, id: string) =>
  (await client.get('/content/v1/articles?pageSize=200')).body.data.rows.some((row: { id: string }) => row.id === id);

describe('an article', () => {
  it('is public from its hour until it is archived, and its state is the one that the rule says', async () => {
    const times = { publishAt: '2026-03-05T02:30:00Z', archiveAt: '2026-03-05T03:30:00Z' };
    const { id } = await add(times);
    for (const [now, state] of [
      ['2026-03-05T02:29:59Z', 'scheduled'],
      ['2026-03-05T02:30:00Z', 'published'],
      ['2026-03-05T03:29:59Z', 'published'],
      ['2026-03-05T03:30:00Z', 'archived'],
    ] as [string, PublicationState][]) {
      clock.moveTo(now);
      expect(publicationState(times, clock.now())).toBe(state);
      const isPublic = state === 'published';
      expect([await read(agent, id), await listed(agent, id)]).toEqual([isPublic ? 200 : 404, isPublic]);
      expect([await read(desk, id, true), await read(agent, id, true)]).toEqual([200, isPublic ? 200 : 404]);
      for (const each of ['draft', 'scheduled', 'published', 'archived']) {
        const { rows } = (await desk.get(`${all}?state=${each}&search=Office`)).body.data;
        expect(rows.map((row: { state: string }) => row.state)).toEqual(each === state ? [state] : []);
      }
    }
  });

  it('is for the people whom its audience has at this moment', async () => {
    const [leader, member] = [await app.letIn(await app.aSalesperson()), await app.letIn(await app.aSalesperson())];
    const team = await add({ audience: [`team:${leader.person.userId}`] });
    const rank = await add({ audience: ['rank:ASSOCIATE'] });
    const staff = await add({ audience: ['staff'] });
    expect([await read(finance, staff.id), await read(member, staff.id)]).toEqual([200, 404]);
    expect([await read(member, team.id), await read(member, rank.id)]).toEqual([404, 404]);
    const { userId: personId } = member.person;
    const fromDay = '2026-01-01';
    await transact(app.asNobody, (at) => setUpline(at, { personId, uplineId: leader.person.userId, fromDay }));
    await transact(app.asNobody, (at) => setRank(at, { personId, rank: 'ASSOCIATE', fromDay }));
    expect([await read(member, team.id), await read(member, rank.id)]).toEqual([200, 200]);
    await transact(app.asNobody, (at) => setUpline(at, { personId, uplineId: null, fromDay: '2026-03-01' }));
    await transact(app.asNobody, (at) => setRank(at, { personId, rank: 'SENIOR_ASSOCIATE', fromDay: '2026-03-01' }));
    expect([await read(member, team.id), await read(member, rank.id)]).toEqual([404, 404]);
  });

  it('is changed by one at a time, and archived once it was read', async () => {
    const { id, version } = await add({ publishAt: null });
    const change = (given: object) => desk.put(`${all}/${id}`, { ...input, archiveAt: null, version, ...given });
    expect((await change({ publishAt: 'now', archiveAt: clock.now().toString() })).body.errors[0].field).toBe(
      'archiveAt',
    );
    expect((await change({ publishAt: 'now' })).status).toBe(200);
    expect((await change({ publishAt: 'now', title: 'Mine' })).status).toBe(409);
    const { publishAt } = (await desk.get(`${all}/${id}`)).body.data;
    clock.advance({ hours: 1 });
    await change({ version: version + 1, publishAt: 'now' });
    expect((await desk.get(`${all}/${id}`)).body.data).toMatchObject({ publishAt, version: version + 2 });
    expect((await desk.delete(`${all}/${id}`)).status).toBe(409);
    const draft = await add({ publishAt: null });
    expect((await desk.delete(`${all}/${draft.id}`)).status).toBe(200);
  });

  it('has a picture, under an address of its own, and a small one for lists', async () => {
    const { id } = await add({});
    const upload = (bytes: Buffer, name: string) => desk.upload(`${all}/${id}/cover`, {}, { name, bytes });
    expect((await upload(samplePdf(), 'cover.pdf')).body.errors[0].message).toContain('Choose a picture');
    const first = (await upload(await aPhoto(3_000, 2_000), 'cover.jpeg')).body.data.cover;
    const { cover, thumbnail } = (await agent.get(`/content/v1/articles/${id}`)).body.data;
    expect(cover).toBe(first);
    const picture = await agent.get(cover);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sizeOf(picture.raw)).toEqual([1_520, 1_013]);
    expect(await sizeOf((await agent.get(thumbnail)).raw)).toEqual([192, 128]);
    const second = (await upload(samplePng(), 'cover.png')).body.data.cover;
    const answers = await Promise.all([first, thumbnail, second].map((address) => agent.get(address)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
    expect((await desk.delete(`${all}/${id}/cover`)).status).toBe(200);
    expect((await agent.get(second)).status).toBe(404);
  });
});

it('rolling texts stand in their order, and for whom they are', async () => {
  const texts = '/content/v1/desk/rolling-texts';
  const text = { audience: ['everyone'], publishAt: 'now', archiveAt: null, link: '' };
  const second = (await desk.post(texts, { ...text, text: 'Second', place: 2, link: '/resources' })).body.data.id;
  await desk.post(texts, { ...text, text: 'First', place: 1 });
  await desk.post(texts, { ...text, text: 'Staff', place: 3, audience: ['staff'] });
  expect((await desk.post(texts, { ...text, text: 'Bad', link: 'javascript:alert(1)' })).status).toBe(400);
  const shown = async (client: Client) =>
    (await client.get('/content/v1/rolling-texts')).body.data.map((row: { text: string }) => row.text);
  expect(await shown(agent)).toEqual(['First', 'Second']);
  expect(await shown(finance)).toEqual(['First', 'Second', 'Staff']);
  expect((await desk.get(`${texts}?search=staff`)).body.data.rows).toMatchObject([
    { text: 'Staff', state: 'published', audience: [{ key: 'staff' }] },
  ]);
  await desk.put(`${texts}/${second}`, { ...text, text: 'Second', place: 2, publishAt: null });
  expect(await shown(agent)).toEqual(['First']);
});
