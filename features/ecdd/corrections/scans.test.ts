import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';
import { addPaper } from '../rig/add-paper.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';
/** With it the rating is high, and the customer is asked for documents. */
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const read = async (id: string) => (await hannah.get(`${place}/${id}`)).body.data;
const linkOf = async (id: string): Promise<string> => {
  const sent = await hannah.post(`${place}/send-for-signing`, { id, way: 'SHARE' });
  expect([sent.status, sent.body.errors]).toEqual([200, []]);
  return new URL(sent.body.data.url).searchParams.get('token') ?? '';
};
const linkState = async (token: string) =>
  (await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data.state;
const scan = (id: string, mitigation = 'Seen with the identity card') =>
  addPaper(hannah, id, 'SIGNED', { version: '1', mitigation });
const decide = (scanId: string, body: object, who = farid) => who.put(`/api/v1/compliance/form-scans/${scanId}`, body);
const counted = async () => (await farid.get('/api/v1/compliance/waiting-approvals')).body.data.requests;
const requests = async () => (await farid.get('/api/v1/compliance/form-requests')).body.data;

describe('a scan that comes while a link is out', () => {
  it('waits for compliance while the link goes on, which ends once an officer takes it', async () => {
    const id = await aReadyForm(app, hannah);
    const token = await linkOf(id);
    expect((await scan(id)).body.data.waits).toBe(true);
    const form = await read(id);
    expect([form.state, form.isSigned, await linkState(token)]).toEqual(['SENT', false, 'SENT']);
    expect(form.scans).toMatchObject([{ version: 1, state: 'WAITING', by: 'Hannah' }]);
    expect((await scan(id)).status).toBe(409);
    expect(await requests()).toMatchObject([{ kind: 'SCAN', formId: id, salesperson: 'Hannah' }]);
    expect(await counted()).toBe(1);
    const [{ id: scanId, fileId }] = form.scans;
    const open = (who: Client) => who.get(`/media/v1/documents/${fileId}/download`);
    expect([(await open(hannah)).status, (await open(farid)).status, (await open(rajesh)).status]).toEqual([
      200, 200, 404,
    ]);
    expect((await decide(scanId, { isTaken: true }, hannah)).status).toBe(403);
    const taken = await decide(scanId, { isTaken: true });
    expect([taken.status, taken.body.errors]).toEqual([200, []]);
    const now = await read(id);
    expect([now.state, now.rating, await linkState(token)]).toEqual(['DONE', 'MEDIUM', 'REVOKED']);
    expect(now.acknowledged).toMatchObject([{ how: 'PAPER', fileId }]);
    expect(now.scans).toMatchObject([{ state: 'TAKEN', decidedBy: farid.person.name }]);
    expect([await requests(), await counted(), (await decide(scanId, { isTaken: true })).status]).toEqual([[], 0, 409]);
  });

  it('is refused with a word, and the customer signs by the link', async () => {
    const id = await aReadyForm(app, hannah);
    const token = await linkOf(id);
    await scan(id);
    const [{ id: scanId }] = (await read(id)).scans;
    expect((await decide(scanId, { isTaken: false })).status).toBe(400);
    expect((await decide(scanId, { isTaken: false, word: 'The last page is missing' })).status).toBe(200);
    const form = await read(id);
    expect([form.state, form.scans[0].state, form.scans[0].word]).toEqual([
      'SENT',
      'REFUSED',
      'The last page is missing',
    ]);
    expect((await scan(id)).body.data.waits).toBe(true);
    expect((await (await visitLink(app, token)).sign()).status).toBe(200);
    const signed = await read(id);
    expect([signed.state, signed.scans[0].state, await requests()]).toEqual(['DONE', 'NOT_NEEDED', []]);
    expect((await decide(signed.scans[0].id, { isTaken: true })).status).toBe(409);
  });

  it('waits after the link was withdrawn, and after another version was begun once the customer had opened it', async () => {
    const [id, other] = [await aReadyForm(app, hannah), await aReadyForm(app, hannah)];
    await linkOf(id);
    expect((await hannah.post(`${place}/${id}/revoke`)).status).toBe(200);
    expect((await scan(id)).body.data.waits).toBe(true);
    const late = await addPaper(hannah, id, 'WEALTH');
    expect([late.status, late.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('A scan of this version waits for compliance'),
    ]);
    const [{ id: scanId }] = (await read(id)).scans;
    expect((await decide(scanId, { isTaken: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'DONE', scans: [{ state: 'TAKEN' }] });
    await visitLink(app, await linkOf(other));
    const { particulars, ...form } = await read(other);
    const { property, category, leaseMonths, amountCents, hasUcp, isUcp, listECDDAMLFormResult } = form;
    const same = { property, category, leaseMonths, amountCents, hasUcp, isUcp, listECDDAMLFormResult };
    const changed = { ...same, particulars: { ...particulars, occupation: 'Teacher' } };
    expect((await hannah.put(place, { id: other, version: 1, isSigned: false, ...changed })).body.data.version).toBe(2);
    const determined = { id: other, version: 2, mitigation: 'Spoke with the bank' };
    expect((await hannah.put(`${place}/form/signature`, determined)).status).toBe(200);
    const later = await addPaper(hannah, other, 'SIGNED', { version: '2', mitigation: 'Seen with the identity card' });
    expect([later.status, later.body.data?.waits]).toEqual([200, true]);
  });

  it('without a link counts at once', async () => {
    const id = await aReadyForm(app, hannah);
    expect((await scan(id)).body.data.waits).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'DONE', scans: [] });
  });
});

describe('documents while a link is out', () => {
  it('are taken of the customer alone, and stand on the certificate with name, kind and SHA-256', async () => {
    const id = await aReadyForm(app, hannah, { answers: [cash] });
    const token = await linkOf(id);
    const refused = await addPaper(hannah, id, 'WEALTH');
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, 'Withdraw the link first.']);
    const customer = await visitLink(app, token);
    const added = await customer.add('WEALTH', 'Bank statement.pdf');
    expect([added.status, added.body.errors]).toEqual([200, []]);
    expect((await customer.sign()).status).toBe(200);
    await doQueued(app, 'signing.seal');
    const { acknowledged } = await read(id);
    const text = await textOf(await hannah.get(`/media/v1/documents/${acknowledged[0].fileId}/download`));
    const sha256 = createHash('sha256').update(samplePdf()).digest('hex');
    const [before, certificate] = text.split('Certificate of signing').map((each) => each.replaceAll(/\s+/g, ''));
    for (const words of ['Bankstatement.pdf', 'Sourceofwealthdocuments', 'addedbythecustomer', sha256])
      expect(text.split('Certificate of signing').slice(1).join('').replaceAll(/\s+/g, '')).toContain(words);
    expect(before).not.toContain('Bankstatement.pdf');
    // What the document names itself is not named again.
    expect(certificate).not.toContain('Payslips.pdf');
  });

  it('are added to a signed form by a correction alone', async () => {
    const id = await aReadyForm(app, hannah, { answers: [cash] });
    await ask(
      app.services.database,
      `INSERT INTO ecdd_signature (form_id, version, how, signed_at, name) VALUES ($1, 1, 'LINK', now(), 'Goh Siew Choo')`,
      [id],
    );
    expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(409);
    expect((await hannah.post(`${place}/${id}/corrections`, { version: 1, reason: 'More payslips' })).status).toBe(200);
    expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(200);
    expect((await read(id)).version).toBe(1);
  });
});
