import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { maskAgainJob } from '#platform/server/secrets/mask-again.ts';
import { requireAlone, rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import { sealedNumbers } from './sealed-numbers.server.ts';

let app: TestApp;
const next = randomBytes(32);

beforeAll(async () => {
  app = await testApp();
  const owner = await app.letIn(await app.aSalesperson());
  const draft = await anEsubmission(owner, { status: 'draft' });
  await aHeldCompany(owner, draft);
  const { database, secrets } = app.services;
  await database.$client.query('INSERT INTO sealing_key (key_id) VALUES ($1)', [secrets.keyId]);
});

/** Every sealed value, opened for its place, and whether its keyed hash is of this key. */
const read = async (secrets = app.services.secrets) => {
  const values: [place: string, plain: string, isPrinted: boolean][] = [];
  for (const { table, id, sealed, print, place } of sealedNumbers) {
    const { rows } = await app.services.database.$client.query(
      `SELECT ${id} AS id, ${sealed} AS sealed, ${print} AS print FROM ${table} WHERE ${sealed} <> '' ORDER BY ${id}`,
    );
    for (const row of rows) {
      const plain = secrets.open(row.sealed, place(row.id));
      values.push([place(row.id), plain, secrets.fingerprint(plain) === row.print]);
    }
  }
  return values;
};

const masks = async () => {
  const text = 'SELECT uuid, id_number_masked FROM esubmission_party ORDER BY uuid';
  return (await app.services.database.$client.query(text)).rows;
};

test('shows numbers that were stored with the former mask by the one of today', async () => {
  const before = await masks();
  expect(before).toContainEqual(expect.objectContaining({ id_number_masked: expect.stringMatching(/\*{4}/) }));
  await app.services.database.$client.query(
    `UPDATE esubmission_party SET id_number_masked = repeat('•', length(id_number_masked) - 4) || right(id_number_masked, 4)
     WHERE id_number_masked <> ''`,
  );
  await maskAgainJob(app.services, sealedNumbers).run({});
  expect(await masks()).toEqual(before);
});

test('is not changed while a server runs', async () => {
  await expect(requireAlone(app.asNobody)).rejects.toThrow('Stop every server first');
});

test('changes nothing when a sealed column is not declared', async () => {
  const before = await read();
  expect(before.length).toBeGreaterThan(2);
  await expect(rotateKey(app.asNobody, { sealed: sealedNumbers.slice(1), keyed: [] }, next)).rejects.toThrow(
    'esubmission_party.id_number_sealed',
  );
  expect(await read()).toEqual(before);
});

test('opens every value to what it was, and the old one opens none', async () => {
  const before = await read();
  const mail = {
    to: 'a@gable.example',
    subject: 'Hello',
    messageId: '1',
    title: 'Hello',
    lines: ['Hello'],
    footer: 'From Gable',
  };
  await transact(app.asNobody, (at) => queueMail(at, mail));
  expect(await rotateKey(app.asNobody, { sealed: sealedNumbers, keyed: [] }, next)).toBe(before.length + 2);
  expect(await read(makeSecrets(next))).toEqual(before);
  await expect(read()).rejects.toThrow('another encryption key');
  const { rows: jobs } = await app.services.database.$client.query(
    `SELECT name, data->>'sealed' AS sealed FROM pgboss.job WHERE data ? 'sealed'`,
  );
  expect(jobs.map(({ name, sealed }) => JSON.parse(makeSecrets(next).open(sealed, name)))).toEqual([mail]);
  const { rows } = await app.services.database.$client.query('SELECT key_id FROM sealing_key');
  expect(rows).toEqual([{ key_id: makeSecrets(next).keyId }]);
});
