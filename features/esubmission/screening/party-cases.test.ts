import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { room as screening } from '#features/screening/room.server.ts';
import { addDays } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit } from '#test/hits.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aCaseOf, cases, move, summaryOf } from '../rig/moves.ts';
import { withoutCases } from './missing-cases.server.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, 'id,kind,name,birth_dates\nA-1,person,Torvald Brannick,1965-03-01\n');
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
});

const work = () => doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed');
type Row = { uuid: string; name: string; partyType: string; screening: string | null } & Record<string, unknown>;
const partiesOf = async (eSubId: string): Promise<Row[]> => (await summaryOf(hannah, eSubId)).parties;
const sellerOf = async (eSubId: string) => (await partiesOf(eSubId)).find(({ partyType }) => partyType === 'SELLER');
const myCases = async (who = hannah) =>
  (await who.get('/api/v1/amls')).body.data.rows as { name: string; state: string }[];
const change = async (eSubId: string, more: object) => {
  const { parties, version } = await summaryOf(hannah, eSubId);
  const seller = parties.find(({ partyType }: Row) => partyType === 'SELLER');
  const { id, idNumberMasked, shareholders, shareholdersBO, open, screening: _, ...sent } = seller;
  return hannah.put('/api/v1/related-parties', { ...sent, version, ...more });
};
const blocksOf = async (eSubId: string): Promise<string[]> => {
  const findings = (await summaryOf(hannah, eSubId)).findings as { code: string; message: string }[];
  return findings.filter(({ code }) => code === 'V09').map(({ message }) => message);
};

it('a client that was typed by hand is screened after it is saved, once, whatever is saved twice', async () => {
  const { eSubId } = await aCaseOf(hannah, 'ready');
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'NOT_SCREENED', lackingLists: [] });
  expect((await move(hannah, eSubId, 2)).status).toBe(400);
  await work();
  const dated = { dateOfBirth: '1980-02-03' };
  const saved = await Promise.all([change(eSubId, dated), change(eSubId, dated)]);
  expect(saved.map(({ status }) => status).toSorted()[0]).toBe(200);
  await work();
  // There is no list of the United Nations yet.
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR', lackingLists: [{ source: 'UN', days: null }] });
  expect(await myCases()).toHaveLength(1);
  // The buyer has an agent, who screens them.
  expect((await partiesOf(eSubId)).filter(({ screening: state }) => state !== null)).toHaveLength(1);
  expect(await blocksOf(eSubId)).toEqual([]);
});

it('a save looks at the cases again only where it changed what they follow from', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Goh Pei Shan', idNumber: 'S8101091C', dateOfBirth: '1981-01-09' });
  const queued = `SELECT FROM pgboss.job WHERE name = 'esubmission.party-cases' AND state = 'created'`;
  const leads = async (answer: { status: number; body: object }, jobs: number) => {
    expect(answer).toMatchObject({ status: 200 });
    expect(await ask(app.services.database, queued)).toHaveLength(jobs);
    await work();
  };
  const saveInfo = async (more: object) =>
    hannah.put(cases, { ...sampleInfo(more), eSubId, version: (await summaryOf(hannah, eSubId)).version });
  await saveInfo({});
  await work();
  const moved = { property: { ...sampleInfo().property, unit: '08-01' } };
  await leads(await saveInfo({ priceCents: 251_000_000 }), 0);
  await leads(await saveInfo(moved), 1);
  await leads(await saveInfo(moved), 0);
  await leads(await saveInfo({ ...moved, optionDate: addDays(sampleInfo().optionDate, -1) }), 1);
  await leads(await change(eSubId, { dateOfBirth: '1981-01-10' }), 1);
});

it('asks for a date of birth, or that it is not known', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Nobody Born', idNumber: 'S9876543C', dateOfBirth: null });
  await work();
  expect((await blocksOf(eSubId))[0]).toContain('Give the date of birth of Nobody Born');
  await change(eSubId, { birthUnknown: true });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR', birthUnknown: true });
});

it('a case follows the facts, and what is pending is not left by another name', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Torvald Branick', idNumber: 'S0000001I', dateOfBirth: '1965-03-01' });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'PENDING' });
  expect(await blocksOf(eSubId)).toEqual(['Due diligence is pending.']);
  await change(eSubId, { name: 'Quite Another', idNumber: 'S1234567D', dateOfBirth: '1990-01-01' });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'PENDING' });
  expect((await myCases()).filter(({ state }) => state === 'PENDING')).toMatchObject([{ name: 'Quite Another' }]);
});

