import { describe, expect, it } from 'vitest';
import { setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { announceAll } from '../publication/announce.server.ts';
import { emptyText } from '../rich-text/plain-text.rules.ts';

const clock = clockAt('2026-03-05T02:00:00Z');
const app = await testApp({ clock });
const desk = await app.letIn(await app.aStaff('content'));
const all = '/content/v1/desk/events';

const input = {
  title: 'Launch briefing',
  body: emptyText,
  place: 'Level 3',
  startsAt: '2026-03-10T02:00:00Z',
  endsAt: '2026-03-10T04:00:00Z',
  capacity: 1,
  audience: ['everyone'],
  publishAt: 'now',
  archiveAt: null,
};
const anEvent = async (given: object = {}): Promise<string> => {
  const { status, body } = await desk.post(all, { ...input, ...given });
  expect([status, body.errors]).toEqual([200, []]);
  return body.data.id;
};
const change = async (id: string, given: object) => {
  const { version } = (await desk.get(`${all}/${id}`)).body.data;
  return desk.put(`${all}/${id}`, { ...input, version, ...given });
};
const people = async (count: number): Promise<Client[]> => {
  const clients: Client[] = [];
  for (let at = 0; at < count; at++) clients.push(await app.letIn(await app.aSalesperson()));
  return clients;
};
const place = (id: string) => `/content/v1/events/${id}/registration`;
const register = async (client: Client, id: string) => (await client.post(place(id))).body.data?.mine;
const cancel = async (client: Client, id: string) => (await client.delete(place(id))).status;
const attendees = async (id: string): Promise<{ personId: string; state: string }[]> =>
  (await desk.get(`${all}/${id}/registrations?sortDirection=asc&pageSize=100`)).body.data.rows;
const mine = async (client: Client, id: string) => (await client.get(`/content/v1/events/${id}`)).body.data.mine;
const noticesOf = async ({ person }: Client) => {
  const { rows } = await app.services.database.$client.query(
    'SELECT key, title FROM notification WHERE person_id = $1 ORDER BY created_at, key',
    [person.userId],
  );
  return rows.map(({ key, title }: { key: string; title: string }) => `${key.split(':')[0]} ${title}`);
};

describe('the places of an event', () => {
  it('go to one of fifty who take the last one, and the others wait in order', async () => {
    const id = await anEvent();
    const fifty = await people(50);
    const answers = await Promise.all(fifty.map((client) => register(client, id)));
    expect(answers.filter((answer) => answer === 'REGISTERED')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'WAITING')).toHaveLength(49);
    const inOrder = await attendees(id);
    expect(inOrder.map(({ state }) => state)).toEqual(['REGISTERED', ...Array(49).fill('WAITING')]);
    // Each cancellation lets exactly the next one in.
    for (const [at, { personId }] of inOrder.slice(0, 3).entries()) {
      const client = fifty.find(({ person }) => person.userId === personId) as Client;
      expect(await cancel(client, id)).toBe(200);
      const now = await attendees(id);
      expect(now.filter(({ state }) => state === 'REGISTERED')).toMatchObject([
        { personId: inOrder[at + 1]?.personId },
      ]);
    }
  });

  it('are given once where cancellations cross registrations: nobody twice, nobody skipped', async () => {
    const id = await anEvent({ capacity: 3 });
    const before = await people(12);
    for (const client of before) await register(client, id);
    const later = await people(6);
    const leaving = before.slice(0, 8);
    await Promise.all([
      ...leaving.map((client) => cancel(client, id)),
      ...later.map((client) => register(client, id)),
      ...before.slice(8).map((client) => register(client, id)),
    ]);
    const rows = await attendees(id);
    const waitedFirst = before.slice(8).map(({ person }) => person.userId);
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ personId }) => personId)).size).toBe(10);
    expect(rows.filter(({ state }) => state === 'REGISTERED').map(({ personId }) => personId)).toEqual(
      waitedFirst.slice(0, 3),
    );
    expect(rows[3]).toMatchObject({ personId: waitedFirst[3], state: 'WAITING' });
  });

  it('are more when the desk says so, and who moves up is notified once', async () => {
    const id = await anEvent({ title: 'Dinner' });
    const [first, second, third] = (await people(3)) as [Client, Client, Client];
    for (const client of [first, second, third, first]) await register(client, id);
    await change(id, { title: 'Dinner', capacity: 2 });
    expect([await mine(second, id), await mine(third, id)]).toEqual(['REGISTERED', 'WAITING']);
    await change(id, { title: 'Dinner', capacity: null });
    expect(await mine(third, id)).toBe('REGISTERED');
    await change(id, { title: 'Dinner', capacity: 1 });
    expect((await attendees(id)).map(({ state }) => state)).toEqual(Array(3).fill('REGISTERED'));
    expect(await noticesOf(first)).toEqual([]);
    expect(await noticesOf(second)).toEqual(['event-place You have a place: Dinner']);
  });

  it('of who has left go to the next who wait and may come', async () => {
    const id = await anEvent({ title: 'Talk', audience: ['salespeople', 'staff'] });
    const [first, left, third] = (await people(3)) as [Client, Client, Client];
    const member = await app.letIn(await app.aStaff('finance'));
    for (const client of [first, left, member, third]) await register(client, id);
    const leave = ({ person: { userId } }: Client) =>
      app.services.database.$client.query('UPDATE person SET disabled_at = now() WHERE id = $1', [userId]);
    await leave(left);
    await change(id, { title: 'Talk', audience: ['salespeople'] });
    await leave(first);
    const job = app.composed.jobs.find(({ name }) => name === 'content.free-places');
    await job?.run({});
    expect((await attendees(id)).map(({ personId, state }) => [personId, state])).toEqual([
      [third.person.userId, 'REGISTERED'],
      [member.person.userId, 'WAITING'],
    ]);
    expect(await noticesOf(left)).toEqual([]);
  });

  it('are no longer given when registration has closed, and nobody is moved up then', async () => {
    const startsAt = '2026-03-06T02:30:00Z';
    const id = await anEvent({ startsAt, endsAt: '2026-03-06T03:00:00Z' });
    const [first, second, late] = (await people(3)) as [Client, Client, Client];
    await register(first, id);
    await register(second, id);
    clock.moveTo('2026-03-05T02:30:00Z');
    expect((await late.post(place(id))).body.errors[0].message).toContain('has closed');
    expect(await cancel(first, id)).toBe(200);
    expect(await mine(second, id)).toBe('WAITING');
    expect(await cancel(first, id)).toBe(409);
  });
});

