import { expect, it } from 'vitest';
import { importRegister } from '#features/register/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { attended } from '../rig/attended.ts';
import { remindOnce } from '../sessions/remind.server.ts';
import { cycleStatusesOf } from './cycle-status.server.ts';

const app = await testApp({ clock: clockAt('2026-11-28T02:00:00Z') });
const desk = await app.letIn(await app.aStaff('people', 'content'));
const me = await app.letIn(await app.aSalesperson());
const done = await app.letIn(await app.aSalesperson());
const { $client } = app.services.database;
await $client.query(`UPDATE person SET created_at = '2020-01-01T00:00:00Z'`);
const newcomer = await app.letIn(await app.aSalesperson());

await attended(app, me.person, { hours: 9 });
await attended(app, me.person, { component: 'PE', hours: 1.5 });
await attended(app, me.person, { component: 'GC_PLUS', hours: 2, approval: 'PENDING', decidedAt: null });
await attended(app, done.person, { component: 'PE', hours: 4 });
await attended(app, done.person, { component: 'PC', hours: 8 });
await attended(app, done.person, { component: 'GC_PLUS', hours: 4 });

it('of everybody is the same for the desk as for each, whoever misses most first', async () => {
  const { rows } = (await desk.get('/api/v1/desk/cpd-standings')).body.data;
  const ids = [newcomer, me, done].map(({ person }) => person.userId);
  const found = await cycleStatusesOf(app.asNobody, ids);
  expect(rows.map((row: Record<string, unknown>) => [row.personId, row.standing, row.missing, row.counted])).toEqual(
    ids.map((id) => {
      const { standing, missing, counted } = found.get(id)?.progress ?? {};
      return [id, standing, String(missing), String(counted)];
    }),
  );
  expect(rows[1]).toMatchObject({ lacks: 'PE 2.5, GC Plus 4', pending: '2', isRegistered: false });
  const met = (await desk.get('/api/v1/desk/cpd-standings?standing=MET')).body.data;
  expect(met.totalRecords).toBe(1);
});

it('a registration that was renewed this year makes nobody a newcomer', async () => {
  const standing = async () =>
    (await cycleStatusesOf(app.asNobody, [newcomer.person.userId])).get(newcomer.person.userId)?.progress.standing;
  expect(await standing()).toBe('EXEMPT');
  const { registrationNo, name } = newcomer.person;
  const row = { registrationNo, name, licenceNo: 'L3001234K', agencyName: 'Merlion Realty', validTo: '2026-12-31' };
  await importRegister(app.asNobody, [{ ...row, validFrom: '2024-01-01' }]);
  await importRegister(app.asNobody, [{ ...row, validFrom: '2026-01-01' }]);
  expect(await standing()).toBe('OPEN');
});

it('is on the home page and in the calendar while hours are missing', async () => {
  const parts = async (client: Client) =>
    (await client.get('/api/v1/dashboard')).body.data.cards.find(({ id }: { id: string }) => id === 'cpd-line')?.data;
  const todos = async (client: Client) =>
    (await client.get('/api/v1/dashboard?card=todo')).body.data.cards[0].data.rows;
  expect((await parts(me))?.progress).toMatchObject({ counted: 9.5, missing: 6.5 });
  expect(await todos(me)).toEqual([
    expect.objectContaining({ what: 'Complete 6.5 hours of CPD', day: '2026-12-31', verb: 'Find a course' }),
  ]);
  expect(await todos(done)).toEqual([]);
  const dates = async (client: Client) =>
    (await client.get('/api/v1/dashboard/key-dates?from=2026-12-01&to=2026-12-31')).body.data.rows.map(
      ({ title, day }: Record<string, string>) => `${day} ${title}`,
    );
  expect(await dates(me)).toEqual(['2026-12-31 CPD cycle ends']);
  expect(await dates(done)).toEqual([]);
});

it('a session is reminded of once, and only those who have a place', async () => {
  const course = { code: 'R-1', title: 'Contract law', provider: 'A', component: 'PC', hours: 4, mode: 'CLASSROOM' };
  const { id: courseId } = (await desk.post('/api/v1/desk/courses', course)).body.data;
  await desk.put(`/api/v1/desk/courses/${courseId}/state`, { state: 'PUBLISHED' });
  const times = { startsAt: '2026-11-30T02:00:00Z', endsAt: '2026-11-30T06:00:00Z' };
  const session = { ...times, venue: 'Level 3', capacity: 1 };
  const { id } = (await desk.post(`/api/v1/desk/courses/${courseId}/sessions`, session)).body.data;
  for (const client of [me, done]) await client.post(`/api/v1/cpd/sessions/${id}/registration`);
  const remind = () => transact(app.asNobody, (at) => remindOnce(at));
  expect(await remind()).toBe(0);
  await $client.query(`UPDATE cpd_session SET starts_at = '2026-11-29T01:00:00Z'`);
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const reminded = async () =>
    (await $client.query(`SELECT person_id FROM notification WHERE kind = 'courseReminder'`)).rows;
  expect(await reminded()).toEqual([{ person_id: me.person.userId }]);
  // Of one that is moved they are reminded again.
  const at = `/api/v1/desk/course-sessions/${id}`;
  const change = async (given: object) => {
    const { version } = (await desk.get(at)).body.data;
    expect((await desk.put(at, { ...session, ...given, version })).status).toBe(200);
  };
  const moved = { startsAt: '2026-11-29T00:30:00Z', endsAt: '2026-11-29T06:00:00Z' };
  await change(moved);
  expect(await remind()).toBe(1);
  await change({ ...moved, trainer: 'Angela Foo' });
  expect(await remind()).toBe(0);
  expect(await reminded()).toHaveLength(2);
});
