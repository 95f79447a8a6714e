import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExternal } from '#demo/sample.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { clockAt } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { deal, dealBill, dealShare } from './tables.ts';

const cases = '/api/v1/esubmissions';
let app: TestApp;
let hannah: Client;
let desk: Client;
let compliance: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  compliance = await app.letIn(await app.aStaff('compliance'));
});

const move = (who: Client, eSubId: string, to: number, body: object = to === 7 ? { reason: 'Checked on paper' } : {}) =>
  who.put(`${cases}/${eSubId}/status/${to}`, body);
const aClaimed = async () => {
  units += 1;
  const property = { postalCode: '239222', block: '18', street: 'Leonie Hill', building: '', unit: `50-${units}` };
  const { eSubId } = await anEsubmission(hannah, { status: 'submitted', info: { property } });
  expect((await move(desk, eSubId, 3)).status).toBe(200);
  return eSubId;
};
const anApproved = async () => {
  const eSubId = await aClaimed();
  expect((await move(desk, eSubId, 7)).status).toBe(200);
  return eSubId;
};
const dealsOf = (eSubId: string) => app.services.database.select().from(deal).where(eq(deal.esubmissionId, eSubId));
const sum = (rows: { amountCents: number }[]) => rows.reduce((total, { amountCents }) => total + amountCents, 0);

describe('a deal', () => {
  it('is made with the approval, with the figures as they stand', async () => {
    const { eSubId, version } = await anEsubmission(hannah);
    const external = { version, rows: [sampleExternal({ shareRate: 333_333 })] };
    expect((await hannah.put(`/api/v1/external-cobrokes/${eSubId}`, external)).status).toBe(200);
    for (const line of (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data.rows)
      if (line.required && line.stage === 'submit' && line.fileGroup.length === 0)
        await hannah.upload(
          '/api/v1/esubmission-uploads',
          { eSubId, documentId: line.documentId, ...(line.partyUuid ? { partyUuid: line.partyUuid } : {}) },
          { name: 'scan.pdf', bytes: samplePdf() },
        );
    expect((await move(hannah, eSubId, 2)).status).toBe(200);
    await move(desk, eSubId, 3);
    expect(await dealsOf(eSubId)).toEqual([]);
    expect((await move(desk, eSubId, 7)).status).toBe(200);
    const [made] = await dealsOf(eSubId);
    expect(made).toMatchObject({
      dealNo: expect.stringMatching(/^D-2026-\d{6}$/),
      state: 'OPEN',
      transactionType: 'SALE',
      valueCents: 248_000_000,
      commissionCents: 4_960_000,
      side: 'SELLER',
      market: 'RESALE',
      category: 'private-residential',
      propertyType: 'CONDOMINIUM',
      block: '18',
      street: 'Leonie Hill',
      district: '09',
      tenancyStart: null,
      approvedAt: '2026-11-20T02:00:00.000Z',
    });
    const { database } = app.services;
    const shares = await database
      .select()
      .from(dealShare)
      .where(eq(dealShare.dealId, made?.id ?? ''));
    expect(shares).toMatchObject([
      {
        userId: null,
        agencyName: 'Harbour & Hill Realty Pte Ltd',
        amountCents: 1_653_332,
        shareBasis: 'PERCENT',
        shareRate: 333_333,
        licenceNo: sampleExternal().licenceNo,
        gstRegistered: true,
        direction: 'PAY_OUT',
        email: 'desmond.yeo@harbourhill.example',
      },
      {
        userId: hannah.person.userId,
        agencyName: null,
        amountCents: 3_306_668,
        licenceNo: null,
        direction: null,
      },
    ]);
    expect(sum(shares)).toBe(4_960_000);
    const bills = await database
      .select()
      .from(dealBill)
      .where(eq(dealBill.dealId, made?.id ?? ''));
    expect(bills).toMatchObject([
      { billFor: 'OWN_CLIENT', amountCents: 4_960_000, gstRate: 90_000, gstCents: 446_400 },
    ]);
  });

  it('is made once, of 20 approvals at the same moment, and numbers have no gap', async () => {
    const ids = [await aClaimed(), await aClaimed(), await aClaimed()];
    const refused = await aClaimed();
    const moves = Array.from({ length: 20 }, (_, index) => move(desk, ids[index % 3] ?? '', 7));
    await Promise.all([...moves, move(desk, refused, 6)]);
    const rows = await app.services.database.select({ dealNo: deal.dealNo }).from(deal).orderBy(deal.dealNo);
    expect(rows.map(({ dealNo }) => Number(dealNo.slice(7)))).toEqual(rows.map((_, index) => index + 1));
    for (const id of ids) expect(await dealsOf(id)).toHaveLength(1);
    expect(await dealsOf(refused)).toEqual([]);
  });

  it('stays as it is through a hold', async () => {
    const eSubId = await anApproved();
    const before = await dealsOf(eSubId);
    await move(compliance, eSubId, 8, { reason: 'Looked into' });
    await move(compliance, eSubId, 7);
    expect(await dealsOf(eSubId)).toEqual(before);
  });

  it('is closed with the submission', async () => {
    const [cancelled, aborted] = [await anApproved(), await anApproved()];
    expect((await move(desk, cancelled, 4, { reason: 'Reported twice' })).status).toBe(200);
    const file = { name: 'lapsed.pdf', bytes: samplePdf() };
    const { fileId } = (await desk.upload(`${cases}/${aborted}/evidence`, {}, file)).body.data;
    const body = { reason: 'Lapsed', evidenceFileId: fileId, forfeitureCents: 0 };
    expect((await move(desk, aborted, 9, body)).status).toBe(200);
    expect(await dealsOf(cancelled)).toMatchObject([{ state: 'CANCELLED', closedAt: '2026-11-20T02:00:00.000Z' }]);
    expect(await dealsOf(aborted)).toMatchObject([{ state: 'ABORTED' }]);
  });
});

it('leaves a trail that verifies', async () => {
  expect(
    (await verifyAudit(app.services.database.$client, app.services.secrets, app.services.config.auditAnchorFile))
      .faults,
  ).toEqual([]);
});