it('an event is seen by its audience alone, in lists, key dates and the calendar', async () => {
  const id = await anEvent({ audience: ['salespeople'], title: 'Sales rally' });
  const [agent] = (await people(1)) as [Client];
  const staff = await app.letIn(await app.aStaff('finance'));
  const listed = async (client: Client) =>
    (await client.get('/content/v1/events?search=rally')).body.data.rows.map((row: { id: string }) => row.id);
  expect([await listed(agent), await listed(staff)]).toEqual([[id], []]);
  expect((await staff.post(place(id))).status).toBe(404);
  await register(agent, id);
  const dates = async (client: Client) =>
    (await client.get('/api/v1/dashboard/key-dates?from=2026-03-10&to=2026-03-10')).body.data.rows.filter(
      (row: { to: string }) => row.to === `/events/${id}`,
    );
  expect(await dates(agent)).toMatchObject([{ group: 'event', title: 'Registered event', reference: '10:00' }]);
  expect(await dates(staff)).toEqual([]);
  const file = await agent.get(`/content/v1/events/${id}/ics`);
  expect(file.headers['content-type']).toContain('text/calendar');
  const { pathname } = new URL((await agent.post('/api/v1/calendar-feed')).body.data.url);
  // The feed has the same event, with its hours and its place.
  for (const body of [file.body, (await app.anyone.get(pathname)).body]) {
    expect(body).toMatch(/SUMMARY:(?:Registered event: )?Sales rally/);
    for (const line of [
      `UID:event-${id}@`,
      'DTSTART:20260310T020000Z',
      'LOCATION:Level 3\r\n',
      'SEQUENCE:0',
      'LAST-MODIFIED:',
    ])
      expect(body).toContain(line);
  }
});

it('announcements and events are announced once, when they have become public', async () => {
  const announce = () => transact(app.asNobody, announceAll);
  await announce();
  const [agent] = (await people(1)) as [Client];
  const id = await anEvent({ title: 'Later', publishAt: '2026-03-05T03:00:00Z' });
  const article = { ...input, category: 'announcement', title: 'Office hours', summary: 'Closed on Friday' };
  const { startsAt: _, endsAt: __, capacity: ___, place: ____, ...news } = article;
  await desk.post('/content/v1/desk/articles', news);
  await desk.post('/content/v1/desk/articles', { ...news, category: 'market-news', title: 'Prices' });
  await desk.post('/content/v1/desk/articles', { ...news, audience: ['staff'], title: 'Staff only' });
  expect(await announce()).toBe(2);
  expect(await announce()).toBe(0);
  expect(await noticesOf(agent)).toEqual(['article Office hours']);
  clock.moveTo('2026-03-05T03:00:00Z');
  expect(await announce()).toBe(1);
  await change(id, { title: 'Later', publishAt: null });
  await change(id, { title: 'Later', publishAt: 'now' });
  expect(await announce()).toBe(0);
  expect(await noticesOf(agent)).toEqual(['article Office hours', 'event New event: Later']);
});

it('announcements and events notify whom they are for, and nobody else', async () => {
  const [leader, member, other] = (await people(3)) as [Client, Client, Client];
  await transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: leader.person.userId, fromDay: '2026-03-01' }),
  );
  const all = { desk, leader, member, other };
  const { startsAt: _, endsAt: __, capacity: ___, place: ____, ...news } = { ...input, summary: '' };
  const of: [string[], string[]][] = [
    [['everyone'], ['desk', 'leader', 'member', 'other']],
    [['salespeople'], ['leader', 'member', 'other']],
    [['staff'], ['desk']],
    [[`team:${leader.person.userId}`], ['leader', 'member']],
  ];
  for (const [index, [audience, names]] of of.entries()) {
    const titles = [`Article ${index}`, `New event: Event ${index}`];
    const article = { ...news, audience, category: 'announcement', title: titles[0] };
    expect((await desk.post('/content/v1/desk/articles', article)).status).toBe(200);
    await anEvent({ audience, title: `Event ${index}` });
    await transact(app.asNobody, announceAll);
    for (const title of titles) {
      const notified: string[] = [];
      for (const [name, client] of Object.entries(all))
        if ((await noticesOf(client)).some((words) => words.endsWith(` ${title}`))) notified.push(name);
      expect([title, ...notified]).toEqual([title, ...names]);
    }
  }
});
