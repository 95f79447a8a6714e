import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExternal, sampleParties } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { holder, party } from '../parties/tables.server.ts';
import { aCaseOf, aClaimed, aSubmittedCase, cases, historyOf, lastAudit, move, summaryOf } from '../rig/moves.ts';
import { saveExternal } from '../rig/shares.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const clone = (who: Client, eSubId: string) => who.post(`${cases}/${eSubId}/clone`);
const aRejected = async () => {
  const eSubId = await aClaimed(hannah, desk);
  await move(desk, eSubId, 6, 'The option is of another flat');
  return eSubId;
};
const storedOf = (eSubId: string) =>
  app.services.database.select().from(party).where(eq(party.esubmissionId, eSubId)).orderBy(party.id);

describe('a copy to a new draft', () => {
  it('has what was typed, with a number and a history of its own, and no documents', async () => {
    const eSubId = await aRejected();
    const before = await summaryOf(hannah, eSubId);
    const answer = await clone(hannah, eSubId);
    expect(answer.status).toBe(200);
    const made = await summaryOf(hannah, answer.body.data.eSubId);
    expect(made).toMatchObject({
      status: { id: 1 },
      currentStep: 'info',
      version: 1,
      submittedDate: null,
      claimedByName: null,
      info: before.info,
      can: { edit: true, clone: false },
      remarks: [],
      overrides: [],
    });
    expect(made.caseNo > before.caseNo).toBe(true);
    // Its parties are screened for themselves.
    const typed = ({ id, uuid, eSubId: _, screening, ...rest }: Record<string, unknown>) => rest;
    expect(made.parties.map(typed)).toEqual(before.parties.map(typed));
    const figures = ({ billing, internal, external }: typeof made) => [
      billing.billedCents,
      internal.rows.map(({ userId, amountCents }: { userId: string; amountCents: number }) => [userId, amountCents]),
      external.remainCents,
    ];
    expect(figures(made)).toEqual(figures(before));
    expect(made.missingDocuments).toBeGreaterThan(0);
    expect(await historyOf(app, made.eSubId)).toEqual([[null, 1, '']]);
    expect(await lastAudit(app, made.eSubId)).toMatchObject({
      action: 'esubmission.created',
      detail: { clonedFrom: eSubId },
    });
    expect((await hannah.get(`${cases}?search=${made.caseNo}`)).body.data.rows).toMatchObject([{ isOwn: true }]);
  });

  it('seals each identity number anew', async () => {
    const eSubId = await aRejected();
    const made = (await clone(hannah, eSubId)).body.data.eSubId;
    const [old, copy] = [(await storedOf(eSubId))[0], (await storedOf(made))[0]];
    const open = (stored: typeof copy, uuid = stored?.uuid) =>
      app.services.secrets.open(stored?.idNumberSealed ?? '', `esubmission_party/${uuid}/id_number`);
    expect(open(copy)).toBe(open(old));
    expect(() => open(copy, old?.uuid)).toThrow();
  });

  it('has everyone behind a company, under the same', async () => {
    const made = await aCaseOf(hannah, 'draft');
    const { companyUuid } = await aHeldCompany(hannah, made);
    await move(hannah, made.eSubId, 4, 'Wrong flat');
    const { eSubId } = (await clone(hannah, made.eSubId)).body.data;
    const company = (await summaryOf(hannah, eSubId)).parties.at(-1);
    expect(company.uuid).not.toBe(companyUuid);
    expect(company.shareholders).toMatchObject([
      { name: 'Quek Boon Leong', rate: 200_000, idNumberMasked: 'T****001E' },
    ]);
    const [stored] = await app.services.database.select().from(holder).where(eq(holder.partyUuid, company.uuid));
    const place = `esubmission_holder/${stored?.id}/id_number`;
    expect(app.services.secrets.open(stored?.idNumberSealed ?? '', place)).toBe('T0000001E');
  });

  it('has its parties under all their names', async () => {
    const { eSubId, version } = await aCaseOf(hannah, 'draft');
    const details = { alias: 'Xanthippe Goh', gender: 'F', passType: 'EP', passExpiry: '2027-05-01' };
    const party = { ...sampleParties()[0], ...details, idType: 'FIN', idNumber: 'F1234567N' };
    expect((await hannah.post('/api/v1/related-parties', { ...party, eSubId, version })).status).toBe(200);
    await move(hannah, eSubId, 4, 'Wrong flat');
    const made = (await clone(hannah, eSubId)).body.data;
    expect((await summaryOf(hannah, made.eSubId)).parties.at(-1)).toMatchObject(details);
    const { rows } = (await hannah.get(`${cases}?search=xanthippe`)).body.data;
    const ids = new Set(rows.map((row: { eSubId: string }) => row.eSubId));
    expect(ids).toEqual(new Set([made.eSubId, eSubId]));
  });

  it('can be submitted once its documents are there', async () => {
    const { eSubId, version } = await aCaseOf(hannah, 'draft');
    await saveExternal(hannah, eSubId, version, [sampleExternal()]);
    await move(hannah, eSubId, 4, 'Wrong flat');
    const made = (await clone(hannah, eSubId)).body.data;
    const { external } = await summaryOf(hannah, made.eSubId);
    expect(external.rows).toMatchObject([
      { salespersonName: 'Desmond Yeo', mobile: '+6592345678', amountCents: 2_480_000 },
    ]);
    expect((await move(hannah, made.eSubId, 2)).status).toBe(400);
  });

  it('is its owner’s, and of what ended so', async () => {
    const eSubId = await aRejected();
    const stranger = await app.letIn(await app.aSalesperson());
    expect((await clone(stranger, eSubId)).status).toBe(404);
    expect((await clone(desk, eSubId)).status).toBe(403);
    expect((await clone(hannah, (await aSubmittedCase(hannah)).eSubId)).status).toBe(409);
  });
});