it('the same customer has one case in two drafts, which goes with the last of them, and comes back', async () => {
  const facts = { name: 'Siti Aminah', idNumber: 'T1234567J', dateOfBirth: '1984-02-11' };
  const made = [await aCaseOf(hannah, 'draft'), await aCaseOf(hannah, 'draft')];
  for (const { eSubId } of made) {
    expect((await change(eSubId, facts)).status).toBe(200);
    await work();
  }
  const hers = async (who = hannah) => (await myCases(who)).filter(({ name }) => name === 'Siti Aminah').length;
  expect(await hers()).toBe(1);
  for (const [index, { eSubId }] of made.entries()) {
    expect((await hannah.delete(`${cases}?id=${eSubId}`)).status).toBe(200);
    await work();
    expect(await hers()).toBe(1 - index);
  }
  // Whether it goes shows nobody but compliance what was found.
  expect(await hers(farid)).toBe(1);
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, facts);
  await work();
  expect(await hers()).toBe(1);
  await hannah.delete(`${cases}?id=${eSubId}`);
  await work();
  expect(await hers(farid)).toBe(1);
});

it('nobody is clear by what was screened of somebody else, or before a change', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Ng Wei Jie', idNumber: 'T1111111A', idType: 'PASSPORT', dateOfBirth: '1981-01-01' });
  await work();
  const state = async () => (await sellerOf(eSubId))?.screening;
  expect(await state()).toBe('CLEAR');
  for (const more of [{ name: 'Ng Wei Ming' }, { dateOfBirth: '1982-02-02' }, { idNumber: 'X2222222' }]) {
    await change(eSubId, more);
    expect(await state()).toBe('NOT_SCREENED');
    await doQueued(app, 'esubmission.party-cases');
    expect(await state()).toBe('NOT_SCREENED');
    await work();
    expect(await state()).toBe('CLEAR');
  }
  const owner = { name: 'Ho Mei Lin', idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1970-07-07' };
  await change(eSubId, { isBeneficialOwner: false, beneficialOwner: owner });
  expect(await state()).toBe('NOT_SCREENED');
  await work();
  expect(await state()).toBe('CLEAR');
});

it('somebody else in the place of a contact who is pending is screened once that is decided', async () => {
  const person = { kind: 'INDIVIDUAL', idType: 'PASSPORT', dateOfBirth: '1965-03-01', name: 'Torvald Branik' };
  const { contactId } = (await hannah.post('/api/v1/customer-contacts', person)).body.data;
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { ...person, idNumber: 'N7654321', contactId });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'PENDING' });
  await change(eSubId, { name: 'Chia Boon Keng', idNumber: 'N1234567', dateOfBirth: '1977-05-05' });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'PENDING', contactId: null });
  const waiting = (await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows as Record<string, string>[];
  const hit = waiting.find(({ name }) => name === person.name);
  await dismissHit(hit?.hitId ?? '', farid);
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'NOT_SCREENED' });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR' });
  expect((await myCases()).map(({ name }) => name)).toEqual(expect.arrayContaining([person.name, 'Chia Boon Keng']));
});

it('another name in one submission takes the case from no other one', async () => {
  const facts = { idType: 'PASSPORT', idNumber: 'K1112223', dateOfBirth: '1990-10-10', name: 'Koh Li Ting' };
  const made = [await aCaseOf(hannah, 'draft'), await aCaseOf(hannah, 'draft')];
  for (const { eSubId } of made) await change(eSubId, facts);
  await work();
  await change(made[0]?.eSubId ?? '', { name: 'Koh Li Xuan' });
  await work();
  for (const { eSubId } of made) expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR' });
  const names = (await myCases()).map(({ name }) => name).filter((name) => name.startsWith('Koh Li'));
  expect(names.toSorted()).toEqual(['Koh Li Ting', 'Koh Li Xuan']);
});

it('whoever stands behind two parties stays with the one when the other is gone', async () => {
  const facts = { idType: 'PASSPORT', idNumber: 'L5556667', dateOfBirth: '1988-08-08', name: 'Lee Kai Wen' };
  const owner = { name: 'Yeo Siew Lan', idType: 'PASSPORT', nationality: 'SG', dateOfBirth: '1960-06-06' };
  const made = [await aCaseOf(hannah, 'draft'), await aCaseOf(hannah, 'draft')];
  for (const { eSubId } of made) await change(eSubId, { ...facts, isBeneficialOwner: false, beneficialOwner: owner });
  await work();
  await hannah.delete(`${cases}?id=${made[0]?.eSubId}`);
  await work();
  const there = `SELECT FROM aml_subject WHERE name = $1 AND removed_at IS NULL`;
  expect(await ask(app.services.database, there, [owner.name])).toHaveLength(1);
});

it('what fails for one party keeps no other one from being screened, and is tried again', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  const [first] = await partiesOf(eSubId);
  await ask(
    app.services.database,
    `UPDATE esubmission_party SET is_unrepresented = true, birth_unknown = true WHERE esubmission_id = $1`,
    [eSubId],
  );
  const identifiedBy = (type: string) =>
    ask(app.services.database, 'UPDATE esubmission_party SET id_type = $2 WHERE uuid = $1', [first?.uuid, type]);
  const states = async () => (await partiesOf(eSubId)).map(({ screening: state }) => state);
  await identifiedBy('UEN');
  const run = () => app.composed.jobs.find(({ name }) => name === 'esubmission.party-cases')?.run({ eSubId });
  await expect(run()).rejects.toThrow('does not identify');
  await doQueued(app, 'aml.screen-case');
  expect(await states()).toEqual(['NOT_SCREENED', 'CLEAR']);
  await identifiedBy('PASSPORT');
  await work();
  expect(await states()).toEqual(['CLEAR', 'CLEAR']);
});

