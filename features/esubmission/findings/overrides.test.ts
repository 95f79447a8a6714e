import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

/** Ready to submit, except for an unusual commission (V14). */
const unusual = async () => {
  units += 1;
  const property = { ...sampleInfo().property, unit: `60-${units}` };
  const commission = { basis: 'PERCENT', rate: 80_000, amountCents: 19_840_000 } as const;
  return (await anEsubmission(hannah, { info: { property, commission } })).eSubId;
};
const submit = (eSubId: string, overrides: object[]) => hannah.put(`${cases}/${eSubId}/status/2`, { overrides });
const why = { code: 'V14', reason: 'Agreed with the seller, who bears the marketing' };

it('a warning holds up submission until it has a reason, which the desk reads', async () => {
  const eSubId = await unusual();
  const refused = await move(hannah, eSubId, 2);
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'V14', field: 'overrides.V14' }], detail: { findings: [{ code: 'V14', level: 'warn' }] } },
  });
  expect((await summaryOf(hannah, eSubId)).status.id).toBe(1);
  expect((await submit(eSubId, [why])).status).toBe(200);
  expect((await summaryOf(desk, eSubId)).overrides).toEqual([why]);
  const finance = await app.letIn(await app.aStaff('finance'));
  await move(desk, eSubId, 3);
  await move(desk, eSubId, 7);
  expect((await summaryOf(finance, eSubId)).overrides).toEqual([why]);
});

it('only reasons for what was found are kept, those of the last submission', async () => {
  const eSubId = await unusual();
  await submit(eSubId, [why, { code: 'V99', reason: 'Just so' }]);
  expect((await summaryOf(desk, eSubId)).overrides).toEqual([why]);
  await move(desk, eSubId, 3);
  await move(desk, eSubId, 5, 'Lower it');
  expect((await summaryOf(hannah, eSubId)).overrides).toEqual([why]);
  const { version, info } = await summaryOf(hannah, eSubId);
  const { district, eccdid, ...before } = info;
  await hannah.put(cases, { ...before, commission: sampleInfo().commission, eSubId, version });
  const { version: newer } = await summaryOf(hannah, eSubId);
  const bill = { billFor: 'OWN_CLIENT', invoiceToText: 'Goh Siew Choo', amountCents: 4_960_000 };
  expect((await hannah.put('/api/v1/billing-infos', { eSubId, version: newer, rows: [bill] })).status).toBe(200);
  expect((await submit(eSubId, [])).status).toBe(200);
  expect((await summaryOf(desk, eSubId)).overrides).toEqual([]);
});

it('a reason is words, and goes with a submission only', async () => {
  const eSubId = await unusual();
  expect((await submit(eSubId, [{ code: 'V14', reason: '  ' }])).status).toBe(400);
  expect((await submit(eSubId, [why])).status).toBe(200);
  expect((await desk.put(`${cases}/${eSubId}/status/3`, { overrides: [why] })).status).toBe(400);
});

it('an exception user submits while a document is missing, with a reason', async () => {
  const admin = await app.letIn(await app.anAdmin());
  units += 1;
  const property = { ...sampleInfo().property, unit: `60-${units}` };
  const { eSubId, fileIds } = await anEsubmission(hannah, { info: { property } });
  expect((await hannah.delete(`/media/v1/documents?fileId=${fileIds[0]}`)).status).toBe(200);
  const missing = { code: 'V15', reason: 'The bank sends it tomorrow' };
  expect(await submit(eSubId, [missing])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'V15', documentId: expect.stringMatching(/^D-\d\d$/) }] },
  });
  const value = [hannah.person.userName];
  expect((await admin.put('/agency/v1/settings/exceptionUsers', { value, version: 0 })).status).toBe(200);
  expect(await submit(eSubId, [])).toMatchObject({ status: 400, body: { errors: [{ field: 'overrides.V15' }] } });
  expect((await submit(eSubId, [missing])).status).toBe(200);
  expect((await summaryOf(desk, eSubId)).overrides).toEqual([missing]);
});
