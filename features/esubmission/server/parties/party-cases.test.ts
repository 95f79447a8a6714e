import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/server/room.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aCaseOf, cases, move, summaryOf } from '../rig/moves.ts';

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
  const found = (await summaryOf(hannah, eSubId)).findings as { code: string; message: string }[];
  return found.filter(({ code }) => code === 'V09').map(({ message }) => message);
};

it('a client that was typed by hand is screened after it is saved, once, whatever is saved twice', async () => {
  const { eSubId } = await aCaseOf(hannah, 'ready');
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'NOT_SCREENED' });
  expect((await move(hannah, eSubId, 2)).status).toBe(400);
  await work();
  const dated = { dateOfBirth: '1980-02-03' };
  const saved = await Promise.all([change(eSubId, dated), change(eSubId, dated)]);
  expect(saved.map(({ status }) => status).toSorted()[0]).toBe(200);
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR' });
  expect(await myCases()).toHaveLength(1);
  // The buyer has an agent, who screens them.
  expect((await partiesOf(eSubId)).filter(({ screening: state }) => state !== null)).toHaveLength(1);
  expect(await blocksOf(eSubId)).toEqual([]);
});

it('asks for a date of birth, or that it is not known', async () => {
  const { eSubId } = await aCaseOf(hannah, 'ready');
  await change(eSubId, { name: 'Nobody Born', idNumber: 'S9876543C', dateOfBirth: null });
  await work();
  expect((await blocksOf(eSubId))[0]).toContain('Give the date of birth of Nobody Born');
  await change(eSubId, { birthUnknown: true });
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR', birthUnknown: true });
});

it('a case follows the facts, and what is pending is not left by another name', async () => {
  const { eSubId } = await aCaseOf(hannah, 'ready');
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
  await app.composed.jobs.find(({ name }) => name === 'aml.drop-left-cases')?.run({});
  expect(await hers(farid)).toBe(0);
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
  const { eSubId } = await aCaseOf(hannah, 'ready');
  await change(eSubId, { name: 'Early Bird', idNumber: 'T9876543Z', dateOfBirth: '1991-01-01' });
  await ask(app.services.database, `UPDATE pgboss.job SET state = 'completed' WHERE name = $1`, [
    'esubmission.party-cases',
  ]);
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'NOT_SCREENED' });
  await app.composed.jobs.find(({ name }) => name === 'esubmission.missing-cases')?.run({});
  await work();
  expect(await sellerOf(eSubId)).toMatchObject({ screening: 'CLEAR' });
});
