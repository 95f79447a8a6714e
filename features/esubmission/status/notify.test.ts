import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { notifyJob } from './notify.server.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
});

/** The queued notices, in their order. */
const queued = async (): Promise<object[]> => {
  const { rows } = await app.services.database.execute<{ data: object }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'esubmission.notify' ORDER BY created_on`,
  );
  return rows.map(({ data }) => data);
};
type Row = { title: string; line: string; link: string; isUrgent: boolean };
const notified = async (client: Client): Promise<Row[]> => (await client.get('/api/v1/notifications')).body.data.rows;

it('notifies the owner once of each move that concerns them, without personal data', async () => {
  const hannah = await app.letIn(await app.aSalesperson());
  const desk = await app.letIn(await app.aStaff('submissions'));
  const { eSubId, caseNo } = await anEsubmission(hannah, { status: 'submitted' });
  const move = (to: number, reason = to === 7 ? 'Checked on paper' : '') =>
    desk.put(`/api/v1/esubmissions/${eSubId}/status/${to}`, { reason });
  await move(3);
  await move(5, 'The card of S1234567D is unreadable');
  await hannah.put(`/api/v1/esubmissions/${eSubId}/status/2`, {});
  await move(3);
  await move(7);

  const job = notifyJob(app.services);
  for (const payload of [...(await queued()), ...(await queued())]) await job.run(payload);
  const rows = await notified(hannah);
  expect(rows.map(({ title, isUrgent }) => [title, isUrgent]).sort()).toEqual([
    [`${caseNo} was approved`, false],
    [`${caseNo} was returned to you`, true],
    [`${caseNo} was submitted`, false],
    [`${caseNo} was submitted`, false],
  ]);
  for (const { line, link } of rows) {
    expect(line).toContain('18 Leonie Hill #21-03, Leonie Towers');
    expect(line).not.toMatch(/1234567|Goh|Nair/);
    expect(link).toBe(`/e-submission/${eSubId}`);
  }
  expect(await notified(desk)).toEqual([]);
});

it('queues nothing for a move that was refused', async () => {
  const sam = await app.letIn(await app.aSalesperson());
  const before = (await queued()).length;
  const { eSubId } = await anEsubmission(sam, { status: 'draft' });
  expect((await sam.put(`/api/v1/esubmissions/${eSubId}/status/2`, {})).status).toBe(400);
  expect(await queued()).toHaveLength(before);
});