it('screens who stands behind a party with it', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  const owner = { name: 'Torvald Brannick', idType: 'PASSPORT', nationality: 'NO', dateOfBirth: '1965-03-01' };
  const held = { name: 'Lim Ah Seng', idNumber: 'T0000001E', dateOfBirth: '1970-01-01', isBeneficialOwner: false };
  expect((await change(eSubId, { ...held, beneficialOwner: owner })).status).toBe(200);
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'PENDING' });
  expect(JSON.stringify(await summaryOf(hannah, eSubId))).not.toMatch(/A-1|hit\b/);
});

it('parties of before the first list get their cases once there is one', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Early Bird', idNumber: 'T9876543Z', dateOfBirth: '1991-01-01' });
  await ask(app.services.database, `UPDATE pgboss.job SET state = 'completed' WHERE name = $1`, [
    'esubmission.party-cases',
  ]);
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'NOT_SCREENED' });
  const signedOn = (day: string) =>
    ask(app.services.database, 'UPDATE esubmission SET option_date = $2 WHERE id = $1', [eSubId, day]);
  expect(await withoutCases(app.services.database)).toContain(eSubId);
  // Signed before anybody had to be screened, it would come up every night.
  await signedOn('2025-06-30');
  expect(await withoutCases(app.services.database)).not.toContain(eSubId);
  await signedOn('2025-07-01');
  await app.composed.jobs.find(({ name }) => name === 'esubmission.missing-cases')?.run({});
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR' });
});

it('a principal without a date of birth holds the case up, unless nobody knows it', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Foo Li Ting', idNumber: 'S8500003G', dateOfBirth: '1985-01-01' });
  const { parties } = await summaryOf(hannah, eSubId);
  const [buyer, seller] = ['BUYER', 'SELLER'].map((side) => parties.find(({ partyType }: Row) => partyType === side));
  const { database } = app.services;
  await ask(database, 'UPDATE esubmission_party SET is_on_behalf = true, represents_party_uuid = $2 WHERE uuid = $1', [
    seller.uuid,
    buyer.uuid,
  ]);
  const born = (dateOfBirth: string | null, isUnknown: boolean) =>
    ask(database, 'UPDATE esubmission_party SET date_of_birth = $2, birth_unknown = $3 WHERE uuid = $1', [
      buyer.uuid,
      dateOfBirth,
      isUnknown,
    ]);
  const stateAfter = async () => {
    await app.composed.jobs.find(({ name }) => name === 'esubmission.party-cases')?.run({ eSubId });
    await work();
    return (await sellerOf(eSubId))?.screening;
  };
  await born(null, false);
  expect(await stateAfter()).toBe('NOT_SCREENED');
  await born(null, true);
  expect(await stateAfter()).toBe('CLEAR');
  const behind = `SELECT role, birth_unknown AS unknown FROM aml_subject WHERE party_uuid = $1 AND removed_at IS NULL`;
  expect(await ask(database, behind, [seller.uuid])).toEqual([{ role: 'PRINCIPAL', unknown: true }]);
});

it('the lease of an HDB flat for up to seven years has nobody screened, a longer one, or another flat, has', async () => {
  const { eSubId } = await aCaseOf(hannah, 'draft');
  await change(eSubId, { name: 'Chong Mei Fong', idNumber: 'S8600007F', dateOfBirth: '1986-01-01' });
  await work();
  const { database } = app.services;
  const lease = (category: string, until: string) =>
    ask(
      database,
      `UPDATE esubmission SET transaction_type = 'LEASE', property_category = $2, represented_side = 'LANDLORD', option_date = NULL,
         agreement_date = '2026-01-05', tenancy_start = '2026-02-01', tenancy_end = $3 WHERE id = $1`,
      [eSubId, category, until],
    );
  await ask(database, 'UPDATE esubmission_party SET is_unrepresented = true WHERE esubmission_id = $1', [eSubId]);
  const isScreened = async () => {
    await app.composed.jobs.find(({ name }) => name === 'esubmission.party-cases')?.run({ eSubId });
    const query = 'SELECT FROM esubmission_party WHERE esubmission_id = $1 AND aml_case_id IS NOT NULL';
    return (await ask(database, query, [eSubId])).length > 0;
  };
  await lease('hdb', '2033-02-01');
  expect([await isScreened(), (await withoutCases(database)).includes(eSubId)]).toEqual([false, false]);
  await lease('hdb', '2033-02-02');
  expect([(await withoutCases(database)).includes(eSubId), await isScreened()]).toEqual([true, true]);
  await lease('hdb', '2028-01-31');
  expect(await isScreened()).toBe(false);
  await lease('private-residential', '2028-01-31');
  expect(await isScreened()).toBe(true);
});
