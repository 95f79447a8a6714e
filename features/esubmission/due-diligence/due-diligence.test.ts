import { beforeAll, expect, it } from 'vitest';
import { sampleInfo, sampleLease, sampleParties } from '#demo/sample.ts';
import { decideOn } from '#features/ecdd/rig/decide.ts';
import { confirmHits, loadList } from '#features/ecdd/rig/listed.ts';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let desk: Client;
let farid: Client;
let denise: Client;
let finance: Client;

const setting = (key: string, value: unknown) =>
  ask(
    app.services.database,
    `INSERT INTO setting (key, value) VALUES ($1, $2::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, JSON.stringify(value)],
  );
const formsFrom = (from: string | null) => setting('dueDiligenceForms', { from });

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  desk = await app.letIn(await app.aStaff('submissions'));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  finance = await app.letIn(await app.aStaff('finance'));
  await loadList(app, ['A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,']);
  await formsFrom('2025-07-01');
});

const settle = () =>
  doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');
const dueOf = async (who: Client, eSubId: string) => (await who.get(`${cases}/${eSubId}/due-diligence`)).body.data;
const start = (eSubId: string, uuid: string, who = hannah) => who.post(`${cases}/${eSubId}/due-diligence/${uuid}`, {});

let units = 0;
const inFlat = () => {
  units += 1;
  return { property: { ...sampleInfo().property, unit: `31-${units}` } };
};
const aCase = async (status: 'draft' | 'billed' = 'billed', info: object = {}) => {
  const { eSubId, partyUuids } = await anEsubmission(hannah, { status, settle, info: { ...inFlat(), ...info } });
  await settle();
  return { eSubId, seller: partyUuids[0] ?? '', buyer: partyUuids[1] ?? '' };
};

/** A case that only its form keeps from being submitted, and the form. */
const aReadyCase = async (more: Parameters<typeof anEsubmission>[1] = {}) => {
  const { eSubId, partyUuids } = await anEsubmission(hannah, { settle, info: inFlat(), ...more });
  const seller = partyUuids[0] ?? '';
  const { body } = await start(eSubId, seller);
  return { eSubId, seller, formId: body.data.formId as string };
};

const blocksOf = async (eSubId: string, who = hannah) =>
  (await summaryOf(who, eSubId)).findings
    .filter(({ level }: { level: string }) => level === 'block')
    .map(({ code }: { code: string }) => code);

const openAtPayout = async (eSubId: string): Promise<number | undefined> => {
  const rows = await ask<{ open: number }>(
    app.services.database,
    'SELECT due_diligence AS open FROM esubmission_papers WHERE esubmission_id = $1',
    [eSubId],
  );
  return rows[0]?.open;
};

const submit = async (eSubId: string) => {
  const { findings } = await summaryOf(hannah, eSubId);
  const overrides = findings
    .filter(({ level }: { level: string }) => level !== 'block')
    .map(({ code }: { code: string }) => ({ code, reason: 'Right as it is' }));
  return hannah.put(`${cases}/${eSubId}/status/2`, { overrides });
};

it('a client needs a form, which is started in one press with what the submission knows', async () => {
  const { eSubId, seller, buyer } = await aCase();
  const dueDiligence = await dueOf(hannah, eSubId);
  expect(dueDiligence.parties).toMatchObject([
    { partyUuid: seller, cDDFor: 'SALE-SELLER', state: 'NOT_STARTED', path: 'P1', forms: ['A1', 'B'], canStart: true },
  ]);
  const summary = await summaryOf(hannah, eSubId);
  expect([summary.info.eccdid, summary.dueDiligence]).toEqual([dueDiligence.eccdid, dueDiligence]);
  const list = (await hannah.get(`${cases}?own=true`)).body.data.rows;
  expect(list.find((row: { eSubId: string }) => row.eSubId === eSubId).eccdid).toBe(dueDiligence.eccdid);
  expect((await start(eSubId, buyer)).status).toBe(404);
  expect((await start(eSubId, seller, rajesh)).status).toBe(404);
  const { formId } = (await start(eSubId, seller)).body.data;
  expect((await start(eSubId, seller)).body.data.formId).toBe(formId);
  const form = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  expect(form).toMatchObject({ name: 'Goh Siew Choo', amountCents: summary.info.priceCents });
  expect(form.particulars.phone).toBe(sampleParties()[0]?.phone);
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ formId, state: 'STARTED', canStart: false });
  const query = `transID=${eSubId}&ecddID=${dueDiligence.eccdid}`;
  const check = (await hannah.get(`/media/v1/ecdd/security-check?${query}`)).body.data;
  expect(check).toMatchObject({ transID: eSubId, state: 'INCOMPLETE', checks: [{ ecddID: formId }] });
  const customers = (await hannah.get(`/media/v1/ecdd/customer-checks?${query}`)).body.data;
  expect(customers).toMatchObject({ transID: eSubId, customers: [{ name: 'Goh Siew Choo' }] });
  expect(
    (await hannah.get(`/media/v1/ecdd/security-check?transID=${formId}&ecddID=${dueDiligence.eccdid}`)).status,
  ).toBe(404);
  expect((await rajesh.get(`/media/v1/ecdd/security-check?${query}`)).status).toBe(404);
});

it('a submission that names no client is incomplete and has no rating, in both ways of reading it; an exempt one is done', async () => {
  const info = sampleInfo(inFlat());
  const { eSubId } = (await hannah.post(cases, info)).body.data;
  await settle();
  const { eccdid, state, parties } = await dueOf(hannah, eSubId);
  expect([state, parties]).toEqual(['INCOMPLETE', []]);
  const check = async (id: string) => (await hannah.get(`/media/v1/ecdd/security-check?ecddID=${id}`)).body.data;
  expect(await check(eccdid)).toMatchObject({ state, rating: null, checks: [], blocks: ['No client is named yet'] });
  const other = { ...sampleParties()[1], eSubId, version: (await summaryOf(hannah, eSubId)).version };
  expect((await hannah.post('/api/v1/related-parties', other)).status).toBe(200);
  expect((await check(eccdid)).state).toBe('INCOMPLETE');
  const hdb = { propertyCategory: 'hdb', propertyType: '4R' } as const;
  const flat = await hannah.post(cases, sampleLease({ ...inFlat(), ...hdb }));
  const exempt = await dueOf(hannah, flat.body.data.eSubId);
  expect([exempt.state, (await check(exempt.eccdid)).state]).toEqual(['DONE', 'DONE']);
});

it('no setting and no exception lets anybody submit without a signed form', async () => {
  await setting('exceptionUsers', [hannah.person.userName]);
  await setting('checkLevels', { V15: 'warn', V08: 'warn', V10: 'warn' });
  const { eSubId, formId } = await aReadyCase();
  expect(await blocksOf(eSubId)).toEqual(['V15']);
  const refused = await submit(eSubId);
  expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'V15']);
  await finishForm(app, hannah, formId);
  expect(await blocksOf(eSubId)).toEqual([]);
  expect((await submit(eSubId)).status).toBe(200);
  expect(
    (await summaryOf(hannah, eSubId)).documents.every(({ form }: { form: object | null }) => form !== undefined),
  ).toBe(true);
  await setting('exceptionUsers', []);
  await setting('checkLevels', {});
});

it('payout waits until each form is done, and again while one is changed or rated anew', async () => {
  const { eSubId, formId } = await aReadyCase();
  await finishForm(app, hannah, formId);
  await submit(eSubId);
  await move(desk, eSubId, 3);
  expect((await move(desk, eSubId, 7)).body.errors).toEqual([]);
  expect(await openAtPayout(eSubId)).toBe(0);
  const form = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  await finishForm(app, hannah, formId, { particulars: { ...form.particulars, purpose: 'To live in' } });
  await settle();
  expect(await openAtPayout(eSubId)).toBe(0);
  // Somebody else has the customer now: the submission keeps its form.
  await ask(app.services.database, 'UPDATE ecdd_form SET owner = $1 WHERE id = $2', [rajesh.person.userId, formId]);
  await touch(formId);
  expect(await openAtPayout(eSubId)).toBe(0);
  await ask(app.services.database, 'UPDATE ecdd_form SET owner = $1 WHERE id = $2', [hannah.person.userId, formId]);
  await rateHigh(formId);
  expect(await openAtPayout(eSubId)).toBe(1);
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ state: 'PENDING' });
  expect((await decideOn(farid, formId, { rating: 'MEDIUM' })).status).toBe(200);
  await settle();
  expect(await openAtPayout(eSubId)).toBe(0);
  const before = (await summaryOf(hannah, eSubId)).version;
  await settle();
  expect((await summaryOf(hannah, eSubId)).version).toBe(before);
});

it('what a transaction was approved with counts while it is corrected, until the corrected version is done', async () => {
  const { eSubId, seller, formId } = await aReadyCase();
  await finishForm(app, hannah, formId);
  await submit(eSubId);
  await move(desk, eSubId, 3);
  // What its salesperson began before the approval waits for compliance with it.
  const reason = 'The occupation was left out';
  const { version } = (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  await hannah.post(`/api/v1/ecdd-aml-forms/${formId}/corrections`, { version, reason });
  expect((await move(desk, eSubId, 7)).body.errors).toEqual([]);
  await settle();
  const read = async () => (await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  const before = await read();
  const openAndForm = async () => [await openAtPayout(eSubId), (await dueOf(hannah, eSubId)).parties[0]];
  const [, approved] = await openAndForm();
  expect(before.corrections).toMatchObject([{ state: 'ASKED', reason }]);
  const begun = await farid.put(`/api/v1/compliance/form-corrections/${before.corrections[0].id}`, { isBegun: true });
  expect([begun.status, begun.body.errors]).toEqual([200, []]);
  const { property: _, ...transaction } = before;
  const saved = await hannah.put('/api/v1/ecdd-aml-forms', {
    ...transaction,
    property: 'Another flat',
    particulars: { ...before.particulars, occupation: 'Teacher' },
  });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  await settle();
  expect((await read()).state).toBe('COMPLETE');
  expect(await openAndForm()).toEqual([0, approved]);
  expect(await partyForm(eSubId, seller)).toBe(formId);
  const { eccdid } = await dueOf(hannah, eSubId);
  const check = (await hannah.get(`/media/v1/ecdd/security-check?ecddID=${eccdid}`)).body.data;
  expect([check.state, check.blocks]).toEqual(['DONE', []]);
  // What the screening finds meanwhile holds the payout as ever.
  const hit = (state: string) =>
    ask(
      app.services.database,
      `UPDATE aml_case SET state = $2 WHERE id = (SELECT case_id FROM ecdd_form WHERE id = $1)`,
      [formId, state],
    );
  await hit('PENDING');
  await touch(formId);
  expect(await openAtPayout(eSubId)).toBe(1);
  await hit('CLEAR');
  await touch(formId);
  expect(await openAtPayout(eSubId)).toBe(0);
  // So does an officer who does not approve of the corrected version.
  await finishForm(app, hannah, formId, { property: before.property }, { isHigh: true });
  await settle();
  expect([(await read()).state, await openAtPayout(eSubId)]).toEqual(['PENDING', 0]);
  expect((await decideOn(farid, formId, { decision: 'DECLINED' })).status).toBe(200);
  await settle();
  expect(await openAtPayout(eSubId)).toBe(1);
  expect((await decideOn(farid, formId, { rating: 'MEDIUM' })).status).toBe(200);
  await settle();
  expect((await read()).state).toBe('DONE');
  expect(await openAndForm()).toEqual([0, approved]);
  const approvedForms = 'SELECT version FROM ecdd_approved_form WHERE form_id = $1';
  expect(await ask(app.services.database, approvedForms, [formId])).toEqual([{ version: (await read()).version }]);
});

/** As a night on which the lists have changed: what was determined counts more. */
const rateHigh = async (formId: string) => {
  await ask(
    app.services.database,
    `INSERT INTO ecdd_rating (form_id, version, at, by, rules, shown, agreed, real, factors, determined_at)
     SELECT form_id, version, now(), by, rules, 'HIGH', 'HIGH', 'HIGH', factors, determined_at
     FROM ecdd_rating WHERE form_id = $1 ORDER BY version DESC, at DESC LIMIT 1`,
    [formId],
  );
  await touch(formId);
};

const touch = async (formId: string) => {
  await inTransaction(app.services.database, (db) => app.services.jobs.send(db, 'ecdd.form-changed', { formId }));
  await settle();
};

it('a form of a high rating opens no second transaction, and one that has expired gives way to a new one', async () => {
  const { eSubId, seller, formId } = await aReadyCase();
  await finishForm(app, hannah, formId, {}, { isHigh: true });
  expect((await decideOn(farid, formId)).status).toBe(200);
  await settle();
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ formId, state: 'DONE', rating: 'HIGH' });
  await move(hannah, eSubId, 4);
  const copy = (await hannah.post(`${cases}/${eSubId}/clone`, {})).body.data;
  const [theirs] = (await dueOf(hannah, copy.eSubId)).parties;
  expect(theirs).toMatchObject({ formId: null, state: 'NOT_STARTED', canStart: true });
  const next = (await start(copy.eSubId, theirs.partyUuid)).body.data.formId;
  expect(next).not.toBe(formId);
  await finishForm(app, hannah, next);
  await settle();
  const formsNow = async () => [(await dueOf(hannah, copy.eSubId)).parties[0].formId, await partyForm(eSubId, seller)];
  expect(await formsNow()).toEqual([next, formId]);
  await ask(
    app.services.database,
    `UPDATE ecdd_signature SET signed_at = signed_at - interval '13 months' WHERE form_id = $1`,
    [next],
  );
  const again = (await start(copy.eSubId, theirs.partyUuid)).body.data.formId;
  expect([again === next, again === formId, await formsNow()]).toEqual([false, false, [again, formId]]);
});

const partyForm = async (eSubId: string, partyUuid: string) => {
  const { parties } = await dueOf(hannah, eSubId);
  return parties.find((each: { partyUuid: string }) => each.partyUuid === partyUuid).formId;
};

it('nobody but its salesperson, the desk and compliance reads of it', async () => {
  const shares = [
    { userId: hannah.person.userId, role: 'CA' as const, shareRate: 500_000 },
    { userId: rajesh.person.userId, role: 'ICB' as const, shareRate: 500_000 },
  ];
  const { eSubId, formId } = await aReadyCase({ shares });
  await finishForm(app, hannah, formId);
  await submit(eSubId);
  const hidden = async (who: Client) => {
    const { dueDiligence, info, documents } = await summaryOf(who, eSubId);
    const forms = documents.filter(({ documentId }: { documentId: string }) => /^D-1[2-8]$/.test(documentId));
    return [dueDiligence, info.eccdid, forms, await dueOf(who, eSubId)];
  };
  expect(await hidden(rajesh)).toEqual([null, null, [], null]);
  await move(desk, eSubId, 3);
  await move(desk, eSubId, 7);
  expect(await hidden(finance)).toEqual([null, null, [], null]);
  expect((await dueOf(desk, eSubId)).parties[0]).toMatchObject({ state: 'DONE', formId: null, rating: 'MEDIUM' });
  expect((await dueOf(farid, eSubId)).parties[0]).toMatchObject({ formId });
});

it('what was signed before the day stays under the rules of uploads', async () => {
  const { eSubId } = await aCase();
  await formsFrom(addDays(today(app.services.clock), 1));
  const { dueDiligence, documents } = await summaryOf(hannah, eSubId);
  await formsFrom('2025-07-01');
  const line = documents.find(({ documentId }: { documentId: string }) => documentId === 'D-12');
  expect([dueDiligence, line]).toMatchObject([null, { form: null, stage: 'invoice' }]);
});

it('what is submitted stays as it is: no day makes forms of accepted uploads, nor uploads of forms', async () => {
  await formsFrom(null);
  const uploaded = await anEsubmission(hannah, { status: 'submitted', settle, info: inFlat() });
  await move(desk, uploaded.eSubId, 3);
  await move(desk, uploaded.eSubId, 7);
  const before = (await openAtPayout(uploaded.eSubId)) ?? 0;
  await formsFrom('2025-07-01');
  const fields = { eSubId: uploaded.eSubId, documentId: 'D-12', partyUuid: uploaded.partyUuids[0] ?? '' };
  const file = { name: 'A1.pdf', bytes: samplePdf() };
  expect((await hannah.upload('/api/v1/esubmission-uploads', fields, file)).status).toBe(200);
  const verdict = { partyUuid: fields.partyUuid, verdict: 'accepted', note: '' };
  expect((await desk.put(`${cases}/${uploaded.eSubId}/documents/D-12/verdict`, verdict)).status).toBe(200);
  expect([await openAtPayout(uploaded.eSubId), await dueOf(hannah, uploaded.eSubId)]).toEqual([before - 1, null]);
  const { eSubId, formId } = await aReadyCase();
  await finishForm(app, hannah, formId);
  expect((await submit(eSubId)).status).toBe(200);
  await formsFrom(null);
  const stays = await dueOf(hannah, eSubId);
  await formsFrom('2025-07-01');
  expect(stays.parties).toMatchObject([{ formId, state: 'DONE' }]);
});

it('a confirmed exposed person transacts once an officer has approved the form, and is held again without', async () => {
  const { eSubId, partyUuids, version } = await anEsubmission(hannah, { settle, info: inFlat() });
  const seller = partyUuids[0] ?? '';
  const customer = { ...sampleParties()[0], name: 'Ilsa Marendaz', dateOfBirth: '1960-01-05', idNumber: 'S9876543C' };
  const changed = await hannah.put('/api/v1/related-parties', { ...customer, uuid: seller, eSubId, version });
  expect(changed.body.errors).toEqual([]);
  await settle();
  const { formId } = (await start(eSubId, seller)).body.data;
  await finishForm(app, hannah, formId);
  await confirmHits(app, [farid, denise], 'Marendaz');
  await settle();
  expect(await blocksOf(eSubId)).toEqual(['V09']);
  // The next version has the source of wealth, without which no officer approves.
  expect((await decideOn(farid, formId)).status).toBe(409);
  await finishForm(app, hannah, formId);
  await settle();
  const decide = async (decision: string) => {
    const decided = await decideOn(farid, formId, { decision });
    expect(decided.body.errors).toEqual([]);
    await settle();
  };
  await decide('APPROVED');
  expect(await blocksOf(eSubId)).toEqual([]);
  expect((await submit(eSubId)).status).toBe(200);
  const statusNow = async () => (await summaryOf(farid, eSubId)).status.id;
  await settle();
  expect(await statusNow()).toBe(2);
  await decide('DECLINED');
  expect(await statusNow()).toBe(8);
  await decide('APPROVED');
  expect(await statusNow()).toBe(2);
  await move(desk, eSubId, 3);
  expect((await move(desk, eSubId, 7)).body.errors).toEqual([]);
  await touch(formId);
  expect([await statusNow(), await openAtPayout(eSubId)]).toEqual([7, 0]);
});

it('a copy takes up the form, another side does not, and a deleted draft lets it go', async () => {
  const { eSubId, seller } = await aCase('draft');
  await settle();
  const { formId } = (await start(eSubId, seller)).body.data;
  const formOf = async (id: string) => (await dueOf(hannah, id)).parties[0]?.formId;
  expect(await formOf(eSubId)).toBe(formId);
  expect((await move(hannah, eSubId, 4)).status).toBe(200);
  const copy = (await hannah.post(`${cases}/${eSubId}/clone`, {})).body.data;
  expect(await formOf(copy.eSubId)).toBe(formId);
  const lease = { ...sampleLease({ property: (await summaryOf(hannah, copy.eSubId)).info.property }), ...copy };
  const { caseNo: _, ...body } = lease;
  expect((await hannah.put(cases, body)).body.errors).toEqual([]);
  const [landlord] = (await dueOf(hannah, copy.eSubId)).parties;
  expect(landlord).toMatchObject({ cDDFor: 'LEASE-LANDLORD', formId: null, state: 'NOT_STARTED' });
  const { eccdid } = await dueOf(hannah, copy.eSubId);
  expect((await hannah.delete(`${cases}?id=${copy.eSubId}`)).status).toBe(200);
  expect((await hannah.get(`/media/v1/ecdd/security-check?ecddID=${eccdid}`)).status).toBe(404);
  expect((await hannah.get(`/api/v1/ecdd-aml-forms/${formId}`)).status).toBe(200);
});
