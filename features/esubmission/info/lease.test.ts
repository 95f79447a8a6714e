import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease, sampleParties } from '#demo/sample.ts';
import { addDays } from '#platform/contract/days.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { cases, lastAudit, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let desk: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

type Lease = Parameters<typeof sampleLease>[0];

const aHome = () => {
  units += 1;
  return { ...sampleLease().property, unit: `50-${units}` };
};
const aLease = (owner: Client, status: 'draft' | 'ready' | 'submitted', change: Lease = {}) =>
  anEsubmission(owner, { status, info: { property: aHome(), ...change, transactionType: 'LEASE' } });
const draftOf = async (body: object) => (await hannah.post(cases, body)).body.data;

describe('a lease', () => {
  it('is reported with its rent and term, the commission worked out in months of rent', async () => {
    const info = sampleLease({ commission: { basis: 'MONTHS_OF_RENT', rate: 15_000, amountCents: 1 } });
    const { eSubId } = await draftOf(info);
    const summary = await summaryOf(hannah, eSubId);
    expect(summary.info).toMatchObject({
      ...info,
      district: '09',
      rentalScope: 'WHOLE',
      commission: { basis: 'MONTHS_OF_RENT', rate: 15_000, amountCents: 1_020_000 },
    });
    expect(summary.info).not.toHaveProperty('priceCents');
    expect(summary.internal.rows).toMatchObject([{ role: 'CA', amountCents: 1_020_000 }]);
  });

  it('goes through to its approval', async () => {
    const { eSubId, caseNo } = await aLease(hannah, 'submitted');
    await move(desk, eSubId, 3);
    expect((await move(desk, eSubId, 7)).status).toBe(200);
    const { rows } = (await desk.get(`${cases}?search=${caseNo}&transactionType=LEASE`)).body.data;
    expect(rows).toMatchObject([
      { caseNo, transactionType: 'LEASE', priceCents: 680_000, representedSide: 'LANDLORD' },
    ]);
    expect((await desk.get(`${cases}?search=${caseNo}&transactionType=SALE`)).body.data.rows).toEqual([]);
  });

  it('is approved with the number of its stamp certificate, and not before', async () => {
    const { eSubId } = await aLease(hannah, 'submitted', { stampCertificateNo: '' });
    await move(desk, eSubId, 3);
    expect(await move(desk, eSubId, 7)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'esubmission.conflict', field: 'info.stampCertificateNo' }] },
    });
    await move(desk, eSubId, 5, 'The certificate, please');
    const { info, version } = await summaryOf(hannah, eSubId);
    const { district: _, eccdid: __, ...input } = info;
    await hannah.put(cases, { ...input, stampCertificateNo: '202611-0417723', eSubId, version });
    await move(hannah, eSubId, 2);
    await move(desk, eSubId, 3);
    expect((await move(desk, eSubId, 7)).status).toBe(200);
  });

  it('takes the number of its stamp certificate from who has claimed it, and says who entered it', async () => {
    const { eSubId } = await aLease(hannah, 'submitted', { stampCertificateNo: '' });
    const enter = (who: Client) =>
      who.put(`${cases}/${eSubId}/stamp-certificate`, { stampCertificateNo: '202611-0417723' });
    expect((await enter(desk)).status).toBe(409);
    await move(desk, eSubId, 3);
    expect((await enter(hannah)).status).toBe(403);
    expect((await enter(desk)).status).toBe(200);
    const { info, history } = await summaryOf(hannah, eSubId);
    expect(info.stampCertificateNo).toBe('202611-0417723');
    expect(history.at(-1)).toMatchObject({ event: 'STAMP', actorName: desk.person.name, reason: '202611-0417723' });
    expect(await lastAudit(app, eSubId)).toMatchObject({ action: 'esubmission.stamp-entered' });
    expect((await move(desk, eSubId, 7)).status).toBe(200);
  });

  it('takes GST at the rate of the agreement', async () => {
    const { eSubId } = await draftOf(sampleLease({ agreementDate: '2023-06-01', lateReason: 'Found in an old file' }));
    expect((await hannah.get(`${cases}/${eSubId}/billing`)).body.data).toMatchObject({ gstRate: 80_000 });
  });

  it.each<[string, object, string]>([
    ['a price', { priceCents: 1 }, 'priceCents'],
    ['a seller', { representedSide: 'SELLER' }, 'representedSide'],
    ['no end', { tenancyEnd: null }, 'tenancyEnd'],
    ['an end before its start', { tenancyEnd: '2020-01-01' }, 'tenancyEnd'],
    ['a town, though it is no flat', { hdbTown: 'Bishan' }, 'hdbTown'],
    ['a rent that no one pays', { monthlyRentCents: 10_000_000_001 }, 'monthlyRentCents'],
    ['an area to three decimals', { floorArea: 93.005 }, 'floorArea'],
  ])('is refused with %s', async (_, change, field) => {
    const answer = await hannah.post(cases, { ...sampleLease(), ...change });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('is stored when it is too short, and not submitted', async () => {
    const { agreementDate, tenancyStart } = sampleLease();
    const short = { agreementDate, tenancyStart, tenancyEnd: addDays(tenancyStart, 40) };
    const { eSubId } = await aLease(hannah, 'ready', short);
    const refused = await move(hannah, eSubId, 2);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'V13', field: 'info.tenancyEnd' }] } });
  });

  it('is measured and weighed by the agency’s settings', async () => {
    const { eSubId } = await aLease(hannah, 'draft');
    const set = (key: string, value: unknown) =>
      app.services.database.$client.query('INSERT INTO setting (key, value) VALUES ($1, $2)', [
        key,
        JSON.stringify(value),
      ]);
    await set('leaseMonths', { hdbLeast: 6, hdbMost: 36, hdbMostForeign: 24, privateLeast: 25 });
    await set('checkLevels', { V13: 'warn' });
    const { findings } = await summaryOf(hannah, eSubId);
    await app.services.database.$client.query(`DELETE FROM setting WHERE key IN ('leaseMonths', 'checkLevels')`);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'V13', level: 'warn' }));
  });

  it('is a stranger’s 404, and closed once it was submitted', async () => {
    const { eSubId, version } = await aLease(hannah, 'submitted');
    const body = { ...sampleLease(), eSubId, version };
    expect((await ravi.put(cases, body)).status).toBe(404);
    expect((await hannah.put(cases, body)).body.errors[0].code).toBe('esubmission.locked');
  });
});

