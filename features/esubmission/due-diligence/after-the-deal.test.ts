import { beforeAll, expect, it } from 'vitest';
import { sampleInfo, sampleParties } from '#demo/sample.ts';
import { lookAtAllApproved } from '#features/ecdd/approvals/look-at-approved.server.ts';
import type { Answer } from '#features/ecdd/forms/rows.rules.ts';
import { caseOfForms } from '#features/ecdd/keeping/case-keeper.server.ts';
import { endViews } from '#features/ecdd/keeping/over.server.ts';
import { rateCountries } from '#features/ecdd/rating/rate-countries.server.ts';
import { beginsCorrection } from '#features/ecdd/rig/begin-correction.ts';
import { decideOn } from '#features/ecdd/rig/decide.ts';
import { confirmHits, loadList } from '#features/ecdd/rig/listed.ts';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';
import { caseOfParties } from '../screening/case-keeper.server.ts';
import { completeEsubmission } from '../status/complete.server.ts';
import { followDueDiligence } from './sync.server.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let farid: Client;
let denise: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  desk = await app.letIn(await app.aStaff('submissions'));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
  await sql(`INSERT INTO setting (key, value) VALUES ('dueDiligenceForms', '{"from": "2025-07-01"}')`);
});

const sql = <Row extends object>(text: string, values: unknown[] = []) => ask<Row>(app.services.database, text, values);
const settle = () =>
  doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');
const approvals = '/api/v1/compliance/form-approvals';

let units = 0;

/** An approved submission of a seller of this name, whose form is done. */
const anApproved = async (name: string, answers: Answer[] = []) => {
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `33-${units}` } };
  const { eSubId, partyUuids, version } = await anEsubmission(hannah, { settle, info });
  const uuid = partyUuids[0] ?? '';
  const seller = {
    ...sampleParties()[0],
    name,
    dateOfBirth: '1960-01-05',
    idType: 'PASSPORT',
    idNumber: `X100000${units}`,
  };
  const changed = await hannah.put('/api/v1/related-parties', { ...seller, uuid, eSubId, version });
  expect(changed.body.errors).toEqual([]);
  await settle();
  const { formId } = (await hannah.post(`${cases}/${eSubId}/due-diligence/${uuid}`, {})).body.data;
  await finishForm(app, hannah, formId, {}, { answers });
  await settle();
  const { findings } = await summaryOf(hannah, eSubId);
  const overrides = findings.map(({ code }: { code: string }) => ({ code, reason: 'Right as it is' }));
  expect((await hannah.put(`${cases}/${eSubId}/status/2`, { overrides })).body.errors).toEqual([]);
  await move(desk, eSubId, 3);
  expect((await move(desk, eSubId, 7)).body.errors).toEqual([]);
  await settle();
  return { eSubId, formId: formId as string };
};

const complete = async (eSubId: string) => {
  expect(await inTransaction(app.services.database, (db) => completeEsubmission({ ...app.asNobody, db }, eSubId))).toBe(
    true,
  );
};

type Case = Awaited<ReturnType<typeof anApproved>>;

/** All that others read of it: form, checklist, parties, state; and what payout waits for. */
const readBy = async (who: Client, { eSubId, formId }: Case) => {
  const { dueDiligence, documents, parties, status, version } = await summaryOf(who, eSubId);
  const { body } = await who.get(`/api/v1/ecdd-aml-forms/${formId}`);
  const form = body.data && { ...body.data, listed: null };
  const check = (await who.get(`/media/v1/ecdd/security-check?ecddID=${formId}`)).body.data;
  // A new list makes the time of the screening another one, of whoever was compared.
  const timeless = JSON.parse(JSON.stringify(documents), (key, value) => (key === 'uploadedAt' ? null : value));
  return { dueDiligence, documents: timeless, parties, status, version, form, check };
};
const openAtPayout = async ({ eSubId }: Case) =>
  (
    await sql<{ open: number }>('SELECT due_diligence AS open FROM esubmission_papers WHERE esubmission_id = $1', [
      eSubId,
    ])
  )[0]?.open;
const listed = async (state = 'AFTER') =>
  (await farid.get(`${approvals}?state=${state}`)).body.data.rows.map(({ id }: { id: string }) => id);
