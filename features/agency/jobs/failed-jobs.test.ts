import { beforeAll, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { openWarnings } from '#platform/server/http/warnings.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.letIn(await app.anAdmin());
});

const place = '/agency/v1/failed-jobs';
const read = async () => (await admin.get(place)).body.data;
const list = async () => (await read()).rows;
const queued = async () =>
  (
    await app.services.database.$client.query(
      `SELECT data FROM pgboss.job WHERE name = 'test.fail' AND state = 'created'`,
    )
  ).rows;

/** As the queue leaves one that failed at every try. */
const fail = async (payload: object) => {
  await transact(app.asNobody, (at) => at.jobs.send(at.db, 'test.fail', payload));
  const { $client } = app.services.database;
  await $client.query(`DELETE FROM pgboss.job WHERE name = 'test.fail'`);
  await $client.query(
    `INSERT INTO pgboss.job (name, data, output, source_name, source_created_on)
     VALUES ('dead-letter', $1, '{"message": "Mailbox full"}', 'test.fail', now())`,
    [payload],
  );
};

it('a job that failed at every try is listed, tried again, or discarded', async () => {
  await fail({ case: 1 });
  const [job] = await list();
  expect(job).toMatchObject({ name: 'test.fail', problem: 'Mailbox full', failedAt: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(job)).not.toContain('case');
  expect((await admin.post(`${place}/${job.id}/retry`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await queued()).toEqual([{ data: { case: 1 } }]);
  expect((await admin.post(`${place}/${job.id}/retry`)).status).toBe(404);

  await fail({ case: 2 });
  const [other] = await list();
  expect((await admin.delete(`${place}/${other.id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await queued()).toEqual([]);
  expect((await admin.delete(`${place}/${other.id}`)).status).toBe(404);
});

it('a job that failed and is tried again is listed, and mail that does not leave is said here and by /ready', async () => {
  const { $client } = app.services.database;
  expect((await read()).mail).toEqual({ waitingSince: null, failedAt: null, sentAt: null });
  expect((await app.anyone.get('/ready')).body.warnings).toEqual([]);
  await transact(app.asNobody, (at) => at.jobs.send(at.db, 'mail.code', {}));
  await $client.query(
    `UPDATE pgboss.job SET state = 'retry', retry_count = 2, started_on = now(), created_on = now() - interval '30 seconds',
       output = '{"message": "421 try later"}' WHERE name = 'mail.code'`,
  );
  const { retried, mail } = await read();
  expect(retried).toMatchObject([{ name: 'mail.code', tries: 2, of: 6, problem: '421 try later' }]);
  expect(mail).toMatchObject({ waitingSince: expect.any(String), failedAt: expect.any(String), sentAt: null });
  const warned = openWarnings(app.services);
  expect(await warned.read()).toEqual([
    { name: 'mail', waitingSeconds: expect.closeTo(30, -2), lastFailed: expect.any(String), lastSent: null },
  ]);
  await $client.query(`DELETE FROM pgboss.job WHERE name = 'mail.code'`);
});
