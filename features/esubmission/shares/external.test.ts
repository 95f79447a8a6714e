import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditRow } from '#platform/server/audit/tables.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { loadEsubmission } from '../record/load.server.ts';
import { casesOf } from '../rig/a-case.ts';
import { external, internal, saveExternal, saveInternal, whole } from '../rig/shares.ts';
import { recomputeShares } from './recompute.server.ts';
import { externalCobroke } from './tables.server.ts';

let app: TestApp;
let hannah: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
});

describe('external co-brokers', () => {
  it('take from the commission, are read back, replaced and audited', async () => {
    const id = await rig.aCase(hannah.person);
    const amount = external({ shareBasis: 'AMOUNT', shareCents: 100_000, shareRate: 5 });
    const saved = await saveExternal(hannah, id, 1, [external(), amount]);
    expect(saved).toMatchObject({ status: 200, body: { message: 'External Co-Broker updated successfully!' } });
    expect(saved.body.data).toMatchObject({ shareableCents: 2_000_000, remainCents: 1_300_000, version: 2 });
    expect(saved.body.data.rows).toMatchObject([
      { shareBasis: 'PERCENT', shareRate: 300_000, shareCents: null, amountCents: 600_000 },
      { shareBasis: 'AMOUNT', shareRate: null, shareCents: 100_000, amountCents: 100_000 },
    ]);
    const read = await hannah.get(`/api/v1/esubmissions/${id}/external-cobrokes`);
    expect(read.body.data).toEqual(saved.body.data);

    const emptied = await saveExternal(hannah, id, 2, []);
    const pool = { shareableCents: 2_000_000, remainCents: 2_000_000, shareable: 2_000_000, remain: 2_000_000 };
    expect(emptied.body.data).toEqual({ rows: [], ...pool, version: 3 });
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, id));
    expect(trail.map(({ action }) => action)).toEqual([
      'esubmission.external-cobrokes-saved',
      'esubmission.external-cobrokes-saved',
    ]);
  });

  it('leave the rest to internal salespeople, whose percentages follow', async () => {
    const id = await rig.aCase(hannah.person);
    await saveInternal(hannah, id, 1, [internal(hannah, 'CA', whole)]);
    await saveExternal(hannah, id, 2, [external({ shareBasis: 'PERCENT', shareRate: 333_333 })]);
    const { data } = (await hannah.get(`/api/v1/esubmissions/${id}/internal-cobrokes`)).body;
    expect(data).toMatchObject({ shareableCents: 1_333_334, remainCents: 0, rows: [{ amountCents: 1_333_334 }] });
  });

  it.each<[string, object[], string]>([
    [
      'over 100%',
      [external(), external(), external({ shareBasis: 'PERCENT', shareRate: 400_001 })],
      'rows.2.shareRate',
    ],
    ['over the commission', [external({ shareBasis: 'AMOUNT', shareCents: 2_000_001 })], 'rows.0.shareCents'],
    ['without a share', [external({ shareBasis: 'AMOUNT' })], 'rows.0.shareCents'],
    ['over 100% in one row', [external({ shareBasis: 'PERCENT', shareRate: 1_000_001 })], 'rows.0.shareRate'],
    ['negative', [external({ shareBasis: 'AMOUNT', shareCents: -1 })], 'rows.0.shareCents'],
    ['half a cent', [external({ shareBasis: 'AMOUNT', shareCents: 0.5 })], 'rows.0.shareCents'],
    ['with a mobile that is none', [{ ...external(), mobile: '12345678' }], 'rows.0.mobile'],
    ['with an address that is none', [{ ...external(), email: 'desmond at harbour' }], 'rows.0.email'],
    [
      'with a case of their own choosing',
      [{ ...external(), esubmissionId: crypto.randomUUID() }],
      'rows.0.esubmissionId',
    ],
  ])('are refused %s, and nothing is saved', async (_case, rows, field) => {
    const id = await rig.aCase(hannah.person);
    const answer = await saveExternal(hannah, id, 1, rows);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ field, message: expect.stringMatching(/\S/) });
    expect(await rig.versionOf(id)).toBe(1);
    const read = await hannah.get(`/api/v1/esubmissions/${id}/external-cobrokes`);
    expect(read.body.data.rows).toEqual([]);
  });

  it('never pass 100%, however many save at once', async () => {
    const id = await rig.aCase(hannah.person);
    const rows = [external({ shareBasis: 'PERCENT', shareRate: 600_000 })];
    const answers = await Promise.all(Array.from({ length: 50 }, () => saveExternal(hannah, id, 1, rows)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const { data } = (await hannah.get(`/api/v1/esubmissions/${id}/external-cobrokes`)).body;
    expect(data).toMatchObject({ remainCents: 800_000, version: 2 });
    expect(data.rows).toHaveLength(1);
  });

  it('may be fewer cents than asked when the commission shrank: what is over shows', async () => {
    const id = await rig.aCase(hannah.person);
    await saveExternal(hannah, id, 1, [external(), external({ shareBasis: 'AMOUNT', shareCents: 1_400_000 })]);
    await rig.change(id, { commissionCents: 1_000_001 });
    const origin = { requestId: '', address: '', userAgent: '' };
    const at = { ...app.services, ...origin, actor: hannah.person, db: app.services.database };
    await transact(at, async (within) => recomputeShares(within, await loadEsubmission(within, id)));
    const stored = await app.services.database
      .select()
      .from(externalCobroke)
      .where(eq(externalCobroke.esubmissionId, id))
      .orderBy(externalCobroke.position);
    expect(stored.map(({ amountCents }) => amountCents)).toEqual([300_000, 1_400_000]);
    const { data } = (await hannah.get(`/api/v1/esubmissions/${id}/external-cobrokes`)).body;
    expect(data).toMatchObject({ shareableCents: 1_000_001, remainCents: -699_999 });
  });
});

