import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedCase } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { countMissing } from '../checklist/papers.server.ts';

let app: TestApp;
let hannah: Client;
let stranger: Client;
let desk: Client;
let finance: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  stranger = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  finance = await app.letIn(await app.aStaff('finance'));
});

/** An approved lease: its stamp duty certificate and three forms of due diligence come before the invoice. */
const anApproved = async () => {
  units += 1;
  const property = { ...sampleInfo().property, unit: `54-${units}` };
  return anApprovedCase(hannah, desk, { ...sampleLease({ property }), transactionType: 'LEASE' });
};
const put = (who: Client, eSubId: string, documentId = 'D-21', mark = '') =>
  who.upload(
    '/api/v1/esubmission-uploads',
    { eSubId, documentId },
    { name: `${documentId}.pdf`, bytes: Buffer.concat([samplePdf(), Buffer.from(`% ${mark}\n`)]) },
  );
const lineOf = async (who: Client, eSubId: string, documentId = 'D-21') =>
  (await who.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data.rows.find(
    (row: { documentId: string }) => row.documentId === documentId,
  );
const judge = (who: Client, eSubId: string, verdict: string, documentId = 'D-21') =>
  who.put(`/api/v1/esubmissions/${eSubId}/documents/${documentId}/verdict`, {
    partyUuid: null,
    verdict,
    note: verdict === 'queried' ? 'It is cut off' : '',
  });
const open = async (eSubId: string) =>
  (
    await app.services.database.$client.query(
      'SELECT invoice, payout, due_diligence FROM esubmission_papers WHERE esubmission_id = $1',
      [eSubId],
    )
  ).rows[0];

describe('papers after the approval', () => {
  it.each([
    ['its owner', () => hannah],
    ['the desk', () => desk],
    ['finance', () => finance],
  ])('come from %s, and are counted', async (_, who) => {
    const { eSubId } = await anApproved();
    expect(await open(eSubId)).toEqual({ invoice: 4, payout: 4, due_diligence: 3 });
    expect((await put(who(), eSubId)).status).toBe(200);
    expect(await open(eSubId)).toEqual({ invoice: 3, payout: 3, due_diligence: 3 });
  });

  it('come to later lines alone, until the desk has a query', async () => {
    const { eSubId } = await anApproved();
    const refused = await put(hannah, eSubId, 'D-01');
    expect([400, 409]).toContain(refused.status);
    const early = (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data.rows.find(
      (row: { stage: string; partyUuid: null; fileGroup: [] }) =>
        row.stage === 'submit' && row.partyUuid === null && row.fileGroup.length > 0,
    );
    const again = await put(hannah, eSubId, early.documentId, 'again');
    expect([again.status, again.body.errors[0].message]).toEqual([409, expect.stringContaining('approved with it')]);
    expect((await judge(desk, eSubId, 'queried', early.documentId)).status).toBe(200);
    expect(await open(eSubId)).toMatchObject({ payout: 5 });
    expect((await put(hannah, eSubId, early.documentId, 'again')).status).toBe(200);
    expect(await open(eSubId)).toMatchObject({ payout: 4 });
  });

  it('are judged by the desk without a claim, and stay once they are accepted', async () => {
    const { eSubId } = await anApproved();
    const { fileId } = (await put(hannah, eSubId)).body.data;
    expect((await judge(hannah, eSubId, 'accepted')).status).not.toBe(200);
    expect((await judge(finance, eSubId, 'accepted')).status).not.toBe(200);
    expect((await judge(desk, eSubId, 'queried')).status).toBe(200);
    expect(await open(eSubId)).toMatchObject({ invoice: 3, payout: 4 });
    expect((await judge(desk, eSubId, 'accepted')).status).toBe(200);
    expect(await open(eSubId)).toMatchObject({ payout: 3 });
    const refused = await hannah.delete(`/media/v1/documents?fileId=${fileId}`);
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('was accepted')]);
    expect((await judge(desk, eSubId, 'none')).status).toBe(200);
    expect((await hannah.delete(`/media/v1/documents?fileId=${fileId}`)).status).toBe(200);
    expect(await open(eSubId)).toMatchObject({ invoice: 4 });
  });

  it('come from nobody else, nor while the case is on hold', async () => {
    const { eSubId } = await anApproved();
    const compliance = await app.letIn(await app.aStaff('compliance'));
    expect((await put(stranger, eSubId)).status).toBe(404);
    expect((await put(compliance, eSubId)).status).not.toBe(200);
    await compliance.put(`/api/v1/esubmissions/${eSubId}/status/8`, { reason: 'Suspicion' });
    const held = await put(hannah, eSubId);
    expect(held.status).toBe(409);
    expect(held.raw.toString()).not.toMatch(/hold|suspicion/i);
  });

  it('about money are opened by finance, and no others', async () => {
    const { eSubId, fileIds } = await anApproved();
    const { fileId } = (await put(hannah, eSubId)).body.data;
    expect((await finance.get(`/media/v1/documents/${fileId}/download`)).status).toBe(200);
    expect((await finance.get(`/media/v1/documents/${fileIds[0]}/download`)).status).toBe(404);
    expect((await lineOf(finance, eSubId)).fileGroup).toHaveLength(1);
  });

  it('are counted by a job where there is no count yet', async () => {
    const { eSubId } = await anApproved();
    await app.services.database.$client.query('DELETE FROM esubmission_papers');
    expect(await countMissing(app.services)).toBeGreaterThan(0);
    expect(await countMissing(app.services)).toBe(0);
    expect(await open(eSubId)).toMatchObject({ invoice: 4 });
  });
});
