import { beforeAll, describe, expect, it } from 'vitest';
import { sampleBill, sampleInfo, sampleParties } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { upload } from '../rig/documents.ts';
import { aCaseOf, cases, summaryOf } from '../rig/moves.ts';
import { external, internal, saveExternal, saveInternal, whole } from '../rig/shares.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
});

const draft = () => aCaseOf(hannah, 'draft');
const saveInfo = (eSubId: string, version: number, change: Parameters<typeof sampleInfo>[0] = {}) =>
  hannah.put(cases, { ...sampleInfo(change), eSubId, version });
const saveBills = (eSubId: string, version: number, amountCents: number) =>
  hannah.put('/api/v1/billing-infos', { eSubId, version, rows: [sampleBill(amountCents)] });
const saveParty = (eSubId: string, version: number, uuid: string, change: object) =>
  hannah.put('/api/v1/related-parties', { ...sampleParties()[0], eSubId, version, uuid, ...change });

describe('two editors of one step', () => {
  it('of the info: the second sees what is stored and where it differs', async () => {
    const { eSubId, version } = await draft();
    expect((await saveInfo(eSubId, version, { priceCents: 250_000_000 })).status).toBe(200);
    const answer = await saveInfo(eSubId, version, { priceCents: 260_000_000 });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        errors: [{ code: 'esubmission.stale' }],
        detail: { version: version + 1, current: { priceCents: 250_000_000 } },
      },
    });
    expect(answer.body.detail.changed).toContainEqual({
      path: 'priceCents',
      theirs: 250_000_000,
      mine: 260_000_000,
    });
    expect((await summaryOf(hannah, eSubId)).info.priceCents).toBe(250_000_000);
  });

  it('of a party: never with a number', async () => {
    const { eSubId, version, partyUuids } = await draft();
    const [uuid = ''] = partyUuids;
    expect((await saveParty(eSubId, version, uuid, { name: 'Goh Siew Choo Anna' })).status).toBe(200);
    const answer = await saveParty(eSubId, version, uuid, { name: 'Goh S C', idNumber: 'T0000001E' });
    expect(answer).toMatchObject({ status: 409, body: { detail: { current: { name: 'Goh Siew Choo Anna' } } } });
    expect(answer.body.detail.changed).toContainEqual({ path: 'name', theirs: 'Goh Siew Choo Anna', mine: 'Goh S C' });
    expect(answer.raw.toString()).not.toMatch(/T0000001E|S1234567D/);
  });

  it('of shares and bills: row by row', async () => {
    const { eSubId, version } = await draft();
    const half = { shareBasis: 'PERCENT', shareRate: 500_000, shareCents: null };
    await saveExternal(hannah, eSubId, version, [external(half)]);
    const other = await saveExternal(hannah, eSubId, version, [external()]);
    expect(other.body.detail).toMatchObject({ current: { rows: [{ amountCents: 2_480_000 }] } });
    expect(other.body.detail.changed).toContainEqual({ path: 'rows.0.shareRate', theirs: 500_000, mine: 300_000 });

    await saveInternal(hannah, eSubId, version + 1, [internal(hannah, 'CA', whole)]);
    const mine = await saveInternal(hannah, eSubId, version, [internal(hannah, 'CA', { ...whole, remark: 'Mine' })]);
    expect(mine.body.detail.changed).toContainEqual({ path: 'rows.0.remark', theirs: '', mine: 'Mine' });

    await saveBills(eSubId, version + 2, 100_000);
    const bills = await saveBills(eSubId, version, 200_000);
    expect(bills.body.detail).toMatchObject({ current: { billedCents: 100_000 } });
    expect(bills.body.detail.changed).toContainEqual({ path: 'rows.0.amountCents', theirs: 100_000, mine: 200_000 });
  });
});

describe('editors of different steps', () => {
  it('merge: each saves over the version that they read', async () => {
    const { eSubId, version, partyUuids } = await draft();
    const answers = await Promise.all([
      saveInfo(eSubId, version, { completionDate: '2027-02-01' }),
      saveParty(eSubId, version, partyUuids[0] ?? '', { name: 'Goh Siew Choo Anna' }),
      saveExternal(hannah, eSubId, version, [external()]),
      saveBills(eSubId, version, 100_000),
      upload(hannah, eSubId, { documentId: 'D-01' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await summaryOf(hannah, eSubId)).toMatchObject({
      version: version + 5,
      info: { completionDate: '2027-02-01' },
      parties: [{ name: 'Goh Siew Choo Anna' }, {}],
      external: { rows: [{ salespersonName: 'Lim Mei Ling' }] },
      billing: { billedCents: 100_000 },
    });
  });

  it('still can’t give away more than there is: what one saves counts for the other', async () => {
    const { eSubId, version } = await draft();
    await saveInfo(eSubId, version, { commission: { basis: 'FIXED', amountCents: 50_000 } });
    expect((await saveBills(eSubId, version, 100_000)).status).toBe(400);
  });

  it('are stale to a version that never was', async () => {
    const { eSubId, version } = await draft();
    expect((await saveBills(eSubId, version + 9, 100)).status).toBe(409);
    expect((await saveInfo(eSubId, version + 9)).status).toBe(409);
  });
});

it('50 who give shares at once never give more than all', async () => {
  const { eSubId, version } = await draft();
  const rows = [external({ shareBasis: 'PERCENT', shareRate: 600_000 })];
  const all = [internal(hannah, 'CA', whole)];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 ? saveExternal(hannah, eSubId, version, rows) : saveInternal(hannah, eSubId, version, all),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(48);
  const { external: outside, internal: inside, info } = await summaryOf(hannah, eSubId);
  const sum = [...outside.rows, ...inside.rows].reduce((total, { amountCents }) => total + amountCents, 0);
  expect(sum).toBe(info.commission.amountCents);
  expect([outside.rows.length, inside.rows.length]).toEqual([1, 1]);
});