describe('an external co-broker', () => {
  const add = (who: Client, eSubId: string, version: number, share: object) =>
    who.post('/api/v1/external-cobrokes', { ...external(share), eSubId, version });

  it('is added after the others, and refused what is not there to share', async () => {
    const id = await rig.aCase(hannah.person);
    await saveExternal(hannah, id, 1, [external()]);
    const added = await add(hannah, id, 2, { shareBasis: 'PERCENT', shareRate: 200_000 });
    expect(added).toMatchObject({ status: 200, body: { message: 'External Co-Broker create successfully!' } });
    expect(added.body.data).toMatchObject({ remainCents: 1_000_000, version: 3, rows: [{}, { amountCents: 400_000 }] });
    const over = await add(hannah, id, 3, { shareBasis: 'AMOUNT', shareCents: 1_000_001 });
    expect(over).toMatchObject({ status: 400, body: { errors: [{ field: 'shareCents' }] } });
    expect((await add(hannah, id, 2, { shareBasis: 'AMOUNT', shareCents: 1 })).status).toBe(409);
  });

  it('says how its salesperson is reached, written in one way', async () => {
    const id = await rig.aCase(hannah.person);
    const reached = { mobile: '9123 4567', email: ' lim.meiling@merlion.example ' };
    const saved = await saveExternal(hannah, id, 1, [external(), { ...external(), ...reached }]);
    expect(saved.body.data.rows).toMatchObject([
      { mobile: '', email: '' },
      { mobile: '+6591234567', email: 'lim.meiling@merlion.example' },
    ]);
  });

  it('who bills on their own takes nothing from the commission', async () => {
    const id = await rig.aCase(hannah.person);
    const own = external({ direction: 'RECEIVE_IN', shareBasis: 'PERCENT', shareRate: 900_000 });
    const saved = await saveExternal(hannah, id, 1, [external(), { ...own, representedSide: 'BUYER' }]);
    expect(saved.body.data).toMatchObject({
      remainCents: 1_400_000,
      rows: [{ amountCents: 600_000 }, { amountCents: 0, direction: 'RECEIVE_IN', representedSide: 'BUYER' }],
    });
  });

  it('is replaced by /bulk, a stranger’s 404 and a submitted case’s 409', async () => {
    const id = await rig.aCase(hannah.person);
    const bulk = (who: Client, version: number) =>
      who.post('/api/v1/external-cobrokes/bulk', { eSubId: id, version, rows: [external()] });
    expect((await bulk(hannah, 1)).body).toMatchObject({
      message: 'External Co-Broker create successfully!',
      data: { rows: [{ amountCents: 600_000 }], version: 2 },
    });
    const ravi = await app.letIn(await app.aSalesperson());
    const share = { shareBasis: 'AMOUNT', shareCents: 1 };
    expect([(await bulk(ravi, 2)).status, (await add(ravi, id, 2, share)).status]).toEqual([404, 404]);
    await rig.change(id, { status: 2 });
    expect([(await bulk(hannah, 2)).status, (await add(hannah, id, 2, share)).status]).toEqual([409, 409]);
  });
});
