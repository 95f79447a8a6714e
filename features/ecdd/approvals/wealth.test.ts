import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { completedOn } from '../keeping/completed.server.ts';
import { addPaper } from '../rig/add-paper.ts';
import { beginsCorrection } from '../rig/begin-correction.ts';
import { decideOn } from '../rig/decide.ts';
import { loadList } from '../rig/listed.ts';
import { aSignedForm, aWholeForm, finishForm } from '../rig/ready-form.ts';
import { lookAtAllApproved } from './look-at-approved.server.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';
const approvals = '/api/v1/compliance/form-approvals';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, ['A-9,person,Nobody Known,,1940-01-05,CH,pep,']);
});

const read = async (id: string, who = hannah) => (await who.get(`${place}/${id}`)).body.data;
const lacks = async (id: string): Promise<string[]> =>
  (await read(id)).gaps.map(({ questionFID }: { questionFID: string }) => questionFID);
const list = async (country: string) => {
  await ask(
    app.services.database,
    `INSERT INTO country_risk (country, level, from_day) VALUES ($1, 'ENHANCED', '2020-01-01')`,
    [country],
  );
};
const signed = (options: Parameters<typeof aSignedForm>[2] = {}) => aSignedForm(app, hannah, options);

it('is asked in a short lease that its own payment makes high', async () => {
  const hidden = { questionFID: '5.01', checkedResult: 'N', remark: 'Part is paid in cash', detail: '' } as const;
  const more = { leaseMonths: 24 };
  const { id } = await aWholeForm(app, hannah, { side: 'LEASE-LANDLORD', more, answers: [hidden] });
  expect(await read(id)).toMatchObject({ forms: ['A1', 'B', 'C'] });
  expect((await read(id)).asked).toEqual(expect.arrayContaining(['5.01', '5.02', '5.06']));
});

it('is asked by a list of a later day of what was signed, which no officer approves before', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'TO' } as const;
  const id = await signed({ answers: [abroad] });
  expect([(await read(id)).state, await lacks(id)]).toEqual(['DONE', []]);
  await list('TO');
  expect([(await read(id)).state, await lacks(id)]).toEqual(['PENDING', ['5.07', '5.08']]);
  const check = (await hannah.get(`/media/v1/ecdd/security-check?ecddID=${id}`)).body.data;
  expect(check).toMatchObject({ state: 'PENDING', gaps: ['5.07', '5.08'] });
  const refused = await decideOn(farid, id);
  expect([refused.status, refused.body.errors[0].message]).toEqual([409, 'Not approved: 5.07 and 5.08 are missing.']);
  // The law asks: it is not lowered away.
  expect((await decideOn(farid, id, { rating: 'LOW' })).status).toBe(409);
  // What is added to the signed version is not part of what was signed.
  await beginsCorrection(app, hannah, id, 1);
  expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(200);
  expect(await lacks(id)).toEqual(['5.07', '5.08']);
});

it('is asked by an officer of a form of any rating, without a reason, and not once they take that back', async () => {
  const id = await signed();
  const askFor = (isAsked: boolean, who = farid) => who.put(`${approvals}/${id}/source-of-wealth`, { isAsked });
  expect([(await askFor(true, hannah)).status, (await askFor(true)).status]).toEqual([403, 200]);
  expect(await read(id)).toMatchObject({ state: 'PENDING', rating: 'MEDIUM', asksWealth: true });
  expect(await lacks(id)).toEqual(['5.07', '5.08']);
  expect((await read(id, farid)).officer).toMatchObject({ isAsked: true, missing: ['5.07', '5.08'] });
  expect((await askFor(false)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'DONE', asksWealth: false, gaps: [] });
  expect((await askFor(true)).status).toBe(200);
  await finishForm(app, hannah, id);
  expect(await read(id)).toMatchObject({ state: 'DONE', rating: 'MEDIUM', gaps: [] });
});

