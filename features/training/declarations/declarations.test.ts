import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { attended } from '../rig/attended.ts';

const app = await testApp({ clock: clockAt('2026-11-28T02:00:00Z') });
const desk = await app.letIn(await app.aStaff('people'));
const me = await app.letIn(await app.aSalesperson());
const other = await app.letIn(await app.aSalesperson());
await app.services.database.$client.query(`UPDATE person SET created_at = '2020-01-01T00:00:00Z'`);

const training = {
  title: 'Reading the market',
  provider: 'Property Talks',
  component: 'GC_PLUS',
  hours: 1.5,
  from: '2026-11-09',
  to: '2026-11-09',
  mode: 'E_LEARNING',
};
const mine = '/api/v1/cpd/declarations';
const declare = async (given: object = {}) => me.post(mine, { ...training, ...given });
const declared = async (): Promise<string> => (await declare()).body.data.id;
const counted = async () => (await me.get('/api/v1/cpd/course-attended')).body.data.cycle.progress.counted;
const decide = (id: string, body: object, by: Client = desk) =>
  by.post(`/api/v1/desk/cpd-declarations/${id}/decision`, body);
const evidence = { name: 'proof.pdf', bytes: plainPdf('Proof', [{ kind: 'text', text: 'Attended.' }]) };

it('declared hours count once they are approved, and not when they are rejected', async () => {
  const [first, second] = [await declared(), await declared()];
  expect(await counted()).toBe(0);
  expect((await decide(first, { approval: 'APPROVED' })).status).toBe(200);
  expect((await decide(second, { approval: 'REJECTED' })).body.errors[0].field).toBe('reason');
  expect((await decide(second, { approval: 'REJECTED', reason: 'No proof.' })).status).toBe(200);
  expect(await counted()).toBe(1.5);
  expect((await decide(first, { approval: 'REJECTED', reason: 'Twice.' })).status).toBe(409);
  const { rows } = await app.services.database.$client.query(
    `SELECT title, line FROM notification WHERE person_id = $1 ORDER BY title`,
    [me.person.userId],
  );
  expect(rows.map(({ title, line }) => [title, line])).toEqual([
    ['Hours approved: Reading the market', 'They count towards your CPD hours.'],
    ['Hours rejected: Reading the market', 'No proof.'],
  ]);
});

it.each([
  ['of a day to come', { from: '2026-11-29', to: '2026-11-29' }, 'to'],
  ['that end before they begin', { from: '2026-11-09', to: '2026-11-08' }, 'to'],
  ['of a component of another cycle', { component: 'GC' }, 'component'],
  ['of ten minutes', { hours: 0.17 }, 'hours'],
])('hours %s are refused', async (_, given, field) => {
  const { status, body } = await declare(given);
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

it('may not count twice: a certificate has one training, and the desk sees what is like it', async () => {
  const webinar = { title: 'Stamp duty', certificateNo: 'SPI-77', from: '2026-08-03', to: '2026-08-03' };
  const id = (await declare(webinar)).body.data.id;
  const again = await declare({ ...webinar, certificateNo: 'spi-77' });
  expect([again.status, again.body.errors[0].field]).toEqual([400, 'certificateNo']);
  const sameTitle = { ...webinar, title: 'stamp duty', certificateNo: '', from: '2026-09-01', to: '2026-09-01' };
  const like = (await declare(sameTitle)).body.data.id;
  const sameDay = (await declare({ ...webinar, title: 'Leases', certificateNo: '' })).body.data.id;
  await attended(app, other.person, { title: 'Stamp duty', fromDay: '2026-08-03', toDay: '2026-08-03' });
  const { similar } = (await desk.get(`/api/v1/desk/cpd-declarations/${id}`)).body.data;
  expect(similar.map((each: { id: string }) => each.id)).toEqual([like, sameDay]);
  await attended(app, me.person, { certificateNo: 'SPI-77', fromDay: '2025-02-03', toDay: '2025-02-03' });
  expect((await decide(id, { approval: 'APPROVED' })).status).toBe(409);
  expect((await decide(like, { approval: 'APPROVED' })).status).toBe(200);
});

it('comes to 24 hours a day at most, with what counts and what waits', async () => {
  const day = { from: '2026-07-06', to: '2026-07-06' };
  const id = (await declare({ ...day, title: 'A long day', hours: 20 })).body.data.id;
  const { status, body } = await declare({ ...day, title: 'Its night', hours: 4.5 });
  expect([status, body.errors[0].field]).toEqual([400, 'hours']);
  expect(body.errors[0].message).toContain('more than 24 hours on 06 Jul 2026');
  await attended(app, me.person, { title: 'In class', hours: 4.5, fromDay: day.from, toDay: day.to });
  expect((await decide(id, { approval: 'APPROVED' })).body.errors[0].message).toContain('more than 24 hours');
  expect((await decide(id, { approval: 'REJECTED', reason: 'Too many hours.' })).status).toBe(200);
});

it('is shown by a file that its person and the people desk open, and nobody else', async () => {
  const id = await declared();
  expect((await other.upload(`${mine}/${id}/evidence`, {}, evidence)).status).toBe(404);
  const first = (await me.upload(`${mine}/${id}/evidence`, {}, evidence)).body.data.fileId;
  const { fileId } = (await me.upload(`${mine}/${id}/evidence`, {}, evidence)).body.data;
  const open = async (client: Client, file = fileId) =>
    (await client.get(`/media/v1/documents/${file}/download`)).status;
  const content = await app.letIn(await app.aStaff('content'));
  expect([await open(me), await open(desk), await open(other), await open(content)]).toEqual([200, 200, 404, 404]);
  expect(await open(me, first)).toBe(404);
  expect((await desk.get(`/api/v1/desk/cpd-declarations/${id}`)).body.data.evidence.originalName).toBe('proof.pdf');
  await decide(id, { approval: 'APPROVED' });
  expect((await me.upload(`${mine}/${id}/evidence`, {}, evidence)).status).toBe(409);
  expect((await me.delete(`${mine}/${id}`)).status).toBe(409);
});

it('is withdrawn until it is decided', async () => {
  const id = await declared();
  expect([(await other.delete(`${mine}/${id}`)).status, (await me.delete(`${mine}/${id}`)).status]).toEqual([404, 200]);
  expect((await desk.get(`/api/v1/desk/cpd-declarations/${id}`)).status).toBe(404);
});
