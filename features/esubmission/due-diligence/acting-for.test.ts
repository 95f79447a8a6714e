import { beforeAll, expect, it } from 'vitest';
import { sampleInfo, sampleParties } from '#demo/sample.ts';
import { decideOn } from '#features/ecdd/rig/decide.ts';
import { confirmHits, loadList } from '#features/ecdd/rig/listed.ts';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { cases, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, ['A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,']);
  await ask(
    app.services.database,
    `INSERT INTO setting (key, value) VALUES ('dueDiligenceForms', '{"from": "2025-07-01"}')`,
  );
});

const settle = () =>
  doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');
const dueOf = async (who: Client, eSubId: string) => (await who.get(`${cases}/${eSubId}/due-diligence`)).body.data;
const start = (eSubId: string, uuid: string) => hannah.post(`${cases}/${eSubId}/due-diligence/${uuid}`, {});

let units = 0;
const inFlat = () => {
  units += 1;
  return { property: { ...sampleInfo().property, unit: `35-${units}` } };
};

/** A case that only its form keeps from being submitted, and the form. */
const aReadyCase = async () => {
  const { eSubId, partyUuids } = await anEsubmission(hannah, { settle, info: inFlat() });
  const seller = partyUuids[0] ?? '';
  const { body } = await start(eSubId, seller);
  return { eSubId, seller, formId: body.data.formId as string };
};

const blocksOf = async (eSubId: string) =>
  (await summaryOf(hannah, eSubId)).findings
    .filter(({ level }: { level: string }) => level === 'block')
    .map(({ code }: { code: string }) => code);

const partyForm = async (eSubId: string, partyUuid: string) => {
  const { parties } = await dueOf(hannah, eSubId);
  return parties.find((each: { partyUuid: string }) => each.partyUuid === partyUuid).formId;
};

const changeParty = async (eSubId: string, side: 'SELLER' | 'BUYER', change: object) => {
  const { parties, version } = await summaryOf(hannah, eSubId);
  const party = parties.find(({ partyType }: { partyType: string }) => partyType === side);
  const {
    id: _,
    idNumberMasked: __,
    shareholders: ___,
    shareholdersBO: ____,
    open: _____,
    screening: ______,
    ...sent
  } = party;
  expect((await hannah.put('/api/v1/related-parties', { ...sent, version, ...change })).body.errors).toEqual([]);
};

it('a form that was signed as one person counts for no other one', async () => {
  const { eSubId, partyUuids } = await anEsubmission(hannah, { settle, info: inFlat() });
  await changeParty(eSubId, 'SELLER', { name: 'Ong Mei Ling', idType: 'PASSPORT', idNumber: 'X1111111' });
  await settle();
  const { formId } = (await start(eSubId, partyUuids[0] ?? '')).body.data;
  await finishForm(app, hannah, formId);
  expect(await blocksOf(eSubId)).toEqual([]);
  // In two steps, each of which leaves the case as it is.
  await changeParty(eSubId, 'SELLER', { name: 'Lim Beng Huat' });
  await settle();
  await changeParty(eSubId, 'SELLER', { idType: 'PASSPORT', idNumber: 'X2222222' });
  await settle();
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ formId, state: 'OUTDATED' });
  expect(await blocksOf(eSubId)).toEqual(['V15']);
  await finishForm(app, hannah, formId);
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ formId, state: 'DONE' });
});

/** What the customer says of whom they act for. */
const actsFor = (isForSelf: boolean) => ({
  questionFID: '1.04',
  checkedResult: isForSelf ? ('Y' as const) : ('N' as const),
  remark: isForSelf ? '' : 'By a power of attorney',
  detail: '',
});

it('a form that was signed before the other side lost its agent, or before its customer acted for another one, is signed anew', async () => {
  const { eSubId, seller, formId } = await aReadyCase();
  await finishForm(app, hannah, formId);
  const stateNow = async () => (await dueOf(hannah, eSubId)).parties[0].state;
  expect([await stateNow(), await blocksOf(eSubId)]).toEqual(['DONE', []]);
  await changeParty(eSubId, 'BUYER', { isUnrepresented: true });
  await settle();
  expect(await stateNow()).toBe('OUTDATED');
  expect(await blocksOf(eSubId)).toContain('V15');
  await finishForm(app, hannah, formId, { hasUcp: true });
  expect(await stateNow()).toBe('DONE');
  const holdsFor = (name: string) =>
    changeParty(eSubId, 'SELLER', {
      isBeneficialOwner: false,
      beneficialOwner: { name, idType: 'NRIC', idNumber: 'S7654321F', nationality: 'SG', dateOfBirth: '1960-01-01' },
    });
  await holdsFor('Lim Ah Seng');
  await settle();
  expect(await stateNow()).toBe('OUTDATED');
  await finishForm(app, hannah, formId, { hasUcp: true }, { answers: [actsFor(false)] });
  expect(await stateNow()).toBe('DONE');
  // They hold for somebody else.
  await holdsFor('Lim Ah Beng');
  await settle();
  expect(await stateNow()).toBe('OUTDATED');
  await finishForm(app, hannah, formId, { hasUcp: true }, { answers: [actsFor(false)] });
  expect(await stateNow()).not.toBe('OUTDATED');
  await changeParty(eSubId, 'SELLER', { isBeneficialOwner: true, beneficialOwner: null });
  await settle();
  expect([await stateNow(), await partyForm(eSubId, seller)]).toEqual(['OUTDATED', formId]);
});

it('an exposed principal transacts once an officer has approved the form of who acts for them', async () => {
  const { eSubId, partyUuids, version } = await anEsubmission(hannah, { settle, info: inFlat() });
  const uuid = partyUuids[0] ?? '';
  const principal = { ...sampleParties()[0], name: 'Ilsa Marendaz', dateOfBirth: '1960-01-05', idNumber: 'S9876543C' };
  expect((await hannah.put('/api/v1/related-parties', { ...principal, uuid, eSubId, version })).body.errors).toEqual(
    [],
  );
  const acting = { isOnBehalf: true, representsPartyUUID: uuid, ownershipRate: null };
  const attorney = { ...sampleParties()[0], name: 'Wong Mei Fun', idNumber: 'S7654321F', ...acting };
  const next = (await summaryOf(hannah, eSubId)).version;
  const added = await hannah.post('/api/v1/related-parties', { ...attorney, eSubId, version: next });
  expect(added.body.errors).toEqual([]);
  await settle();
  const [theirs, ...others] = (await dueOf(hannah, eSubId)).parties;
  expect([theirs.name, others]).toEqual(['Wong Mei Fun', []]);
  const { formId } = (await start(eSubId, theirs.partyUuid)).body.data;
  await finishForm(app, hannah, formId, {}, { answers: [actsFor(false)] });
  await confirmHits(app, [farid, denise], 'Marendaz');
  await settle();
  const pending = async () => (await blocksOf(eSubId)).filter((code: string) => code === 'V09').length;
  expect(await pending()).toBe(2);
  await finishForm(app, hannah, formId, {}, { answers: [actsFor(false)] });
  await settle();
  expect((await decideOn(farid, formId)).body.errors).toEqual([]);
  await settle();
  expect((await dueOf(hannah, eSubId)).parties[0]).toMatchObject({ state: 'DONE', forms: ['A1', 'A3', 'B', 'C'] });
  expect(await pending()).toBe(0);
});
