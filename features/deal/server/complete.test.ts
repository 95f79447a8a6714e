import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';

const place = '/agency/v1/finance';
let app: TestApp;
let agent: Client;
let desk: Client;
let finance: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  agent = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
  finance = await app.letIn(await app.aStaff('finance'));
  await giveParticulars(await app.letIn(await app.anAdmin()));
});

const aSale = async () => {
  units += 1;
  const property = { ...sampleInfo().property, unit: `72-${units}` };
  const made = await anApprovedDeal(agent, desk, { info: { property } });
  return { ...(await billOf(finance, made.caseNo)), eSubId: made.eSubId };
};
const complete = async (dealId: string, completedOn: string, reason = '') => {
  const { status, body } = await finance.put(`${place}/deals/${dealId}/completion`, { completedOn, reason });
  return [status, body.errors?.[0]?.field];
};

it('of a sale needs its completion papers, or a reason', async () => {
  const { dealId, eSubId } = await aSale();
  expect(await complete(dealId, '2026-11-12')).toEqual([409, 'reason']);
  expect(await complete(dealId, '2026-11-12', 'The lawyer called')).toEqual([200, undefined]);
  const file = { name: 'letter.pdf', bytes: samplePdf() };
  const added = await agent.upload('/api/v1/esubmission-uploads', { eSubId, documentId: 'D-36' }, file);
  expect(added.status).toBe(200);
  expect(await complete(dealId, '2026-11-13')).toEqual([200, undefined]);
});

it('is recorded and corrected by the submissions desk, too, and read by the id of the submission', async () => {
  const { dealId, eSubId } = await aSale();
  const read = async (client: Client) => {
    const { status, body } = await client.get(`${place}/submissions/${eSubId}/completion`);
    return [status, body.data?.completedOn, body.data?.whyFixed];
  };
  expect(await read(desk)).toEqual([200, null, null]);
  for (const completedOn of ['2026-11-12', '2026-11-13']) {
    const body = { completedOn, reason: 'The lawyer called' };
    expect((await desk.put(`${place}/deals/${dealId}/completion`, body)).status).toBe(200);
    expect(await read(finance)).toEqual([200, completedOn, null]);
  }
  expect(await read(agent)).toEqual([403, undefined, undefined]);
});

it('is corrected until an invoice says it, and again once that is credited', async () => {
  const { dealId, billId, eSubId } = await aSale();
  await complete(dealId, '2026-11-12', 'The lawyer called');
  const issued = await finance.post(`${place}/invoices`, { billId, reason: 'With the lawyer' });
  expect(issued.status).toBe(200);
  expect(await complete(dealId, '2026-11-12', 'The lawyer called')).toEqual([200, undefined]);
  expect(await complete(dealId, '2026-11-13', 'The lawyer called')).toEqual([409, 'completedOn']);
  const { body } = await desk.get(`${place}/submissions/${eSubId}/completion`);
  expect(body.data.whyFixed).toMatch(/^An invoice prints 12 Nov 2026/);
  const { invoiceId } = issued.body.data;
  await finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: 'The wrong day' });
  expect(await complete(dealId, '2026-11-13', 'The lawyer called')).toEqual([200, undefined]);
});
