import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleParties } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

const cases = '/api/v1/esubmissions';
let app: TestApp;
let hannah: Client;
let ravi: Client;
let stranger: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
  stranger = await app.letIn(await app.aSalesperson());
});

const summary = (who: Client, eSubId: string) => who.get(`${cases}/${eSubId}/summary`);

/** A case of Hannah's, of which Ravi has a share of half. */
const shared = async (unit: string) => {
  const made = await anEsubmission(hannah, { info: { property: { ...sampleInfo().property, unit } } });
  const half = { shareBasis: 'PERCENT', shareRate: 500_000, shareCents: null, remark: '' };
  const rows = [
    { ...half, userId: hannah.person.userId, role: 'CA' },
    { ...half, userId: ravi.person.userId, role: 'ICB' },
  ];
  const saved = await hannah.put(`/api/v1/internal-cobrokes/${made.eSubId}`, { version: made.version, rows });
  expect(saved.status).toBe(200);
  return made;
};

describe('the summary', () => {
  it('is the owner’s alone while it is a draft', async () => {
    const { eSubId } = await shared('01-01');
    expect((await summary(hannah, eSubId)).status).toBe(200);
    const desk = await app.letIn(await app.aStaff('submissions'));
    for (const who of [ravi, stranger, desk]) expect((await summary(who, eSubId)).status).toBe(404);
  });

  it('is the co-broker’s too once it was submitted, without who the parties are', async () => {
    const { eSubId, version, partyUuids } = await shared('01-02');
    const party = { ...sampleParties()[0], alias: 'Anna Goh', gender: 'F', eSubId, uuid: partyUuids[0] };
    await hannah.put('/api/v1/related-parties', { ...party, version: version + 1 });
    await hannah.put(`${cases}/${eSubId}/status/2`, {});
    expect((await summary(stranger, eSubId)).status).toBe(404);
    const seen = await summary(ravi, eSubId);
    const none = { phone: '', email: '', address: '', alias: '', gender: null, dateOfBirth: null };
    const masked = { ...none, idNumberMasked: '••••' };
    expect(seen.body.data).toMatchObject({
      parties: [{ ...masked, name: 'G. S. C.' }, {}],
      internal: { rows: [{}, { amountCents: 2_480_000 }] },
      can: { edit: false, submit: false, cancel: false, decide: false },
    });
    // Ids are left out, because they may contain any digits.
    const words = seen.raw.toString().replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(words).not.toMatch(/Siew|Arjun|Anna|567D|9123/);
  });

  it('is finance’s from Approved on', async () => {
    const { eSubId } = await shared('01-03');
    const [desk, finance] = [
      await app.letIn(await app.aStaff('submissions')),
      await app.letIn(await app.aStaff('finance')),
    ];
    await hannah.put(`${cases}/${eSubId}/status/2`, {});
    await desk.put(`${cases}/${eSubId}/status/3`, {});
    expect((await summary(finance, eSubId)).status).toBe(404);
    await desk.put(`${cases}/${eSubId}/status/7`, { reason: 'Checked on paper' });
    expect((await summary(finance, eSubId)).status).toBe(200);
  });

  it('warns the desk of what was reported twice, and leads there', async () => {
    const property = { ...sampleInfo().property, unit: '01-04' };
    const first = await anEsubmission(hannah, { status: 'submitted', info: { property } });
    const second = await anEsubmission(stranger, { status: 'submitted', info: { property } });
    const desk = await app.letIn(await app.aStaff('submissions'));
    const { findings } = (await summary(desk, second.eSubId)).body.data;
    expect(findings).toMatchObject([{ code: 'V01', level: 'warn' }]);
    expect(findings[0].message).toContain(first.caseNo);
    const { eSubId, caseNo } = first;
    expect(findings[0].otherCase).toEqual({ eSubId, caseNo });
    // The salesperson sees the number of the other case, without a link to it.
    const [own] = (await summary(stranger, second.eSubId)).body.data.findings;
    expect([own.code, own.otherCase]).toEqual(['V01', undefined]);
  });
});
