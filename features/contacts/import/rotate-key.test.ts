import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { sealedContacts } from '../record/number.server.ts';
import { importStep } from './run-import.server.ts';
import { sealedImports } from './sealed-rows.server.ts';

let app: TestApp;
let hannah: Client;
beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  const { database, secrets } = app.services;
  await ask(database, 'INSERT INTO sealing_key (key_id) VALUES ($1)', [secrets.keyId]);
});

const base = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aFile = async (...lines: string[]): Promise<string> => {
  const bytes = Buffer.from(['Name,Phone,Company', ...lines].join('\n'));
  return (await must(hannah.upload(`${base}/imports`, {}, { name: 'contacts.csv', bytes }))).id;
};

/** As the job does it, on a server that has this key. */
const takeAll = async (id: string, secrets = app.services.secrets) => {
  const services = Object.assign({}, app.services, { secrets });
  const step = () =>
    inTransaction(app.services.database, (db) =>
      importStep(Object.assign({}, services, { db }), id, { followers: [], named: [] }),
    );
  while (await step());
};

test('a preview that waits while the key is changed comes in, and one that had come in is undone', async () => {
  const person = { kind: 'INDIVIDUAL', idType: 'NRIC', name: 'Ong Rotated', phones: ['+6591500001'], employer: 'DBS' };
  const { contactId } = await must(hannah.post(base, Object.assign({ idNumber: 'S1234567D' }, person)));
  const [before, waiting] = [await aFile('Ong Rotated,91500001,OCBC'), await aFile('Lim Waiting,91500002,UOB')];
  await must(hannah.put(`${base}/imports/${before}/choices`, { places: [0], choice: 'MERGE' }));
  await must(hannah.post(`${base}/imports/${before}/start`));
  await takeAll(before);
  const next = randomBytes(32);
  await rotateKey(app.asNobody, { sealed: [...sealedContacts, ...sealedImports], keyed: [] }, next);
  // The rows can't be opened with the key of before.
  await must(hannah.post(`${base}/imports/${waiting}/start`));
  await expect(takeAll(waiting)).rejects.toThrow();
  await takeAll(waiting, makeSecrets(next));
  const { rows } = await must(hannah.get(`${base}?search=waiting`));
  expect(rows).toMatchObject([{ name: 'Lim Waiting', phones: ['+6591500002'] }]);
  await must(hannah.post(`${base}/imports/${before}/undo`));
  await takeAll(before, makeSecrets(next));
  const undone = await ask(app.services.database, 'SELECT state FROM contact_import WHERE id = $1', [before]);
  expect(undone).toEqual([{ state: 'UNDONE' }]);
  const after = await ask<{ employer: string; sealed: string }>(
    app.services.database,
    'SELECT employer, id_number_sealed AS sealed FROM contact WHERE id = $1',
    [contactId],
  );
  expect(after).toMatchObject([{ employer: 'DBS' }]);
  expect(makeSecrets(next).open(after[0]?.sealed ?? '', `contact/${contactId}/id_number`)).toBe('S1234567D');
});