const officerOf = async ({ formId }: Case) => (await farid.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data.officer;

it('a settled deal is compared with new lists, and tells compliance alone', async () => {
  const [done, open] = [await anApproved('Ilsa Marendaz'), await anApproved('Torvald Brannick')];
  await complete(done.eSubId);
  const before = [await readBy(hannah, done), await readBy(desk, done)];
  const [{ rated } = { rated: 0 }] = await sql<{ rated: number }>(
    'SELECT count(*)::int AS rated FROM ecdd_rating WHERE form_id = $1',
    [done.formId],
  );
  await loadList(app, [
    'A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,',
    'A-3,person,Torvald Brannick,,1960-01-05,NO,pep,',
  ]);
  await settle();
  expect(await listed()).toEqual([done.formId]);
  await confirmHits(app, [farid, denise], 'Marendaz');
  await settle();
  await lookAtAllApproved(app.services).run({});
  expect([await readBy(hannah, done), await readBy(desk, done)]).toEqual(before);
  expect([await openAtPayout(done), (await readBy(hannah, done)).form.state]).toEqual([0, 'DONE']);
  expect(await sql('SELECT id FROM ecdd_rating WHERE form_id = $1', [done.formId])).toHaveLength(rated);
  // One that goes on is held up as ever.
  expect([await openAtPayout(open), (await readBy(hannah, open)).form.state]).toEqual([1, 'PENDING']);
  const counts = async () => (await farid.get('/api/v1/compliance/waiting-approvals')).body.data;
  expect([await listed(), (await counts()).after]).toEqual([[done.formId], 1]);
  const officer = await officerOf(done);
  expect(officer).toMatchObject({ needsApproval: false, rating: 'MEDIUM', after: { rating: 'HIGH', notedAt: null } });
  expect(officer.after.factors.map(({ questionFID }: { questionFID: string }) => questionFID)).toContain('8.03');
  expect((await decideOn(farid, done.formId)).status).toBe(409);
  // An officer has looked at it: it comes back once more is known.
  const note = (who = farid) =>
    who.put(`${approvals}/${done.formId}/after-deal`, { note: 'Told the designated officer' });
  expect([(await note(hannah)).status, (await note()).status, (await note()).status]).toEqual([403, 200, 404]);
  await lookAtAllApproved(app.services).run({});
  expect([await listed(), (await officerOf(done)).after.note]).toEqual([[], 'Told the designated officer']);
  await loadList(app, [
    'A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,',
    'A-4,person,Ilsa Marendaz,,1960-01-05,CH,sanction,',
  ]);
  await settle();
  await lookAtAllApproved(app.services).run({});
  expect([await listed(), (await officerOf(done)).after.rating]).toEqual([[done.formId], 'PROHIBITED']);
  expect([await readBy(hannah, done), await readBy(desk, done)]).toEqual(before);
});

/** Saves a correction that nobody has signed yet. */
const corrected = async ({ formId }: Case, answer: Partial<Answer>) => {
  const form = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  await beginsCorrection(app, hannah, formId, form.version);
  const listECDDAMLFormResult = form.listECDDAMLFormResult.map((each: Answer) =>
    each.questionFID === answer.questionFID ? { ...each, ...answer } : each,
  );
  const saved = await hannah.put('/api/v1/ecdd-aml-forms', { ...form, listECDDAMLFormResult });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  await settle();
};

it('what counts while it is corrected has its PDF, is rated by the lists of each day, and stands still once the deal is settled', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'TV' } as const;
  const [open, done] = [await anApproved('Lim Mei Hua', [abroad]), await anApproved('Edda Vosswinkel', [abroad])];
  await complete(done.eSubId);
  const determinationOf = async ({ eSubId }: Case) => {
    const { documents } = await summaryOf(hannah, eSubId);
    const { fileId } = documents.find(({ documentId }: { documentId: string }) => documentId === 'D-15');
    const file = await hannah.get(`/media/v1/documents/${fileId}/download`);
    return { status: file.status, fileId, text: await textOf(file) };
  };
  const snapshotOf = async (deal: Case) => {
    const { dueDiligence, documents, parties, status } = await readBy(hannah, deal);
    return { dueDiligence, documents, parties, status, open: await openAtPayout(deal) };
  };
  const before = [await snapshotOf(open), await snapshotOf(done)];
  const first = await determinationOf(open);
  for (const deal of [open, done])
    await corrected(deal, { questionFID: '2.06', checkedResult: 'N', remark: '', detail: '' });
  expect([await snapshotOf(open), await snapshotOf(done)]).toEqual(before);
  const determination = await determinationOf(open);
  expect([determination.status, determination.fileId]).toEqual([200, first.fileId]);
  for (const words of ['version 2', 'Works there', 'Tuvalu']) expect(determination.text).toContain(words);
  await sql('UPDATE ecdd_completion SET settled_on = settled_on - 1');
  await sql(`INSERT INTO country_risk (country, level, from_day) VALUES ('TV', 'ENHANCED', $1)`, [
    today(app.services.clock),
  ]);
  await loadList(app, ['A-6,person,Edda Vosswinkel,,1960-01-05,CH,pep,']);
  await settle();
  await confirmHits(app, [farid, denise], 'Vosswinkel');
  await rateCountries(app.services).run({});
  await settle();
  await lookAtAllApproved(app.services).run({});
  expect(await openAtPayout(open)).toBe(1);
  expect((await summaryOf(hannah, open.eSubId)).dueDiligence.state).toBe('PENDING');
  expect(await snapshotOf(done)).toEqual(before[1]);
  expect(await listed()).toContain(done.formId);
  expect((await officerOf(done)).after.factors.map(({ questionFID }: { questionFID: string }) => questionFID)).toEqual(
    expect.arrayContaining(['2.06', '8.03']),
  );
});

