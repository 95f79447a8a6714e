import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aSubmittedCase } from '../rig/moves.ts';

let app: TestApp;
let farid: Client;
beforeAll(async () => {
  app = await testApp();
  farid = await app.letIn(await app.aStaff('compliance'));
  // Submitted before there is a list: its parties are nobody’s here but those that a test screens.
  await aSubmittedCase(await app.letIn(await app.aSalesperson()));
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, 'id,kind,name,birth_dates\nA-1,person,Torvald Brannick,1965-03-01\n');
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
});

const contacts = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name: 'Torvald Branick', dateOfBirth: '1965-03-01' };
const follow = () => doQueued(app, 'aml.case-changed');
/** A contact whose case is pending, and a submission that it holds. */
const aHeldSubmission = async () => {
  const person = await app.aSalesperson();
  const owner = await app.letIn(person);
  const { contactId } = await must(owner.post(contacts, facts));
  const { aMLID, state } = await must(owner.post(`${contacts}/generate-aml-info`, { contactId }));
  expect(state).toBe('PENDING');
  const { eSubId } = await aSubmittedCase(owner);
  const party = 'SELECT min(id) FROM esubmission_party WHERE esubmission_id = :eSubId';
  await ask(
    app.services.database,
    `UPDATE esubmission_party SET contact_id = :contactId, aml_case_id = :aMLID WHERE id = (${party})`,
    { contactId, aMLID, eSubId },
  );
  await follow();
  expect(await statusOf(eSubId)).toBe(8);
  return { person, owner, contactId, aMLID, eSubId };
};
const statusOf = async (eSubId: string): Promise<number | undefined> =>
  (await ask<{ status: number }>(app.services.database, 'SELECT status FROM esubmission WHERE id = $1', [eSubId]))[0]
    ?.status;
const stateOf = async (owner: Client, aMLID: string) =>
  (await must(owner.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`))).state;
const decideAll = async () => {
  for (const { hitId } of (await must(farid.get('/api/v1/compliance/hits?state=WAITING'))).rows)
    expect(await dismissHit(hitId, farid)).toBe(200);
  await follow();
};

it('a contact that is edited into somebody else, and one that is deleted, releases nothing', async () => {
  const { owner, contactId, aMLID, eSubId } = await aHeldSubmission();
  const { version } = await must(owner.get(`${contacts}/${contactId}`));
  const other = { name: 'Siti Aminah', dateOfBirth: '1990-01-01', idType: 'NRIC', idNumber: 'S1234567D' };
  await must(owner.put(contacts, { ...facts, ...other, contactId, version }));
  await follow();
  expect(await stateOf(owner, aMLID)).toBe('PENDING');
  expect(await must(owner.get(`${contacts}/${contactId}`))).toMatchObject({ screeningState: 'PENDING' });
  expect(await statusOf(eSubId)).toBe(8);
  await must(owner.delete(`${contacts}?id=${contactId}`));
  await follow();
  expect(await stateOf(owner, aMLID)).toBe('PENDING');
  expect(await statusOf(eSubId)).toBe(8);
  await decideAll();
  expect(await stateOf(owner, aMLID)).toBe('CLEAR');
  expect(await statusOf(eSubId)).toBe(2);
});

it('the case of a contact that was handed over holds the submission of who left until it is decided', async () => {
  const { person, contactId, aMLID, eSubId } = await aHeldSubmission();
  const desk = await app.letIn(await app.aStaff('people'));
  const heir = await app.aSalesperson();
  await must(desk.post(`/agency/v1/people/${person.userId}/disable`, { reason: 'Left' }));
  await must(desk.post(`${contacts}/hand-overs/${person.userId}`, { to: heir.userId }));
  await doQueued(app, 'contacts.hand-over', 'aml.case-changed');
  const his = await app.letIn(heir);
  expect(await must(his.get(`${contacts}/${contactId}`))).toMatchObject({ screeningState: 'PENDING' });
  expect(await stateOf(his, aMLID)).toBe('PENDING');
  expect(await statusOf(eSubId)).toBe(8);
  expect((await must(his.get('/api/v1/esubmissions'))).rows).toEqual([]);
  await decideAll();
  expect(await stateOf(his, aMLID)).toBe('CLEAR');
  expect(await statusOf(eSubId)).toBe(2);
});
