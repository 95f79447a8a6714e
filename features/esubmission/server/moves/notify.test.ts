import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { listOutbox, readOutbox } from '#platform/server/mail/outbox.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { notifyJob } from './notify.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z'), env: { PUBLIC_URL: 'https://gable.example' } });
});

/** The queued notices, in their order. */
const queued = async (): Promise<object[]> => {
  const { rows } = await app.services.database.execute<{ data: object }>(
    sql`SELECT data FROM pgboss.job WHERE name = 'esubmission.notify' ORDER BY created_on`,
  );
  return rows.map(({ data }) => data);
};
const outbox = () => listOutbox(join(app.services.config.dataDir, 'outbox'));

it('sends the owner one mail for each move that concerns them, without personal data', async () => {
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
  const mails = await outbox();
  expect(mails.map(({ to }) => to)).toEqual(Array(4).fill(`${hannah.person.userName}@gable.example`));
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `${caseNo} was approved`,
    `${caseNo} was returned to you`,
    `${caseNo} was submitted`,
    `${caseNo} was submitted`,
  ]);
  for (const { id } of mails) {
    const { text, links } = await readOutbox(join(app.services.config.dataDir, 'outbox'), id);
    expect(text).toContain('18 Leonie Hill #21-03, Leonie Towers');
    expect(text).not.toMatch(/1234567|Goh|Nair/);
    expect(links[0]).toBe(`https://gable.example/e-submission/${eSubId}`);
  }
});

it('queues nothing for a move that was refused', async () => {
  const sam = await app.letIn(await app.aSalesperson());
  const before = (await queued()).length;
  const { eSubId } = await anEsubmission(sam, { status: 'draft' });
  expect((await sam.put(`/api/v1/esubmissions/${eSubId}/status/2`, {})).status).toBe(400);
  expect(await queued()).toHaveLength(before);
});

it('sends only the mails that a person has not switched off', async () => {
  const hannah = await app.letIn(await app.aSalesperson());
  const desk = await app.letIn(await app.aStaff('submissions'));
  const { email, mobile, mails } = (await hannah.get('/api/v1/users/profile')).body.data;
  await hannah.put('/api/v1/users/profile', { email, mobile, mails: { ...mails, submitted: false, remarked: false } });
  const { eSubId, caseNo } = await anEsubmission(hannah, { status: 'submitted' });
  await desk.post('/api/v1/esubmissions/remarks', { eSubId, text: 'Is the option signed?' });
  await desk.put(`/api/v1/esubmissions/${eSubId}/status/3`, {});
  await desk.put(`/api/v1/esubmissions/${eSubId}/status/5`, { reason: 'The card is unreadable' });

  const job = notifyJob(app.services);
  for (const payload of await queued()) await job.run(payload);
  const subjects = (await outbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual([`${caseNo} was returned to you`]);
});
