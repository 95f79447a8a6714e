import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { aCaseOf, aSubmittedCase, cases, lastAudit, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
});

const forAnotherUnit = (more: object = {}) => {
  const { property, ...rest } = sampleInfo();
  return { forAnotherUnit: { ...rest, property: { ...property, unit: '31-09' }, ...more } };
};
const again = (who: Client, eSubId: string, body: object = forAnotherUnit()) =>
  who.post(`${cases}/${eSubId}/clone`, body);

describe('a submission for another unit', () => {
  it('has a step 1 of its own, our clients with whoever stands behind them, and nothing of the other side', async () => {
    const draft = await aCaseOf(hannah, 'draft');
    await aHeldCompany(hannah, draft);
    await move(hannah, draft.eSubId, 4, 'Wrong flat');
    const before = await summaryOf(hannah, draft.eSubId);
    const answer = await again(hannah, draft.eSubId);
    expect(answer.status).toBe(200);
    const made = await summaryOf(hannah, answer.body.data.eSubId);
    expect(made).toMatchObject({
      status: { id: 1 },
      currentStep: 'parties',
      info: { property: { unit: '31-09' } },
      internal: { rows: [{ role: 'CA' }] },
      external: { rows: [] },
      billing: { rows: [] },
    });
    const ours = before.parties.filter(({ partyType }: { partyType: string }) => partyType === 'SELLER');
    expect(ours.length).toBeLessThan(before.parties.length);
    expect(made.parties.map(({ name }: { name: string }) => name)).toEqual(
      ours.map(({ name }: { name: string }) => name),
    );
    expect(await lastAudit(app, made.eSubId)).toMatchObject({
      action: 'esubmission.created',
      detail: { from: draft.eSubId },
    });
    expect((await hannah.get(`${cases}?search=${made.caseNo}`)).body.data.rows).toMatchObject([{ isOwn: true }]);
  });

  it('takes no client along if we act for the other side', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    const { body } = await again(hannah, eSubId, forAnotherUnit({ representedSide: 'BUYER', agencyForm: null }));
    expect((await summaryOf(hannah, body.data.eSubId)).parties).toEqual([]);
  });

  it('is its owner’s, of what is no draft, with a step 1 that can be saved', async () => {
    const { eSubId } = await aSubmittedCase(hannah);
    const stranger = await app.letIn(await app.aSalesperson());
    expect((await again(stranger, eSubId)).status).toBe(404);
    expect((await again(hannah, eSubId, forAnotherUnit({ propertyType: 'NONE' }))).status).toBe(400);
    expect((await again(hannah, (await aCaseOf(hannah, 'draft')).eSubId)).status).toBe(409);
  });
});
