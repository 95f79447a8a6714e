import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { listOutbox } from '#platform/server/mail/outbox.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { notify } from './notify.server.ts';

/** What came to an officer, or to finance, is of the desk: whoever has left it, or rests there, is shown nothing of it. */

const clock = clockAt('2026-03-05T02:00:00Z');
const usual = { key: 'test.kind', label: 'Test', help: 'Something happens', action: 'Look' } satisfies NotificationKind;
const ofCompliance: NotificationKind = { ...usual, key: 'test.compliance', who: 'compliance' };
let app: TestApp;
let officer: Person;

beforeAll(async () => {
  app = await testApp({ clock });
});
beforeEach(async () => {
  officer = await app.aStaff('compliance', 'finance');
  await send(usual, 'own');
  await send(ofCompliance, 'compliance');
  await send({ ...usual, who: 'desk:finance' }, 'finance');
});

const run = (sql: string, ...values: unknown[]) =>
  app.services.database.$client.query(sql, [officer.userId, ...values]);
const send = (kind: NotificationKind, key: string, ...to: Person[]) =>
  transact(app.asNobody, (at) =>
    notify(at, kind, {
      to: (to.length ? to : [officer]).map(({ userId }) => userId),
      key,
      title: `About ${key}`,
      line: 'A line',
      link: '/profile',
    }),
  );
const beAt = (...desks: string[]) => run('UPDATE person SET desks = $2 WHERE id = $1', desks);
const shownTo = async (client: Client) => {
  const { rows, totalRecords } = (await client.get('/api/v1/notifications')).body.data;
  const { count } = (await client.get('/api/v1/notifications/unread')).body.data;
  const titles = rows.map(({ title }: { title: string }) => title.slice('About '.length)).toSorted();
  expect([totalRecords, count]).toEqual([titles.length, titles.length]);
  return titles;
};
const shown = async () => shownTo(await app.letIn(officer));
/** A desk that was given lately. */
const rest = (until: string) =>
  run(
    `INSERT INTO account_change (person_id, kind, desk, at, rests_until) VALUES ($1, 'DESK', 'compliance', $2, $3)`,
    clock.now().toString(),
    until,
  );

it('is shown to who is there', async () => {
  expect(await shown()).toEqual(['compliance', 'finance', 'own']);
});

it('is not shown to who has left, and still unread for who comes back', async () => {
  const client = await app.letIn(officer);
  await beAt('finance');
  await expect.poll(() => shownTo(client)).toEqual(['finance', 'own']);
  await client.put('/api/v1/notifications/read-all', { until: clock.now().toString() });
  await beAt('content');
  expect((await (await app.letIn(officer)).get('/api/v1/notifications')).body.data.rows).toMatchObject([
    { title: 'About own', isRead: true },
  ]);
  await beAt('compliance');
  expect((await (await app.letIn(officer)).get('/api/v1/notifications?unread=1')).body.data.rows).toMatchObject([
    { title: 'About compliance' },
  ]);
});

it('is not shown to an officer who rests, until they are settled', async () => {
  await rest('2026-03-06T02:00:00Z');
  expect(await shown()).toEqual(['finance', 'own']);
  clock.moveTo('2026-03-06T02:00:01Z');
  expect(await shown()).toEqual(['compliance', 'finance', 'own']);
});

const mailsTo = async (person: Person) => {
  for (const name of ['daily-mails', 'deliver'])
    await app.composed.jobs.find((job) => job.name === `notifications.${name}`)?.run({});
  const all = await listOutbox(`${app.services.config.dataDir}/outbox`, 1_000);
  return all.filter(({ to }) => to === `${person.userName}@gable.example`).map(({ subject }) => subject);
};

it('is not mailed to who has left', async () => {
  await beAt('finance');
  await send({ ...ofCompliance, isUrgent: true }, 'urgent');
  expect(await mailsTo(officer)).toEqual([]);
  clock.moveTo('2026-03-08T00:00:01Z');
  expect(await mailsTo(officer)).toEqual(['2 notifications you have not read']);
});

it('is mailed to an officer who is settled, and not to one who rests', async () => {
  const settled = await app.aStaff('compliance');
  await rest(clock.now().add({ hours: 72 }).toString());
  await send({ ...ofCompliance, isUrgent: true }, 'urgent', officer, settled);
  expect(await mailsTo(settled)).toEqual(['About urgent']);
  expect(await mailsTo(officer)).toEqual([]);
});
