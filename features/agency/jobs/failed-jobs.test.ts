import { beforeAll, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.letIn(await app.anAdmin());
});

const place = '/agency/v1/failed-jobs';
const list = async () => (await admin.get(place)).body.data.rows;
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