describe('a draft that turns from a sale into a lease', () => {
  it('takes its parties along, and keeps nothing of the sale', async () => {
    const { eSubId, version } = await anEsubmission(hannah, { status: 'draft', info: { property: aHome() } });
    const saved = await hannah.put(cases, { ...sampleLease(), eSubId, version });
    expect(saved.status).toBe(200);
    const { parties, info } = await summaryOf(hannah, eSubId);
    expect(parties.map(({ partyType }: { partyType: string }) => partyType)).toEqual(['LANDLORD', 'TENANT']);
    expect(info).not.toHaveProperty('optionDate');
    const back = { ...sampleInfo(), eSubId, version: saved.body.data.version };
    expect((await hannah.put(cases, back)).status).toBe(200);
    expect((await summaryOf(hannah, eSubId)).parties[0]).toMatchObject({ partyType: 'SELLER' });
  });

  it('refuses a party of a sale', async () => {
    const { eSubId, version } = await draftOf(sampleLease());
    const answer = await hannah.post('/api/v1/related-parties', { ...sampleParties()[0], eSubId, version });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'partyType']);
  });
});

describe('both sides of one home', () => {
  const codesOf = async (owner: Client, eSubId: string) =>
    (await summaryOf(owner, eSubId)).findings.map(
      ({ code, level }: { code: string; level: string }) => `${code} ${level}`,
    );
  const tenant = { representedSide: 'TENANT' } as const;

  it('are not one salesperson’s: the other case is named', async () => {
    const property = aHome();
    const { caseNo } = await aLease(hannah, 'submitted', { property });
    const { eSubId } = await aLease(hannah, 'ready', { property, ...tenant });
    const refused = await move(hannah, eSubId, 2);
    expect(refused.body.errors).toMatchObject([{ code: 'V03', field: 'info.property' }]);
    expect(refused.body.errors[0].message).toContain(caseNo);
  });

  it('are declared when the agency has both', async () => {
    const property = aHome();
    await aLease(hannah, 'submitted', { property });
    const { eSubId } = await aLease(ravi, 'ready', { property, ...tenant });
    expect(await codesOf(ravi, eSubId)).toEqual(['V02 declare']);
  });

  it('may be one salesperson’s, one tenancy after the other', async () => {
    const property = aHome();
    const { agreementDate, tenancyStart, tenancyEnd } = sampleLease();
    await aLease(hannah, 'submitted', { property });
    const after = { agreementDate, tenancyStart: addDays(tenancyEnd, 1), tenancyEnd: addDays(tenancyEnd, 400) };
    expect(tenancyStart < after.tenancyStart).toBe(true);
    const { eSubId } = await aLease(hannah, 'ready', { property, ...tenant, ...after });
    expect(await codesOf(hannah, eSubId)).toEqual([]);
    // The last day is still one of the tenancy.
    const onTheLast = await aLease(hannah, 'ready', { property, ...tenant, ...after, tenancyStart: tenancyEnd });
    expect(await codesOf(hannah, onTheLast.eSubId)).toEqual(['V03 block']);
  });

  it('may be one salesperson’s, in two rooms; not in one, nor in the whole', async () => {
    const property = aHome();
    const room = (roomDescription: string) => ({ rentalScope: 'ROOM', roomDescription }) as const;
    await aLease(hannah, 'submitted', { property, ...room('Master bedroom') });
    const other = await aLease(hannah, 'ready', { property, ...tenant, ...room('Common room') });
    expect(await codesOf(hannah, other.eSubId)).toEqual([]);
    const same = await aLease(hannah, 'ready', { property, ...tenant, ...room('master bedroom') });
    expect(await codesOf(hannah, same.eSubId)).toEqual(['V03 block']);
    const whole = await aLease(hannah, 'ready', { property, ...tenant });
    expect(await codesOf(hannah, whole.eSubId)).toEqual(['V03 block']);
  });

  it('of a sale and of a lease are two transactions', async () => {
    const property = aHome();
    await anEsubmission(hannah, { status: 'submitted', info: { property, representedSide: 'BUYER' } });
    const { eSubId } = await aLease(hannah, 'ready', { property });
    expect(await codesOf(hannah, eSubId)).toEqual([]);
  });
});
