import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleBill, sampleExternal, sampleInfo } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

const cases = '/api/v1/esubmissions';
let app: TestApp;
let hannah: Client;
let ravi: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const aDraft = async () => (await hannah.post(cases, sampleInfo())).body.data;
const summaryOf = async (eSubId: string) => (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;

describe('saving step 1 again', () => {
  it('stores it, bumps the version, and writes what changed into the trail', async () => {
    const { eSubId, caseNo } = await aDraft();
    const body = { ...sampleInfo({ priceCents: 250_000_000 }), eSubId, version: 1 };
    const saved = await hannah.put(cases, body);
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'The transaction info updated successfully!', data: { eSubId, caseNo, version: 2 } },
    });
    expect((await summaryOf(eSubId)).info).toMatchObject({
      priceCents: 250_000_000,
      commission: { amountCents: 5_000_000 },
    });
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(trail.at(-1)).toMatchObject({
      action: 'esubmission.info-saved',
      detail: { changed: { priceCents: [248_000_000, 250_000_000], commissionCents: [4_960_000, 5_000_000] } },
    });
  });

  it('lets shares follow the commission: percentages change, amounts stay', async () => {
    const { eSubId } = await aDraft();
    const share = { shareBasis: 'AMOUNT', shareRate: null, shareCents: 1_000_000 } as const;
    await hannah.put(`/api/v1/external-cobrokes/${eSubId}`, { version: 1, rows: [sampleExternal(share)] });
    await hannah.put(cases, { ...sampleInfo({ priceCents: 100_000_000 }), eSubId, version: 2 });
    const { external, internal } = await summaryOf(eSubId);
    expect(external).toMatchObject({ rows: [{ amountCents: 1_000_000 }], remainCents: 1_000_000 });
    expect(internal).toMatchObject({ rows: [{ amountCents: 1_000_000 }], shareableCents: 1_000_000, remainCents: 0 });
  });

  it('lets GST follow the tax point', async () => {
    const { eSubId } = await aDraft();
    const bills = { eSubId, version: 1, rows: [sampleBill(4_960_000)] };
    await hannah.put('/api/v1/billing-infos', bills);
    const early = { optionDate: '2023-06-01', completionDate: '2023-09-01', lateReason: 'Found in an old file' };
    await hannah.put(cases, { ...sampleInfo(early), eSubId, version: 2 });
    expect((await summaryOf(eSubId)).billing.rows).toMatchObject([{ gstRate: 80_000, gstCents: 396_800 }]);
  });

  it('refuses an older version, and says which one is current', async () => {
    const { eSubId } = await aDraft();
    const body = { ...sampleInfo(), eSubId, version: 1 };
    const [first, second] = await Promise.all([hannah.put(cases, body), hannah.put(cases, body)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.body).toMatchObject({ errors: [{ code: 'esubmission.stale' }], detail: { version: 2 } });
  });

  it('refuses what can’t be right and stores nothing of it', async () => {
    const { eSubId } = await aDraft();
    const body = { ...sampleInfo({ priceCents: 7, completionDate: '2026-11-01' }), eSubId, version: 1 };
    expect(await hannah.put(cases, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'completionDate' }] },
    });
    expect(await summaryOf(eSubId)).toMatchObject({ version: 1, info: { priceCents: 248_000_000 } });
  });

  it('is a 404 for another salesperson and for one that never was', async () => {
    const { eSubId } = await aDraft();
    const theirs = await ravi.put(cases, { ...sampleInfo(), eSubId, version: 1 });
    const nobodys = await ravi.put(cases, { ...sampleInfo(), eSubId: crypto.randomUUID(), version: 1 });
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nobodys.body);
    expect((await desk.put(cases, { ...sampleInfo(), eSubId, version: 1 })).status).toBe(403);
  });

  it('is closed once it was submitted', async () => {
    const { eSubId, version } = await anEsubmission(hannah, { status: 'submitted' });
    const answer = await hannah.put(cases, { ...sampleInfo(), eSubId, version });
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ code: 'esubmission.locked' }] } });
  });
});

describe('the aggregate', () => {
  it('answers the summary, marks the wizard as gone through, and makes no new version', async () => {
    const { eSubId, version } = await anEsubmission(hannah, {
      info: { property: { ...sampleInfo().property, unit: '01-01' } },
    });
    const answer = await hannah.patch(cases, { eSubId });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { eSubId, version, currentStep: 'summary', findings: [] } },
    });
  });

  it('is a 404 for a stranger, and closed once it was submitted', async () => {
    const { eSubId } = await anEsubmission(hannah, {
      status: 'submitted',
      info: { property: { ...sampleInfo().property, unit: '01-02' } },
    });
    expect((await ravi.patch(cases, { eSubId })).status).toBe(404);
    expect((await hannah.patch(cases, { eSubId })).status).toBe(409);
  });
});

describe('deleting', () => {
  const remove = (who: Client, eSubId: string) => who.delete(`${cases}?id=${eSubId}`);

  it('hides a draft everywhere and does not give its number again', async () => {
    const { eSubId, caseNo } = await aDraft();
    expect(await remove(hannah, eSubId)).toMatchObject({
      status: 200,
      body: { message: 'The E-Submission have deleted successfully!' },
    });
    expect((await hannah.get(`${cases}/${eSubId}/summary`)).status).toBe(404);
    expect((await remove(hannah, eSubId)).status).toBe(404);
    const { rows } = (await hannah.get(`${cases}?search=${caseNo}`)).body.data;
    expect(rows).toEqual([]);
    expect((await aDraft()).caseNo > caseNo).toBe(true);
  });

  it('is for drafts: a submitted one is to be cancelled', async () => {
    const { eSubId } = await anEsubmission(hannah, {
      status: 'submitted',
      info: { property: { ...sampleInfo().property, unit: '01-03' } },
    });
    const answer = await remove(hannah, eSubId);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].message).toContain('cancel it instead');
  });

  it('is a 404 for a stranger', async () => {
    expect((await remove(ravi, (await aDraft()).eSubId)).status).toBe(404);
  });
});
