import { beforeAll, expect, test } from 'vitest';
import { sampleBill, sampleCompany, sampleExternal, sampleInfo } from '#demo/sample.ts';
import { addDays } from '#platform/contract/days.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { lastAudit } from '../rig/moves.ts';
import { paperOf } from '../rig/paper.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
});

test('the paper has all of the submission, names in every script, and numbers masked', async () => {
  const { eSubId, caseNo, version } = await anEsubmission(hannah, { status: 'draft' });
  let current = version;
  for (const name of ['陳大文', 'முருகன்']) {
    const party = sampleCompany({
      kind: 'INDIVIDUAL',
      name,
      idType: 'PASSPORT',
      idNumber: 'K1234567',
      nationality: 'MY',
    });
    const { status, body } = await hannah.post('/api/v1/related-parties', { ...party, eSubId, version: current });
    expect(status).toBe(200);
    current = body.data.version;
  }
  const { text, headers, marks } = await paperOf(hannah, eSubId);
  for (const part of [caseNo, 'Draft', '陳大文', 'முருகன்', 'Goh Siew Choo', 'Internal salespeople', 'Page 1 of'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/S1234567D|K1234567/);
  expect(marks).toEqual(new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })));
  expect(headers['content-disposition']).toContain(`${caseNo}.pdf`);
});

test('the paper says of completion whether it took place, and of co-brokers all that the page says', async () => {
  const [exerciseDate, completionDate] = [-5, -1].map((days) => addDays(sampleInfo().optionDate, days + 9));
  const info = { exerciseDate, completionDate, completionState: 'ACTUAL', planningArea: 'River Valley' } as const;
  const { eSubId, version } = await anEsubmission(hannah, { status: 'draft', info });
  const rows = [sampleExternal({ representedSide: 'BUYER', agencyAddress: '12 Robinson Road #08-01' })];
  expect((await hannah.put(`/api/v1/external-cobrokes/${eSubId}`, { version, rows })).status).toBe(200);
  const { text } = await paperOf(hannah, eSubId);
  const parts = ['(actual)', 'River Valley', 'for the buyer', 'GST-registered', '12 Robinson', '+65 9234 5678'];
  for (const part of [...parts, 'desmond.yeo@harbourhill.example']) expect(text.replaceAll('\n', ' ')).toContain(part);
  // As on the page, shares of other agencies are negative.
  expect(text).toMatch(/External co-brokers\s+−[\d,]+\.\d\d/);
});

test('the paper says what several bills come to', async () => {
  const { eSubId, version } = await anEsubmission(hannah, { status: 'draft' });
  const rows = [sampleBill(1_240_000), sampleBill(3_720_000)];
  expect((await hannah.put('/api/v1/billing-infos', { eSubId, version, rows })).status).toBe(200);
  const { text } = await paperOf(hannah, eSubId);
  expect(text).toMatch(/Total\s+49,600\.00\s+4,464\.00\s+54,064\.00/);
});

test('the paper shows the kind of addressee of a bill once, where the addressee itself is hidden', async () => {
  const { eSubId, version } = await anEsubmission(hannah, { status: 'draft' });
  const rows = [{ ...sampleBill(4_960_000), invoiceToText: 'Our client' }];
  expect((await hannah.put('/api/v1/billing-infos', { eSubId, version, rows })).status).toBe(200);
  const { text } = await paperOf(hannah, eSubId);
  expect(text).toContain('18 Leonie Hill');
  expect(text).not.toContain('Our client · 18 Leonie Hill');
});

test('the paper says what was declared at submission', async () => {
  const commission = { basis: 'PERCENT', rate: 60_000, amountCents: 14_880_000 } as const;
  const draft = await anEsubmission(hannah, { status: 'draft' });
  expect((await paperOf(hannah, draft.eSubId)).text).not.toContain('Declared at submission');
  const property = { ...sampleInfo().property, unit: '51-07' };
  const { eSubId } = await anEsubmission(hannah, { status: 'submitted', info: { commission, property } });
  const { text } = await paperOf(hannah, eSubId);
  for (const part of ['Declared at submission', 'more than 5%', 'Looked at, and right as it is'])
    expect(text.replaceAll('\n', ' ')).toContain(part);
});

test('the paper names the entry of the trail that it was made at, by its hash', async () => {
  const { eSubId, version } = await anEsubmission(hannah, { status: 'draft' });
  const printed = async () => (await paperOf(hannah, eSubId)).text.replace(/\s+/g, '');
  const before = await lastAudit(app, eSubId);
  expect(await printed()).toContain(`Asofentry${before?.seq}ofitsaudittrail,hash${before?.hash.toString('hex')}.`);
  await hannah.put('/api/v1/esubmissions', { ...sampleInfo(), priceCents: 250_000_000, eSubId, version });
  const after = await lastAudit(app, eSubId);
  expect(after?.seq).toBe((before?.seq ?? 0) + 1);
  expect(await printed()).toContain(`hash${after?.hash.toString('hex')}.`);
});

test('what a person wrote is printed as it was written', async () => {
  const { eSubId } = await anEsubmission(hannah, {
    status: 'draft',
    info: { lateReason: '#unit *is* $5$ @x "sys.inputs"' },
  });
  expect((await paperOf(hannah, eSubId)).text).toContain('#unit *is* $5$ @x');
});