it('what one deal was approved with is asked in another one of the same flat, and stands in its own', async () => {
  const { eSubId, formId } = await anApproved('Soh Wei Ming');
  const first = await summaryOf(hannah, eSubId);
  const seller = { ...sampleParties()[0], name: 'Soh Wei Ming', dateOfBirth: '1960-01-05', idType: 'PASSPORT' };
  const idNumber = `X100000${units}`;
  const next = await anEsubmission(hannah, { settle, info: { property: first.info.property } });
  const uuid = next.partyUuids[0] ?? '';
  const saved = await hannah.put('/api/v1/related-parties', {
    ...seller,
    idNumber,
    uuid,
    eSubId: next.eSubId,
    version: next.version,
  });
  expect(saved.body.errors).toEqual([]);
  await settle();
  const stateIn = async (id: string) =>
    (await hannah.get(`${cases}/${id}/due-diligence`)).body.data.parties.map(
      ({ formId, state }: { formId: string; state: string }) => [formId, state],
    );
  expect(await stateIn(next.eSubId)).toEqual([[formId, 'DONE']]);
  const askFor = (isAsked: boolean) => farid.put(`${approvals}/${formId}/source-of-wealth`, { isAsked });
  expect((await askFor(true)).status).toBe(200);
  await settle();
  expect([await stateIn(eSubId), await stateIn(next.eSubId)]).toEqual([[[formId, 'DONE']], [[formId, 'PENDING']]]);
  expect(await openAtPayout({ eSubId, formId })).toBe(0);
  const checkIn = async (id: string) =>
    (
      await hannah.get(
        `/media/v1/ecdd/security-check?transID=${id}&ecddID=${(await summaryOf(hannah, id)).info.eccdid}`,
      )
    ).body.data.state;
  expect([await checkIn(eSubId), await checkIn(next.eSubId)]).toEqual(['DONE', 'PENDING']);
  expect((await askFor(false)).status).toBe(200);
  // In the other deal the seller acts for somebody else.
  const { version } = await summaryOf(hannah, next.eSubId);
  const behind = { ...seller, name: 'Zed Principal', idNumber: 'X9998887', eSubId: next.eSubId, version };
  const added = (await hannah.post('/api/v1/related-parties', behind)).body.data;
  await hannah.put('/api/v1/related-parties', {
    ...seller,
    idNumber,
    uuid,
    eSubId: next.eSubId,
    version: added.version,
    isOnBehalf: true,
    representsPartyUUID: added.uuid,
  });
  await settle();
  expect([await stateIn(eSubId), await stateIn(next.eSubId)]).toEqual([[[formId, 'DONE']], [[formId, 'OUTDATED']]]);
});

