import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { esubmissionEvidence } from '../documents/tables.server.ts';
import { download } from '../rig/documents.ts';
import { aClaimed, aSubmittedCase, cases, lastAudit, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const anApproved = async () => {
  const eSubId = await aClaimed(hannah, desk);
  expect((await move(desk, eSubId, 7)).status).toBe(200);
  return eSubId;
};
const evidence = (who: Client, eSubId: string) =>
  who.upload(`${cases}/${eSubId}/evidence`, {}, { name: 'lapsed.pdf', bytes: samplePdf() });
const abort = (who: Client, eSubId: string, body: object) => who.put(`${cases}/${eSubId}/status/9`, body);

describe('aborting', () => {
  it('stores reason, evidence and the forfeited share, and is the end', async () => {
    const eSubId = await anApproved();
    const { fileId } = (await evidence(desk, eSubId)).body.data;
    const body = { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents: 500_000 };
    expect((await abort(desk, eSubId, body)).status).toBe(200);
    expect(await summaryOf(hannah, eSubId)).toMatchObject({
      status: { id: 9, label: 'Aborted' },
      abort: { forfeitureCents: 500_000, evidence: { fileId, originalName: 'lapsed.pdf' } },
      history: expect.arrayContaining([expect.objectContaining({ reason: 'The option lapsed' })]),
    });
    expect(await lastAudit(app, eSubId)).toMatchObject({
      action: 'esubmission.aborted',
      detail: { forfeitureCents: 500_000, evidenceFileId: fileId },
    });
    for (const to of [2, 4, 7, 8]) expect((await move(desk, eSubId, to, 'x')).status).toBe(409);
    expect((await download(hannah, fileId)).status).toBe(200);
    const stranger = await app.letIn(await app.aSalesperson());
    expect((await download(stranger, fileId)).status).toBe(404);
    const finance = await app.letIn(await app.aStaff('finance'));
    expect((await summaryOf(finance, eSubId)).abort).toEqual({ forfeitureCents: 500_000, evidence: null });
    expect((await download(finance, fileId)).status).toBe(404);
  });

  it.each([
    ['a reason', { reason: '' }, 'reason'],
    ['evidence', { evidenceFileId: undefined }, 'evidenceFileId'],
    ['evidence that exists', { evidenceFileId: crypto.randomUUID() }, 'evidenceFileId'],
    ['the forfeited share', { forfeitureCents: undefined }, 'forfeitureCents'],
    ['a share within the commission', { forfeitureCents: 4_960_001 }, 'forfeitureCents'],
  ])('asks for %s', async (_, change, field) => {
    const eSubId = await anApproved();
    const { fileId } = (await evidence(desk, eSubId)).body.data;
    const body = { reason: 'Fell through', evidenceFileId: fileId, forfeitureCents: 0, ...change };
    expect(await abort(desk, eSubId, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect((await summaryOf(desk, eSubId)).status.id).toBe(7);
  });

  it('leaves the other side of the next deal to its salesperson', async () => {
    const eSubId = await anApproved();
    const { property } = (await summaryOf(hannah, eSubId)).info;
    const buyer = await anEsubmission(hannah, { status: 'draft', info: { property, representedSide: 'BUYER' } });
    const codes = async () =>
      (await summaryOf(hannah, buyer.eSubId)).findings.map(({ code }: { code: string }) => code);
    expect(await codes()).toContain('V03');
    const { fileId } = (await evidence(desk, eSubId)).body.data;
    await abort(desk, eSubId, { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents: 0 });
    expect(await codes()).not.toContain('V03');
  });

  it('takes no evidence of another submission', async () => {
    const [mine, other] = [await anApproved(), await anApproved()];
    const { fileId } = (await evidence(desk, other)).body.data;
    const body = { reason: 'Fell through', evidenceFileId: fileId, forfeitureCents: 0 };
    expect((await abort(desk, mine, body)).status).toBe(400);
  });

  it('takes ten files of evidence, and none after', async () => {
    const eSubId = await anApproved();
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) answers.push((await evidence(desk, eSubId)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 413]);
    expect(await app.services.database.$count(esubmissionEvidence, eq(esubmissionEvidence.esubmissionId, eSubId))).toBe(
      10,
    );
  });

  it('is the desk’s, and of approved ones only', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    expect((await evidence(desk, eSubId)).status).toBe(409);
    expect((await evidence(hannah, eSubId)).status).toBe(403);
    expect((await abort(desk, eSubId, { reason: 'x' })).status).toBe(409);
    expect((await abort(hannah, await anApproved(), { reason: 'x' })).status).toBe(409);
    expect((await evidence(desk, crypto.randomUUID())).status).toBe(404);
  });
});
