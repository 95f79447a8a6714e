import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease, sampleParties } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { party } from './tables.server.ts';

const cases = '/api/v1/esubmissions';
const parties = '/api/v1/related-parties';
const [seller, buyer] = sampleParties();
let app: TestApp;
let hannah: Client;
let ravi: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

const aDraft = async (): Promise<string> => (await hannah.post(cases, sampleInfo())).body.data.eSubId;
const add = (eSubId: string, version: number, change: object = {}) =>
  hannah.post(parties, { ...seller, ...change, eSubId, version });
const rowsOf = async (eSubId: string) => (await hannah.get(`${cases}/${eSubId}/transaction-party`)).body.data;
const storedOf = async (uuid: string) =>
  (await app.services.database.select().from(party).where(eq(party.uuid, uuid)))[0];

const owned = (change: object = {}) => ({
  isBeneficialOwner: false,
  beneficialOwner: { name: 'Lee Ah Moi', idType: 'NRIC', idNumber: 'T0000001E', ...change },
});

describe('a party', () => {
  it('is added, shown masked, and found by its name', async () => {
    const eSubId = await aDraft();
    const added = await add(eSubId, 1);
    expect(added).toMatchObject({
      status: 200,
      body: { message: 'The Transaction Party add successfully!', data: { eSubId, version: 2 } },
    });
    const { idNumber, ...rest } = seller ?? {};
    expect(await rowsOf(eSubId)).toMatchObject({
      version: 2,
      rows: [{ ...rest, uuid: added.body.data.uuid, idNumberMasked: 'S****567D' }],
    });
    const list = (await hannah.get(`${cases}?search=siew%20GOH`)).body.data;
    expect(list.rows).toMatchObject([{ eSubId }]);
  });

  it('keeps its number sealed in the database and out of the answers and the trail', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1, { idNumber: ' s1234567-d ' })).body.data;
    await hannah.put(parties, { ...seller, idNumber: 'T0000001E', eSubId, uuid, version: 2 });
    const stored = await storedOf(uuid);
    expect(stored?.idNumberSealed).toMatch(/^v1\./);
    expect(app.services.secrets.open(stored?.idNumberSealed ?? '', `esubmission_party/${uuid}/id_number`)).toBe(
      'T0000001E',
    );
    expect(stored?.idNumberPrint).toBe(app.services.secrets.fingerprint('T0000001E'));
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(trail.map(({ action }) => action)).toContain('esubmission.party-saved');
    expect(JSON.stringify([trail, stored, await rowsOf(eSubId)])).not.toMatch(/S1234567D|T0000001E/);
  });

  it('keeps the number that is stored when none is sent, unless it is of another kind', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1)).body.data;
    const before = await storedOf(uuid);
    const { idNumber, ...change } = { ...seller, eSubId, uuid, name: 'Goh Siew Choo Anna' };
    expect((await hannah.put(parties, { ...change, version: 2 })).body.data).toMatchObject({ uuid, version: 3 });
    expect(await storedOf(uuid)).toEqual({ ...before, name: 'Goh Siew Choo Anna' });
    const passport = await hannah.put(parties, { ...change, idType: 'PASSPORT', version: 3 });
    expect(passport).toMatchObject({ status: 400, body: { errors: [{ field: 'idNumber' }] } });
  });

  it.each([
    ['no number', { idNumber: undefined }, 'idNumber'],
    ['a wrong letter', { idNumber: 'S1234567A' }, 'idNumber'],
    ['a FIN as NRIC', { idNumber: 'F1234567N' }, 'idNumber'],
    ['a company with an NRIC', { kind: 'COMPANY' }, 'idType'],
    ['a birth to come', { dateOfBirth: '2026-11-21' }, 'dateOfBirth'],
    ['no name', { name: ' ' }, 'name'],
    ['an alias that shows another name than is stored', { alias: 'Anna \u202eeel' }, 'alias'],
    ['half a character', { alias: 'Anna \uD83C' }, 'alias'],
    ['a pass that is none', { passType: 'TOURIST' }, 'passType'],
    ['a day that is none', { passExpiry: '2027-02-30' }, 'passExpiry'],
    ['a passport without an end', { idExpiry: '9999-12-31' }, 'idExpiry'],
    [
      'a registration to come',
      { kind: 'COMPANY', idType: 'UEN', idNumber: '197401143C', dateOfIncorporation: '2026-11-21' },
      'dateOfIncorporation',
    ],
    ['a country that is none', { nationality: 'Singaporean' }, 'nationality'],
    [
      'a stranger whom it acts for',
      { isOnBehalf: true, representsPartyUUID: crypto.randomUUID() },
      'representsPartyUUID',
    ],
    ['an owner with a wrong letter', owned({ idNumber: 'S1234567A' }), 'beneficialOwner.idNumber'],
    ['an owner without a name', owned({ name: '' }), 'beneficialOwner.name'],
    ['an unknown field', { isBoss: true }, 'isBoss'],
  ])('with %s is refused', async (_, change, field) => {
    const eSubId = await aDraft();
    expect(await add(eSubId, 1, change)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await rowsOf(eSubId)).toEqual({ rows: [], version: 1 });
  });

  it('stores only the fields that it has, and is found by its alias', async () => {
    const eSubId = await aDraft();
    const foreigner = {
      idType: 'FIN',
      idNumber: 'F1234567N',
      alias: '陳大文 🏠 %_\'"',
      gender: 'F',
      passType: 'EP',
      passExpiry: '2027-05-01',
    };
    const foreign = {
      idExpiry: '2027-01-01',
      employer: 'Acme',
      tradingName: 'Acme',
      dateOfIncorporation: '2019-02-01',
    };
    const { uuid } = (await add(eSubId, 1, { ...foreigner, ...foreign })).body.data;
    const { idNumber, ...rest } = foreigner;
    const nothing = { idExpiry: null, employer: '', tradingName: '', dateOfIncorporation: null };
    expect((await rowsOf(eSubId)).rows).toMatchObject([{ ...rest, ...nothing }]);
    expect(await storedOf(uuid)).toMatchObject(nothing);
    const search = async () => (await hannah.get(`${cases}?search=${encodeURIComponent('陳大文')}`)).body.data.rows;
    expect(await search()).toMatchObject([{ eSubId }]);

    const change = { ...seller, ...foreigner, alias: '', passType: 'NA', idNumber: undefined, eSubId, uuid };
    expect((await hannah.put(parties, { ...change, version: 2 })).status).toBe(200);
    expect((await rowsOf(eSubId)).rows).toMatchObject([{ alias: '', passType: 'NA', passExpiry: null }]);
    expect(await search()).toEqual([]);
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(trail.at(-1)?.detail).toMatchObject({ changed: ['alias', 'passType', 'passExpiry'] });
    expect(JSON.stringify(trail)).not.toMatch(/陳大文|2027-05-01/);
  });

  it('that is a company is found by the name that it trades under', async () => {
    const eSubId = await aDraft();
    const details = { tradingName: 'The Copper Lantern', dateOfIncorporation: '2026-11-20' };
    const company = { kind: 'COMPANY', idType: 'UEN', idNumber: '197401143C', dateOfBirth: null };
    expect((await add(eSubId, 1, { ...company, ...details, alias: 'Anna', gender: 'F' })).status).toBe(200);
    expect((await rowsOf(eSubId)).rows).toMatchObject([{ ...details, alias: '', gender: null }]);
    expect((await hannah.get(`${cases}?search=copper`)).body.data.rows).toMatchObject([{ eSubId }]);
  });

  it('who has become a buyer is not shown as a tenant', async () => {
    const { eSubId } = (await hannah.post(cases, sampleLease())).body.data;
    const tenant = { partyType: 'TENANT', occupation: 'Engineer', employer: 'Acme Pte Ltd' };
    await add(eSubId, 1, tenant);
    expect((await rowsOf(eSubId)).rows).toMatchObject([tenant]);
    expect((await hannah.put(cases, { ...sampleInfo(), eSubId, version: 2 })).status).toBe(200);
    expect((await rowsOf(eSubId)).rows).toMatchObject([{ partyType: 'BUYER', occupation: '', employer: '' }]);
  });

  it('whose pass ends before the lease is pointed out', async () => {
    const { eSubId } = (await hannah.post(cases, sampleLease())).body.data;
    const pass = { idType: 'FIN', idNumber: 'F1234567N', passType: 'EP', passExpiry: '2027-05-01' };
    await add(eSubId, 1, { partyType: 'TENANT', ...pass });
    const { findings } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    const message = expect.stringContaining('ends on 01 May 2027, before the lease does');
    expect(findings).toContainEqual(expect.objectContaining({ code: 'pass', level: 'warn', step: 'parties', message }));
  });

  it('with a doubtful letter is taken, and pointed out', async () => {
    const eSubId = await aDraft();
    expect((await add(eSubId, 1, { idType: 'FIN', idNumber: 'M1234567X' })).status).toBe(200);
    const { findings } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect(findings).toContainEqual(expect.objectContaining({ code: 'V11', level: 'warn', step: 'parties' }));
  });

  it('holds for someone whose number is sealed like its own, until it holds for itself', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1, owned())).body.data;
    expect((await rowsOf(eSubId)).rows[0].beneficialOwner).toEqual({
      name: 'Lee Ah Moi',
      idType: 'NRIC',
      idNumberMasked: 'T****001E',
      nationality: '',
      dateOfBirth: null,
    });
    const change = { ...seller, eSubId, uuid };
    await hannah.put(parties, { ...change, ...owned({ idNumber: undefined, name: 'Lee Ah Mui' }), version: 2 });
    const { beneficialOwner } = (await rowsOf(eSubId)).rows[0];
    expect(beneficialOwner).toMatchObject({ name: 'Lee Ah Mui', idNumberMasked: 'T****001E' });
    await hannah.put(parties, { ...change, version: 3 });
    expect((await rowsOf(eSubId)).rows[0]).toMatchObject({ isBeneficialOwner: true, beneficialOwner: null });
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(JSON.stringify(trail)).not.toMatch(/T0000001E|Lee Ah M/);
  });

  it('acts for another of its side, who may be taken off', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1)).body.data;
    const attorney = { name: 'Wong Mei', idNumber: 'S9876543C', isOnBehalf: true, representsPartyUUID: uuid };
    expect((await add(eSubId, 2, { ...attorney, partyType: 'BUYER' })).body.errors[0].field).toBe(
      'representsPartyUUID',
    );
    expect((await add(eSubId, 2, attorney)).status).toBe(200);
    const both = await hannah.put(parties, { ...seller, isOnBehalf: true, eSubId, uuid, version: 3 });
    expect(both).toMatchObject({ status: 400, body: { errors: [{ field: 'isOnBehalf' }] } });
    await hannah.delete(`${parties}?eSubId=${eSubId}&uuid=${uuid}&version=3`);
    expect((await rowsOf(eSubId)).rows).toMatchObject([{ isOnBehalf: true, representsPartyUUID: null }]);
    const { findings } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect(findings).toContainEqual(expect.objectContaining({ code: 'behalf', level: 'block' }));
  });

  it('who seems to be one of us is pointed out', async () => {
    const eSubId = await aDraft();
    await add(eSubId, 1, { name: hannah.person.name });
    const { findings } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect(findings).toContainEqual(expect.objectContaining({ code: 'V19', level: 'declare', step: 'parties' }));
  });

  it('so is who seems to be one of us behind a party', async () => {
    const eSubId = await aDraft();
    const owner = { name: hannah.person.name, idType: 'NRIC', idNumber: 'S1234567D' };
    await add(eSubId, 1, { name: 'Goh Siew Choo', isBeneficialOwner: false, beneficialOwner: owner });
    const { findings } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    const message = expect.stringMatching(new RegExp(`^${hannah.person.name} seems to be`));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'V19', message }));
  });

  it('is one of the party types', async () => {
    const { data } = (await hannah.get(`${parties}/party-types`)).body;
    expect(data).toContainEqual({ partyType: 'SELLER', label: 'Seller' });
    expect((await hannah.get(`${parties}/party-types?transactionType=LEASE`)).body.data).toEqual([
      { partyType: 'LANDLORD', label: 'Landlord' },
      { partyType: 'TENANT', label: 'Tenant' },
    ]);
  });

  it('is taken off', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1)).body.data;
    const gone = await hannah.delete(`${parties}?eSubId=${eSubId}&uuid=${uuid}&version=2`);
    expect(gone.body.data).toMatchObject({ eSubId, version: 3 });
    expect(await rowsOf(eSubId)).toEqual({ rows: [], version: 3 });
  });
});

