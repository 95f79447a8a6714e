import { beforeAll, expect, it } from 'vitest';
import { aSubmittedCase } from '#features/esubmission/rig/moves.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { rowsNaming, withoutRows, withRows } from '#test/rows-naming.ts';

/** A merge and a hand-over take along every row that names the contact, of whatever room, and change nothing else of it. */

const base = '/api/v1/customer-contacts';

let app: TestApp;
let desk: Client;
beforeAll(async () => {
  app = await testApp();
  desk = await app.letIn(await app.aStaff('people'));
});

const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const aContact = async (client: Client, name: string, phone: string): Promise<string> =>
  (await must(client.post(base, { kind: 'INDIVIDUAL', idType: 'NRIC', name, phones: [phone] }))).contactId;

const merge = async (client: Client, keep: string, lose: string) => {
  const [{ version: keepVersion }, { version: loseVersion }] = [
    await must(client.get(`${base}/${keep}`)),
    await must(client.get(`${base}/${lose}`)),
  ];
  await must(client.post(`${base}/merge`, { keep, lose, keepVersion, loseVersion, taken: [] }));
};

/** Rows of a contact that no call below makes. */
const rows = [
  `INSERT INTO contact_property (contact_id, relation, category, postal_code, block, street, address_key)
   VALUES (:contact, 'OWNER', 'hdb', '521627', '627B', 'Tampines St 61', 'tampines')`,
  `INSERT INTO contact_address (contact_id, kind, line, is_primary) VALUES (:contact, 'HOME', '18 Leonie Hill', true), (:contact, 'WORK', '1 Raffles Place', false)`,
  `INSERT INTO contact_profiling (contact_id, intent, profile_date) VALUES (:contact, 'BUY', '2026-11-01')`,
  `WITH file AS (
     INSERT INTO stored_file (storage_key, original_name, content_type, size, sha256, uploaded_at)
     VALUES (:contact::uuid::text, 'Passport.pdf', 'application/pdf', 1, '', now()) RETURNING file_id)
   INSERT INTO contact_document (file_id, owner, contact_id, uploaded_at) SELECT file_id, :owner, :contact, now() FROM file`,
  `INSERT INTO contact_consent (contact_id, purpose, channel, state, given_on, method, recorded_by, recorded_at)
   VALUES (:contact, 'MARKETING', 'VOICE', 'WITHDRAWN', '2026-11-01', 'FORM', :owner, now())`,
  `INSERT INTO contact_activity (contact_id, kind, body, at, by) VALUES (:contact, 'CALL', 'Wants to sell', now(), :owner)`,
  `INSERT INTO contact_plan (contact_id, on_day, note) VALUES (:contact, '2027-01-10', 'Lease')`,
  `INSERT INTO contact_proposal (contact_id, key, is_taken, decided_at) VALUES (:contact, 'a deal', true, now())`,
  `INSERT INTO contact_deal (contact_id, deal_id, wanted) VALUES (:contact, gen_random_uuid(), '{}')`,
  `WITH import AS (
     INSERT INTO contact_import (owner, file_name, state, made_at, moved_at) VALUES (:owner, 'a.csv', 'DONE', now(), now()) RETURNING id)
   INSERT INTO contact_import_row (import_id, place, is_fault, choice, line, sealed, contact_id, seems)
   SELECT id, 0, false, 'NEW', 1, '', :contact::uuid, :contact::uuid FROM import`,
];

/** A contact of which each table has a row that names it. */
const aWholeContact = async (client: Client): Promise<string> => {
  const contact = await aContact(client, 'Goh Siew Choo', '+6591230001');
  await merge(client, contact, await aContact(client, 'Goh S C', '+6591230002'));
  await must(client.post(`${base}/generate-aml-info`, { contactId: contact, contactPropertyId: null }));
  const { eSubId } = await aSubmittedCase(client);
  const { database } = app.services;
  for (const row of rows) {
    const values = row.includes(':owner') ? { contact, owner: client.person.userId } : { contact };
    await ask(database, row, values);
  }
  await ask(
    database,
    `UPDATE esubmission_party SET contact_id = $1 WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = $2)`,
    [contact, eSubId],
  );
  return contact;
};

const naming = (contact: string) => rowsNaming(app.services.database, { of: 'contact', named: 'contact_id' }, contact);

/** What stays with the contact that was merged: whoever was merged into it leads on, and an import knows what it added. */
const stay = ['contact.merged_into', 'contact_import_row.contact_id', 'contact_import_row.seems'];

it('what names a contact that is merged names the one that stays, and says what it said', async () => {
  const client = await app.letIn(await app.aSalesperson());
  const lose = await aWholeContact(client);
  const keep = await aContact(client, 'Goh Siew Choo', '+6591230003');
  const before = await naming(lose);
  expect(withoutRows(before)).toEqual([]);
  await merge(client, keep, lose);
  const [ofKept, ofLost] = [await naming(keep), await naming(lose)];
  expect(withRows(ofLost)).toEqual(stay);
  for (const [place, was] of Object.entries(before))
    expect({ [place]: (stay.includes(place) ? ofLost : ofKept)[place] }).toEqual({
      [place]: expect.arrayContaining(was),
    });
});

it('what names a contact that is handed over is its new owner’s, and says what it said', async () => {
  const [leaver, heir] = [await app.aSalesperson(), await app.aSalesperson()];
  const contact = await aWholeContact(await app.letIn(leaver));
  const before = await naming(contact);
  expect(withoutRows(before)).toEqual([]);
  await must(desk.post(`/agency/v1/people/${leaver.userId}/disable`, { reason: 'Left' }));
  await must(desk.post(`${base}/hand-overs/${leaver.userId}`, { to: heir.userId }));
  await doQueued(app, 'contacts.hand-over');
  const handed = (row: object) => ('owner' in row ? { ...row, owner: heir.userId } : row);
  const expected = Object.entries(before).map(([place, was]) => [place, was.map(handed)]);
  expect(await naming(contact)).toEqual(Object.fromEntries(expected));
});
