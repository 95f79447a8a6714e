import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aCaseOf, aSubmittedCase, historyOf, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  // Submitted before there is a list: its parties are nobody’s here but those that a test screens.
  await aSubmittedCase(hannah);
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, 'id,kind,name,birth_dates\nA-1,person,Torvald Brannick,1965-03-01\n');
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
});

const contacts = '/api/v1/customer-contacts';
const follow = () => doQueued(app, 'aml.case-changed');
const aCustomer = async (name: string) => {
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name, dateOfBirth: '1965-03-01' };
  const { contactId } = (await hannah.post(contacts, facts)).body.data;
  const made = (await hannah.post(`${contacts}/generate-aml-info`, { contactId })).body.data;
  return { contactId, ...made } as { contactId: string; aMLID: string; state: string };
};
const partyOf = async (eSubId: string) => {
  const [row] = await ask<{ contact: string; caseId: string }>(
    app.services.database,
    `SELECT contact_id AS contact, aml_case_id AS "caseId" FROM esubmission_party WHERE esubmission_id = $1 ORDER BY id LIMIT 1`,
    [eSubId],
  );
  return row;
};

it('a case joins that of the contact that stays, and its submissions are not released by it', async () => {
  const [listed, plain] = [await aCustomer('Torvald Branick'), await aCustomer('Siti Aminah')];
  expect([listed.state, plain.state]).toEqual(['PENDING', 'CLEAR']);
  const { eSubId } = await aSubmittedCase(hannah);
  await ask(
    app.services.database,
    `UPDATE esubmission_party SET contact_id = :contactId, aml_case_id = :aMLID
     WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = :eSubId)`,
    { contactId: listed.contactId, aMLID: listed.aMLID, eSubId },
  );
  await doQueued(app, 'aml.case-changed');
  const before = await historyOf(app, eSubId);

  const both = { keep: plain.contactId, lose: listed.contactId, keepVersion: 1, loseVersion: 1 };
  const merged = await hannah.post(`${contacts}/merge`, both);
  expect(merged.status).toBe(200);
  await follow();
  expect(await partyOf(eSubId)).toEqual({ contact: plain.contactId, caseId: plain.aMLID });
  expect((await summaryOf(hannah, eSubId)).status).toMatchObject({ id: 8 });
  expect(await historyOf(app, eSubId)).toHaveLength(before.length);
  const led = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${listed.aMLID}`)).body.data;
  expect(led).toMatchObject({ aMLID: plain.aMLID, state: 'PENDING', name: 'Siti Aminah' });
  expect((await hannah.get('/api/v1/amls')).body.data.rows).toHaveLength(1);

  // Of who went, and of who stays, who is called as they were now.
  const waiting = (await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows as { hitId: string }[];
  expect(waiting).toHaveLength(2);
  for (const { hitId } of waiting) await dismissHit(hitId, farid);
  await follow();
  expect((await summaryOf(hannah, eSubId)).status).toMatchObject({ id: 2 });
});

it('the case of a contact that goes is that of the one that stays, where this has none', async () => {
  const { contactId: lose, aMLID } = await aCustomer('Goh Siew Choo');
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name: 'Goh S C', dateOfBirth: '1965-03-01' };
  const { contactId: keep } = (await hannah.post(contacts, facts)).body.data;
  const versions = { keepVersion: 1, loseVersion: 1 };
  expect((await hannah.post(`${contacts}/merge`, { keep, lose, ...versions })).status).toBe(200);
  expect((await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data).toMatchObject({ contactId: keep });
});

it('an import that is undone leaves whom a case or a submission names', async () => {
  const bytes = Buffer.from('Name,Phone\nNamed Case,91000001\nNamed Party,91000002\nNamed Nowhere,91000003\n');
  const { id } = (await hannah.upload(`${contacts}/imports`, {}, { name: 'contacts.csv', bytes })).body.data;
  const at = `${contacts}/imports/${id}`;
  await hannah.post(`${at}/start`);
  await doQueued(app, 'contacts.import');
  const [withCase, party] = (await hannah.get(at)).body.data.rows;
  await hannah.post(`${contacts}/generate-aml-info`, { contactId: withCase.contactId });
  const { eSubId } = await aSubmittedCase(hannah);
  await ask(app.services.database, 'UPDATE esubmission_party SET contact_id = $1 WHERE esubmission_id = $2', [
    party.contactId,
    eSubId,
  ]);
  await hannah.post(`${at}/undo`);
  await doQueued(app, 'contacts.import');
  const reason = 'It was screened, or a case or a submission names it.';
  expect((await hannah.get(at)).body.data.rows).toMatchObject([
    { outcome: 'KEPT', reason },
    { outcome: 'KEPT', reason },
    { outcome: 'UNDONE' },
  ]);
});

it('a page that was opened before the merge saves the party of the contact that stays', async () => {
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name: 'Lau Mei Fong', dateOfBirth: '1965-03-01' };
  const made = [(await hannah.post(contacts, facts)).body.data, (await hannah.post(contacts, facts)).body.data];
  const [keep, lose] = made.map(({ contactId }) => contactId as string);
  const { eSubId } = await aCaseOf(hannah, 'draft');
  const { parties, version } = await summaryOf(hannah, eSubId);
  const { id, idNumberMasked, shareholders, shareholdersBO, open, screening: _, ...party } = parties[0];
  expect((await hannah.post(`${contacts}/merge`, { keep, lose, keepVersion: 1, loseVersion: 1 })).status).toBe(200);
  const sent = { ...party, ...facts, idNumber: 'N1234567', contactId: lose, version };
  expect((await hannah.put('/api/v1/related-parties', sent)).status).toBe(200);
  expect(await partyOf(eSubId)).toMatchObject({ contact: keep });
});
