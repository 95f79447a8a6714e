import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit, somebodyElse } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aCaseOf, aSubmittedCase, historyOf, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let farid: Client;
let denise: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  // Submitted before there is a list: its parties are nobody’s here but those that a test screens.
  await aSubmittedCase(hannah);
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(
    path,
    'id,kind,name,birth_dates\nA-1,person,Torvald Brannick,1965-03-01\nA-2,person,Ysolde Marquen,1970\n',
  );
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
});

const follow = () => doQueued(app, 'aml.case-changed');
const statusOf = async (who: Client, eSubId: string) => (await summaryOf(who, eSubId)).status;

/** A case that a listed name makes pending, of a party of this submission, who is that person. */
const pendingCaseOf = async (eSubId: string): Promise<string> => {
  const person = { kind: 'INDIVIDUAL', idType: 'PASSPORT', dateOfBirth: '1965-03-01', name: 'Torvald Branick' };
  const { aMLID, state } = (await hannah.post('/api/v1/amls', person)).body.data;
  expect(state).toBe('PENDING');
  await ask(
    app.services.database,
    `UPDATE esubmission_party
     SET aml_case_id = :aMLID, name = :name, date_of_birth = :dateOfBirth, id_type = 'PASSPORT', id_number_print = ''
     WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = :eSubId)`,
    { ...person, aMLID, eSubId },
  );
  await follow();
  return aMLID;
};

const dismiss = async (officer = farid, second = denise) => {
  const [{ hitId }] = (await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows;
  await dismissHit(hitId, officer, second);
  await follow();
};

it('a pending case holds a submission, without a word to anybody but compliance, and releases it', async () => {
  const { eSubId } = await aSubmittedCase(hannah);
  await pendingCaseOf(eSubId);
  expect(await statusOf(farid, eSubId)).toMatchObject({ id: 8, label: 'On hold' });
  for (const who of [hannah, desk]) expect(await statusOf(who, eSubId)).toMatchObject({ id: 8, label: 'Pending' });
  const [party] = (await summaryOf(hannah, eSubId)).parties;
  expect(party).toMatchObject({ screening: 'PENDING' });
  expect(JSON.stringify(await summaryOf(hannah, eSubId))).not.toMatch(/brannick|hit\b/i);
  expect((await move(farid, eSubId, 2)).body.errors[0].message).toContain('A check of one of its parties is open.');
  await dismiss();
  expect(await statusOf(hannah, eSubId)).toMatchObject({ id: 2 });
  const moves = (await historyOf(app, eSubId)).map(([from, to]) => [from, to]);
  expect(moves.slice(-2)).toEqual([
    [2, 8],
    [8, 2],
  ]);
});

it('an officer’s own hold outlasts the case, and is not ended by it', async () => {
  const { eSubId } = await aSubmittedCase(hannah);
  await move(farid, eSubId, 8, 'Source of funds');
  await pendingCaseOf(eSubId);
  await dismiss();
  expect(await statusOf(farid, eSubId)).toMatchObject({ id: 8 });
  expect((await move(farid, eSubId, 2)).status).toBe(200);
  expect(await statusOf(hannah, eSubId)).toMatchObject({ id: 2 });
});

it('a draft with a pending case is not submitted, and says no more than that', async () => {
  const { eSubId } = await aCaseOf(hannah, 'ready');
  await pendingCaseOf(eSubId);
  expect(await statusOf(hannah, eSubId)).toMatchObject({ id: 1 });
  const refused = await move(hannah, eSubId, 2);
  expect([refused.status, refused.body.errors[0].message]).toEqual([400, 'Due diligence is pending.']);
  await dismiss();
  expect((await move(hannah, eSubId, 2)).status).toBe(200);
});

it('who claimed a submission of the case decides no hit of it', async () => {
  const both = await app.letIn(await app.aStaff('submissions', 'compliance'));
  const { eSubId } = await aSubmittedCase(hannah);
  expect((await move(both, eSubId, 3)).status).toBe(200);
  await pendingCaseOf(eSubId);
  const [{ hitId }] = (await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows;
  const { factsHash, contentHash } = (await both.get(`/api/v1/compliance/hits/${hitId}`)).body.data;
  const decision = { factsHash, contentHash, ...somebodyElse };
  const refused = await both.put(`/api/v1/compliance/hits/${hitId}/false`, decision);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    403,
    expect.stringContaining('You claimed a submission'),
  ]);
  await dismiss();
  expect(await statusOf(hannah, eSubId)).toMatchObject({ id: 3 });
});

it('who claimed a submission of somebody decides no hit of theirs in the case of another salesperson', async () => {
  const both = await app.letIn(await app.aStaff('submissions', 'compliance'));
  const rajesh = await app.letIn(await app.aSalesperson());
  const { eSubId } = await aSubmittedCase(hannah);
  expect((await move(both, eSubId, 3)).status).toBe(200);
  const aMLID = await pendingCaseOf(eSubId);
  const numbered = { idNumber: 'K7770001P', idType: 'PASSPORT', dateOfBirth: '1965-03-01', name: 'Torvald Branick' };
  const { subjects, version } = (await hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
  const same = { kind: 'INDIVIDUAL', ...numbered };
  await hannah.put(`/api/v1/amls/${aMLID}/subjects/${subjects[0].subjectId}`, { ...same, version });
  const { aMLID: other } = (await rajesh.post('/api/v1/amls', same)).body.data;
  const { database } = app.services;
  const [{ id } = { id: '' }] = await ask<{ id: string }>(
    database,
    'SELECT h.id FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id WHERE s.case_id = $1',
    [other],
  );
  const { factsHash, contentHash } = (await both.get(`/api/v1/compliance/hits/${id}`)).body.data;
  const decision = { factsHash, contentHash, ...somebodyElse };
  expect((await both.put(`/api/v1/compliance/hits/${id}/false`, decision)).status).toBe(403);
  expect(await dismissHit(id, farid, denise)).toBe(200);
  await doQueued(app, 'aml.cases-alike', 'aml.case-changed');
  expect(await statusOf(hannah, eSubId)).toMatchObject({ id: 3 });
});

it('who claimed a submission once, and gave it back to its salesperson, decides', async () => {
  const both = await app.letIn(await app.aStaff('submissions', 'compliance'));
  const { eSubId } = await aSubmittedCase(hannah);
  await move(both, eSubId, 3);
  expect((await move(both, eSubId, 5, 'A page is missing')).status).toBe(200);
  await pendingCaseOf(eSubId);
  await dismiss(both);
  expect((await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows).toEqual([]);
});

it('nobody waits at an approval for a party that has not to be screened', async () => {
  const { eSubId } = await aSubmittedCase(hannah);
  await move(desk, eSubId, 3);
  const unborn = { kind: 'INDIVIDUAL', idType: 'PASSPORT', dateOfBirth: null, name: 'Nobody Born' };
  const { aMLID } = (await hannah.post('/api/v1/amls', unborn)).body.data;
  const { database } = app.services;
  await ask(database, 'UPDATE esubmission_party SET aml_case_id = $2 WHERE esubmission_id = $1', [eSubId, aMLID]);
  const refused = await move(desk, eSubId, 7);
  expect(refused.body.errors[0].message).toContain('not screened yet');
  await ask(database, `UPDATE esubmission SET option_date = '2025-06-30' WHERE id = $1`, [eSubId]);
  expect((await move(desk, eSubId, 7)).status).toBe(200);
});