it('a correction that makes the form one of another flat counts for nothing in the deal', async () => {
  const { eSubId, formId } = await anApproved('Seah Pei Shan');
  const { property } = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  const stateNow = async () => (await hannah.get(`${cases}/${eSubId}/due-diligence`)).body.data.parties[0].state;
  await finishForm(app, hannah, formId, { property: '1 Another Street #01-01' });
  await settle();
  expect([await stateNow(), await openAtPayout({ eSubId, formId })]).toEqual(['OUTDATED', 1]);
  await finishForm(app, hannah, formId, { property });
  await settle();
  expect([await stateNow(), await openAtPayout({ eSubId, formId })]).toEqual(['DONE', 0]);
});

it('keeps the cases of its parties while it goes on, and for as long as its end is kept', async () => {
  const [done, open] = [await anApproved('Chua Bee Lian'), await anApproved('Chua Bee Hwa')];
  await complete(done.eSubId);
  const casesOf = async ({ eSubId }: Case) =>
    (await sql<{ id: string }>('SELECT aml_case_id AS id FROM esubmission_party WHERE esubmission_id = $1', [eSubId]))
      .flatMap(({ id }) => id ?? [])
      .slice(0, 1);
  const needs = async (deal: Case, since: string) => caseOfParties.needs(app.asNobody, await casesOf(deal), since);
  const [past, future] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'];
  expect([await needs(done, past), await needs(done, future)]).toEqual([true, false]);
  expect([await needs(open, past), await needs(open, future)]).toEqual([true, true]);
  const ids = await casesOf(done);
  await inTransaction(app.services.database, async (db) => caseOfParties.forget({ ...app.asNobody, db }, ids));
  expect(await casesOf(done)).toEqual([]);
});

it.each([
  ['approved', 'Quah Siok Cheng'],
  ['never approved', 'Quah Siok Hoon'],
] as const)(
  'a deal that was %s reads as it did once its form is past its time, and the same after two officers purge it',
  async (how, name) => {
    const old = await anApproved(name);
    await complete(old.eSubId);
    await settle();
    if (how === 'never approved') await sql('DELETE FROM ecdd_approved_form WHERE esubmission_id = $1', [old.eSubId]);
    const snapshotFor = async (who: Client) => {
      const { dueDiligence, documents, status } = await summaryOf(who, old.eSubId);
      const about = async (what: string) =>
        (await who.get(`/media/v1/ecdd/${what}?ecddID=${dueDiligence.eccdid}`)).body.data;
      const [check, customers] = [await about('security-check'), await about('customer-checks')];
      return { dueDiligence, documents, status, check, customers, open: await openAtPayout(old) };
    };
    const day = `- interval '6 years'`;
    await sql(`UPDATE ecdd_form SET changed_at = changed_at ${day} WHERE id = $1`, [old.formId]);
    await sql(`UPDATE ecdd_signature SET signed_at = signed_at ${day} WHERE form_id = $1`, [old.formId]);
    await sql(`UPDATE ecdd_dossier SET made_at = made_at ${day} WHERE esubmission_id = $1`, [old.eSubId]);
    await sql(`UPDATE ecdd_completion SET completed_on = settled_on ${day} WHERE esubmission_id = $1`, [old.eSubId]);
    await endViews(app.services, [caseOfForms]).run({});
    const before = [await snapshotFor(hannah), await snapshotFor(desk)];
    expect(before[0]?.dueDiligence).toMatchObject({
      state: 'DONE',
      parties: [{ state: 'DONE', rating: 'MEDIUM', formId: null }],
    });
    const purge = await farid.post('/api/v1/compliance/purges', {
      formIds: [old.formId],
      reason: 'Five years are over',
    });
    expect([purge.status, purge.body.errors]).toEqual([200, []]);
    const purged = await denise.put(`/api/v1/compliance/purges/${purge.body.data.id}`, { isApproved: true });
    expect([purged.status, purged.body.errors]).toEqual([200, []]);
    expect([await snapshotFor(hannah), await snapshotFor(desk)]).toEqual(before);
    await inTransaction(app.services.database, (db) => followDueDiligence({ ...app.asNobody, db }, old.eSubId));
    expect([await snapshotFor(hannah), await snapshotFor(desk)]).toEqual(before);
    expect((await snapshotFor(hannah)).open).toBe(0);
  },
);