it('is asked where the salesperson raised the rating, which an officer lowers without it', async () => {
  const { id } = await aWholeForm(app, hannah);
  const raised = await hannah.put(`${place}/form/signature`, { id, version: 1, rating: 'HIGH' });
  expect(raised.body.data).toMatchObject({ state: 'INCOMPLETE', rating: 'HIGH' });
  expect(await lacks(id)).toEqual(['5.07', '5.08']);
  const sent = await hannah.post(`${place}/send-for-signing`, { id, way: 'SHARE' });
  expect(sent.body.errors[0].message).toBe('Complete the form first: 5.07 and 5.08 are missing.');
  const refused = await decideOn(farid, id);
  expect(refused.body.errors[0].message).toBe(
    'Not approved: 5.07 and 5.08 are missing. Or lower the rating, with your reason.',
  );
  expect((await decideOn(farid, id, { rating: 'MEDIUM' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', rating: 'MEDIUM', gaps: [] });
});

const lowered = async () => {
  const { id } = await aWholeForm(app, hannah);
  await hannah.put(`${place}/form/signature`, { id, version: 1, rating: 'HIGH' });
  expect((await decideOn(farid, id, { rating: 'LOW' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', rating: 'LOW' });
  return id;
};

it('is asked again where the salesperson raises the rating above what an officer lowered it to', async () => {
  const id = await lowered();
  const determine = (more: object = {}) => hannah.put(`${place}/form/signature`, { id, version: 1, ...more });
  await determine();
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', rating: 'LOW' });
  const raised = await determine({ rating: 'HIGH' });
  expect(raised.body.data).toMatchObject({ state: 'INCOMPLETE', rating: 'HIGH' });
  expect(await lacks(id)).toEqual(['5.07', '5.08']);
  const waiting = (await farid.get(`${approvals}?state=WAITING`)).body.data.rows;
  expect(waiting.map((row: { id: string }) => row.id)).toContain(id);
  expect((await decideOn(farid, id, { rating: 'LOW' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', rating: 'LOW' });
});

it('is asked before a scan is taken that makes the rating more than an officer lowered it to', async () => {
  const id = await lowered();
  const scan = await addPaper(hannah, id, 'SIGNED', { version: '1', mitigation: 'Spoke with the bank' });
  expect([scan.status, scan.body.errors[0]?.message]).toEqual([409, expect.stringContaining('answer 5.07 and 5.08')]);
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', rating: 'LOW', isSigned: false });
});

it('is not asked anew of what a transaction was approved with, which compliance finds in a list', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'KI' } as const;
  const [id, open] = [await signed({ answers: [abroad] }), await signed({ answers: [abroad] })];
  const [dossier] = await ask<{ eSubId: string }>(
    app.services.database,
    `WITH dossier AS (
       INSERT INTO ecdd_dossier (esubmission_id, owner, made_at) VALUES (gen_random_uuid(), $1, now()) RETURNING id, esubmission_id
     ), duty AS (
       INSERT INTO ecdd_duty (dossier_id, party_uuid, position, cdd_for, is_ucp, kind, form_id)
       SELECT id, gen_random_uuid(), 0, 'SALE-SELLER', false, 'INDIVIDUAL', $2::uuid FROM dossier
     ) SELECT esubmission_id AS "eSubId" FROM dossier`,
    [hannah.person.userId, id],
  );
  await completedOn({ ...app.asNobody, db: app.services.database } as never, dossier?.eSubId ?? '', null);
  await list('KI');
  // Approved by the rules of before, which asked for nothing.
  await ask(
    app.services.database,
    `INSERT INTO ecdd_approval (form_id, version, at, by, decision, note)
     SELECT unnest($1::uuid[]), 1, now(), $2, 'APPROVED', 'Known since long'`,
    [[id, open], farid.person.userId],
  );
  expect([(await read(open)).state, (await read(id)).state]).toEqual(['PENDING', 'DONE']);
  const lacking = async () => {
    const { rows } = (await farid.get(`${approvals}?state=LACKING`)).body.data;
    const counted = (await farid.get('/api/v1/compliance/waiting-approvals')).body.data.lacking;
    return [rows.map((row: { id: string }) => row.id), counted];
  };
  expect(await lacking()).toEqual([[], 0]);
  await lookAtAllApproved(app.services).run({});
  expect(await lacking()).toEqual([[id], 1]);
  expect([await lacks(id), (await read(id, farid)).officer.missing]).toEqual([[], ['5.07', '5.08']]);
  // A correction is a version of its own, which is asked.
  await finishForm(app, hannah, id);
  expect((await read(id)).version).toBe(2);
  expect(await lacking()).toEqual([[], 0]);
});