describe('parties of', () => {
  it('another’s submission are a 404, in every way', async () => {
    const eSubId = await aDraft();
    const { uuid } = (await add(eSubId, 1)).body.data;
    const body = { ...buyer, eSubId, version: 2 };
    const answers = [
      await ravi.get(`${cases}/${eSubId}/transaction-party`),
      await ravi.post(parties, body),
      await ravi.put(parties, { ...body, uuid }),
      await ravi.delete(`${parties}?eSubId=${eSubId}&uuid=${uuid}&version=2`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('another of my own submissions can’t be reached through this one', async () => {
    const [mine, other] = [await aDraft(), await aDraft()];
    const { uuid } = (await add(other, 1)).body.data;
    expect((await hannah.put(parties, { ...seller, eSubId: mine, uuid, version: 1 })).status).toBe(404);
    expect((await hannah.delete(`${parties}?eSubId=${mine}&uuid=${uuid}&version=1`)).status).toBe(404);
  });

  it('a submission that moved on are stale: of 10 at once, one is added', async () => {
    const eSubId = await aDraft();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(eSubId, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await rowsOf(eSubId)).rows).toHaveLength(1);
  });

  it('a submitted one stay as they are', async () => {
    const { eSubId, version, partyUuids } = await anEsubmission(hannah, { status: 'submitted' });
    expect((await add(eSubId, version)).status).toBe(409);
    const gone = await hannah.delete(`${parties}?eSubId=${eSubId}&uuid=${partyUuids[0]}&version=${version}`);
    expect(gone.status).toBe(409);
  });
});
