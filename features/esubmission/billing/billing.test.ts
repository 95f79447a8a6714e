import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { loadEsubmission } from '../record/load.server.ts';
import { esubmissionMember } from '../record/tables.server.ts';
import { casesOf } from '../rig/a-case.ts';
import { recomputeBilling } from './recompute.server.ts';
import { bill } from './tables.server.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

const aBill = (amountCents: number, more: object = {}) => ({
  billFor: 'OWN_CLIENT',
  invoiceToText: 'Tan Ah Kow',
  address: '123 Ang Mo Kio Avenue 3 #09-118',
  email: 'tan@example.com',
  amountCents,
  ...more,
});
const save = (who: Client, eSubId: string, version: number, rows: object[]) =>
  who.put('/api/v1/billing-infos', { eSubId, version, rows });
const read = (who: Client, id: string) => who.get(`/api/v1/esubmissions/${id}/billing`);

describe('billing', () => {
  it('is saved with GST half up on each bill, short of the commission while a draft', async () => {
    const id = await rig.aCase(hannah.person);
    const saved = await save(hannah, id, 1, [aBill(999_950), aBill(1_000_005, { billFor: 'CO_BROKE_AGENCY' })]);
    expect(saved.status).toBe(200);
    expect(saved.body.data).toMatchObject({
      commissionCents: 2_000_000,
      billedCents: 1_999_955,
      remainCents: 45,
      gstRate: 90_000,
      version: 2,
      rows: [
        { amountCents: 999_950, gstRate: 90_000, gstCents: 89_996, totalCents: 1_089_946 },
        { amountCents: 1_000_005, gstCents: 90_000, totalCents: 1_090_005, billFor: 'CO_BROKE_AGENCY' },
      ],
    });
    expect((await read(hannah, id)).body.data).toEqual(saved.body.data);
    const whole = await save(hannah, id, 2, [aBill(2_000_000)]);
    expect(whole.body.data).toMatchObject({ remainCents: 0, version: 3 });
    expect((await save(hannah, id, 3, [])).body.data).toMatchObject({ rows: [], remainCents: 2_000_000 });
  });

  it('keeps what an e-invoice says of a business, tidied, and the days to pay', async () => {
    const id = await rig.aCase(hannah.person);
    const business = { uen: ' 2019 12345-k', gstNumber: 'm9-0312345-a', postalCode: '560123', termsDays: 30 };
    const saved = await save(hannah, id, 1, [aBill(1_000_000, business)]);
    const agency = { uen: '201912345K', gstNumber: 'M90312345A', postalCode: '560123', termsDays: 30 };
    expect(saved.body.data.rows).toMatchObject([agency]);
    expect((await hannah.post('/api/v1/billing-infos', { ...aBill(5), eSubId: id, version: 2 })).status).toBe(200);
    expect((await read(hannah, id)).body.data.rows).toMatchObject([
      agency,
      { uen: '', gstNumber: '', postalCode: '', termsDays: null },
    ]);
  });

  it.each([
    ['2022-12-31', null, 70_000],
    ['2022-12-31', '2023-03-01', 80_000],
    ['2023-11-01', '2024-01-02', 90_000],
    ['1999-01-01', null, 0],
  ])('takes the rate of the completion, else of the option: %s, %s', async (optionDate, completionDate, gstRate) => {
    const id = await rig.aCase(hannah.person, { optionDate, completionDate });
    expect((await save(hannah, id, 1, [aBill(100)])).body.data).toMatchObject({ gstRate, rows: [{ gstRate }] });
  });

  it('takes the first bills together', async () => {
    const id = await rig.aCase(hannah.person);
    const body = { eSubId: id, version: 1, rows: [aBill(1_000), aBill(2_000)] };
    const saved = await hannah.post('/api/v1/billing-infos/bulk', body);
    expect(saved).toMatchObject({ status: 200, body: { data: { billedCents: 3_000, version: 2 } } });
    expect((await hannah.post('/api/v1/billing-infos/bulk', body)).status).toBe(409);
  });

  it('follows a completion that moves into another rate', async () => {
    const id = await rig.aCase(hannah.person, { optionDate: '2023-11-01' });
    await save(hannah, id, 1, [aBill(1_000), aBill(2_000)]);
    await rig.change(id, { completionDate: '2024-02-01' });
    expect((await read(hannah, id)).body.data.rows).toMatchObject([{ gstCents: 90 }, { gstCents: 180 }]);
    const origin = { requestId: '', address: '', userAgent: '' };
    const at = { ...app.services, ...origin, actor: hannah.person, db: app.services.database };
    await transact(at, async (within) => recomputeBilling(within, await loadEsubmission(within, id)));
    const stored = await app.services.database
      .select()
      .from(bill)
      .where(eq(bill.esubmissionId, id))
      .orderBy(asc(bill.position));
    expect(stored).toMatchObject([
      { gstRate: 90_000, gstCents: 90 },
      { gstRate: 90_000, gstCents: 180 },
    ]);
  });

  it.each<[string, object[], string]>([
    ['over the commission', [aBill(1_999_999), aBill(2)], 'rows.1.amountCents'],
    ['of nothing', [aBill(0)], 'rows.0.amountCents'],
    ['without an addressee', [aBill(1, { invoiceToText: ' ' })], 'rows.0.invoiceToText'],
    ['to nobody we know of', [aBill(1, { billFor: 'EMPLOYER' })], 'rows.0.billFor'],
    ['to a broken address', [aBill(1, { email: 'tan@' })], 'rows.0.email'],
    ['with a wrong UEN', [aBill(1, { uen: 'S1234567D' })], 'rows.0.uen'],
    ['with a wrong GST number', [aBill(1, { gstNumber: 'M9' })], 'rows.0.gstNumber'],
    ['with a wrong postal code', [aBill(1, { postalCode: '56010' })], 'rows.0.postalCode'],
    ['with a year and more to pay', [aBill(1, { termsDays: 366 })], 'rows.0.termsDays'],
  ])('is refused %s', async (_case, rows, field) => {
    const id = await rig.aCase(hannah.person);
    const answer = await save(hannah, id, 1, rows);
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
    expect((await read(hannah, id)).body.data).toMatchObject({ rows: [], version: 1 });
  });

  it('is a stranger’s 404, a submitted case’s 409, an older version’s 409', async () => {
    const id = await rig.aCase(hannah.person, { version: 3 });
    expect((await read(ravi, id)).status).toBe(404);
    expect((await save(ravi, id, 3, [])).status).toBe(404);
    expect((await save(hannah, id, 2, [])).body.errors[0].code).toBe('esubmission.stale');
    await rig.change(id, { status: 2 });
    expect((await save(hannah, id, 3, [])).body.errors[0].code).toBe('esubmission.locked');
  });

  it('is computed from the price, to the cent of the commission, and recomputed with it', async () => {
    const id = await rig.aCase(hannah.person, { priceCents: 100_000_050, commissionCents: 2_000_001 });
    const half = aBill(7, { basis: 'PERCENT', rate: 10_000 });
    const saved = await save(hannah, id, 1, [half, half]);
    expect(saved.body.data).toMatchObject({
      remainCents: 0,
      rows: [
        { basis: 'PERCENT', rate: 10_000, amountCents: 1_000_001 },
        { basis: 'PERCENT', rate: 10_000, amountCents: 1_000_000 },
      ],
    });
    await rig.change(id, { priceCents: 200_000_000 });
    const origin = { requestId: '', address: '', userAgent: '' };
    const at = { ...app.services, ...origin, actor: hannah.person, db: app.services.database };
    await transact(at, async (within) => recomputeBilling(within, await loadEsubmission(within, id)));
    expect((await read(hannah, id)).body.data.rows).toMatchObject([
      { amountCents: 2_000_000, gstCents: 180_000 },
      { amountCents: 2_000_000 },
    ]);
  });

  it('is added to one by one, within the commission', async () => {
    const id = await rig.aCase(hannah.person);
    const add = (who: Client, version: number, bill: object) =>
      who.post('/api/v1/billing-infos', { ...bill, eSubId: id, version });
    expect((await add(hannah, 1, aBill(1_500_000))).body.data).toMatchObject({ remainCents: 500_000, version: 2 });
    expect((await add(hannah, 2, aBill(500_001))).body.errors[0].field).toBe('amountCents');
    expect((await add(ravi, 2, aBill(1))).status).toBe(404);
    const both = await add(hannah, 2, aBill(9, { basis: 'PERCENT', rate: 5_000 }));
    expect(both.body.data).toMatchObject({ remainCents: 0, rows: [{}, { amountCents: 500_000 }] });
    expect((await hannah.get(`/api/v1/billing-infos?eSubId=${id}`)).body.data).toEqual(both.body.data);
    await rig.change(id, { status: 2 });
    expect((await add(hannah, 3, aBill(1))).status).toBe(409);
  });

  it('offers addressees, and the clients that it covers', async () => {
    const id = await rig.aCase(hannah.person);
    const client = await rig.aParty(id);
    await rig.aParty(id, { name: 'Arjun Nair', partyType: 'BUYER', representedParty: 'O' });
    await save(hannah, id, 1, [aBill(500, { servingPartyUUIDs: [client] })]);
    const invoiceTo = (await hannah.get(`/api/v1/billing-infos/invoice-to?eSubId=${id}`)).body.data;
    expect(invoiceTo).toEqual([
      { billFor: 'OWN_CLIENT', invoiceToText: 'Tan Ah Kow', address: '', email: '', uen: '' },
      { billFor: 'OTHER_PARTY', invoiceToText: 'Arjun Nair', address: '', email: '', uen: '' },
    ]);
    expect((await hannah.get(`/api/v1/billing-infos/serving-parties?eSubId=${id}`)).body.data).toEqual([
      { uuid: client, name: 'Tan Ah Kow', partyType: 'SELLER', isServed: true },
    ]);
    const stranger = await rig.aParty(await rig.aCase(hannah.person));
    const wrong = await save(hannah, id, 2, [aBill(500, { servingPartyUUIDs: [stranger] })]);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'rows.0.servingPartyUUIDs' }] } });
    expect((await ravi.get(`/api/v1/billing-infos/invoice-to?eSubId=${id}`)).status).toBe(404);
  });

  it('charges no GST before the agency is registered, and says where it did', async () => {
    const id = await rig.aCase(hannah.person, { optionDate: '2024-02-01' });
    await save(hannah, id, 1, [aBill(1_000)]);
    const { $client } = app.services.database;
    const say = (from: string) =>
      $client.query(`UPDATE setting SET value = $1 WHERE key = 'gstRegistration'`, [{ from, until: null }]);
    await say('2024-03-01');
    try {
      const tax = (await hannah.get(`/api/v1/esubmissions/${id}/tax`)).body.data;
      expect(tax).toEqual({ taxPoint: '2024-02-01', isRegistered: false, gstRate: 0 });
      expect((await read(hannah, id)).body.data).toMatchObject({ isRegistered: false, rows: [{ gstCents: 0 }] });
      const { findings } = (await hannah.get(`/api/v1/esubmissions/${id}/summary`)).body.data;
      expect(findings).toContainEqual(expect.objectContaining({ code: 'V18', level: 'block' }));
      await save(hannah, id, 2, [aBill(1_000)]);
      const after = (await hannah.get(`/api/v1/esubmissions/${id}/summary`)).body.data.findings;
      expect(after.filter(({ code }: { code: string }) => code === 'V18')).toEqual([]);
    } finally {
      await say('1994-04-01');
    }
  });

  it('takes its rates from the table', async () => {
    const rates = (await hannah.get('/api/v1/billing-infos/tax?day=2023-06-01')).body.data;
    expect(rates.inForce).toEqual({ validFrom: '2023-01-01', rate: 80_000 });
    expect(rates.rows).toHaveLength(3);
    const before = (await hannah.get('/api/v1/billing-infos/tax?day=2001-01-01')).body.data;
    expect(before.inForce).toBeNull();
  });

  it('shows an internal co-broker the amounts, not whom they are sent to', async () => {
    const id = await rig.aCase(hannah.person);
    await save(hannah, id, 1, [aBill(500)]);
    await rig.change(id, { status: 2 });
    const { database } = app.services;
    const member = { userId: ravi.person.userId, esubmissionId: id, capacity: 'COBROKE' as const };
    await database.insert(esubmissionMember).values({ ...member, createdAt: '2026-03-01T02:00:00Z' });
    expect((await read(ravi, id)).body.data.rows).toMatchObject([
      { amountCents: 500, invoiceToText: 'Our client', address: '', email: '' },
    ]);
    const desk = await app.letIn(await app.aStaff('submissions'));
    expect((await read(desk, id)).body.data.rows).toMatchObject([{ invoiceToText: 'Tan Ah Kow' }]);
  });
});
