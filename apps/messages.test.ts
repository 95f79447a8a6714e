import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleExternal, sampleInfo, sampleParties } from '#demo/sample.ts';
import { saveReport } from '#features/aml/reports/saveReport.web.ts';
import { aReadyForm } from '#features/ecdd/rig/ready-form.ts';
import { api } from '#features/esubmission/api.web.ts';
import { send } from '#platform/web/api/send.ts';
import { routeErrorTitle } from '#platform/web/errors/routeErrors.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
beforeAll(async () => {
  app = await testApp();
  hannah = await app.signIn(await app.aSalesperson());
});
afterEach(() => vi.unstubAllGlobals());

type Trigger = () => Promise<string> | string;

const messageOf = async (answer: ReturnType<Client['get']>): Promise<string> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message;
};
const draft = () => anEsubmission(hannah, { status: 'draft' });
const ca = { remark: '', shareBasis: 'PERCENT', shareCents: null };
const whole = () => [{ ...ca, userId: hannah.person.userId, role: 'CA', shareRate: 1_000_000 }];

/** The message of a page if a call fails without an answer of the server, all calls or those whose address `fails` matches. */
const broken = async (call: () => Promise<unknown>, fails = /./) => {
  vi.stubGlobal('fetch', async (url: string) =>
    fails.test(url)
      ? new Response('<h1>Bad gateway</h1>', { status: 502 })
      : Response.json({ success: true, data: { reportID: 'a' }, errors: [] }),
  );
  return call().then(
    () => 'nothing',
    (error: Error) => error.message,
  );
};

/** A message of a page only: a browser test must contain it. */
const walked = (words: string): Trigger => {
  const journeys = readdirSync(new URL('../e2e', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`../e2e/${name}`, import.meta.url), 'utf8'));
  const waits = [`'${words}'`, `'${words.replaceAll("'", "\\'")}'`].map((text) => `getByText(${text})`);
  return () => (journeys.some((text) => waits.some((wait) => text.includes(wait))) ? words : 'no journey waits for it');
};

const sampleForm = { property: '18 Leonie Hill #42-05', category: 'private-residential', particulars: {} };
const saveForm = async () => {
  const customer = { kind: 'INDIVIDUAL', name: 'Ong Mei Ling', idType: 'NRIC', dateOfBirth: '1979-06-11' };
  const { aMLID } = (await hannah.post('/api/v1/amls', customer)).body.data;
  return hannah.post('/api/v1/ecdd-aml-forms', { aMLID, ...sampleForm });
};

const aPerson = { kind: 'INDIVIDUAL', name: 'Goh Siew Choo', idType: 'NRIC' };
const aContact = async () => (await hannah.post('/api/v1/customer-contacts', aPerson)).body.data;
const aProperty = async () => {
  const place = { postalCode: '239195', block: '18', street: 'Leonie Hill', unit: '42-05' };
  const { contactId } = await aContact();
  return { contactId, relation: 'OWNER', status: 'HELD', category: 'private-residential', ...place };
};

/** Every fixed message of the product, with a way to get it. */
const messages: Record<string, Trigger> = {
  'Contact add successfully!': () => messageOf(hannah.post('/api/v1/customer-contacts', aPerson)),
  'Update Contact successfully!': async () => {
    const { contactId, version } = await aContact();
    return messageOf(hannah.put('/api/v1/customer-contacts', { ...aPerson, contactId, version }));
  },
  'Delete Contact successfully!': async () =>
    messageOf(hannah.delete(`/api/v1/customer-contacts?id=${(await aContact()).contactId}`)),
  'Contact property add successfully!': async () =>
    messageOf(hannah.post('/api/v1/customer-contact-properties', await aProperty())),
  'Contact property update successfully!': async () => {
    const { contactId, ...property } = await aProperty();
    const { id } = (await hannah.post('/api/v1/customer-contact-properties', { ...property, contactId })).body.data;
    return messageOf(hannah.put('/api/v1/customer-contact-properties', { ...property, id, version: 1 }));
  },
  'Delete Contact Property successfully!': async () => {
    const { id } = (await hannah.post('/api/v1/customer-contact-properties', await aProperty())).body.data;
    return messageOf(hannah.delete(`/api/v1/customer-contact-properties?iD=${id}`));
  },
  'Contact Document add successfully!': async () => {
    const { contactId } = await aContact();
    const file = { name: 'pass.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
    const { fileId } = (await hannah.upload('/media/v1/customer-files', {}, file)).body.data;
    return messageOf(hannah.post('/api/v1/contact-archive-documents', { contactId, fileId, docType: 'PASS' }));
  },
  'The transaction info created successfully!': () => messageOf(hannah.post('/api/v1/esubmissions', sampleInfo())),
  'The transaction info updated successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.put('/api/v1/esubmissions', { ...sampleInfo(), eSubId, version }));
  },
  'The Transaction Party add successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.post('/api/v1/related-parties', { ...sampleParties()[1], eSubId, version }));
  },
  'The Shareholder have deleted successfully!': async () => {
    const held = await aHeldCompany(hannah, await draft());
    const place = `/api/v1/related-parties/party/${held.companyUuid}/shareholders/${held.shareholderId}`;
    return messageOf(hannah.delete(`${place}?version=${held.version}`));
  },
  'External Co-Broker create successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.post('/api/v1/external-cobrokes/bulk', { eSubId, version, rows: [sampleExternal()] }));
  },
  'External Co-Broker updated successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.put(`/api/v1/external-cobrokes/${eSubId}`, { version, rows: [sampleExternal()] }));
  },
  'Internal Salesperson create successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.post('/api/v1/internal-cobrokes/bulk', { eSubId, version, rows: whole() }));
  },
  'Internal Salesperson updated successfully!': async () => {
    const { eSubId, version } = await draft();
    return messageOf(hannah.put(`/api/v1/internal-cobrokes/${eSubId}`, { version, rows: whole() }));
  },
  'Upload Document successfully!': async () => {
    const { eSubId } = await draft();
    const file = { name: 'option.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
    return messageOf(hannah.upload('/api/v1/esubmission-uploads', { eSubId, documentId: 'D-01' }, file));
  },
  'Delete Document successfully!': async () => {
    const { fileIds } = await anEsubmission(hannah);
    return messageOf(hannah.delete(`/media/v1/documents?fileId=${fileIds[0]}`));
  },
  'The E-Submission have deleted successfully!': async () => {
    const { eSubId } = await draft();
    return messageOf(hannah.delete(`/api/v1/esubmissions?id=${eSubId}`));
  },
  'Save E-CDD successfully!': async () => messageOf(saveForm()),
  'Update E-CDD successfully!': async () => {
    const { id, version } = (await saveForm()).body.data;
    return messageOf(hannah.put('/api/v1/ecdd-aml-forms', { id, version, ...sampleForm }));
  },
  'Send to Customer successfully!': async () => {
    const id = await aReadyForm(app, hannah);
    return messageOf(hannah.post('/api/v1/ecdd-aml-forms/send-for-signing', { id, recipient: 'email' }));
  },
  'The transaction save to draft successfully!': walked('The transaction save to draft successfully!'),
  'The transaction has been submited!': walked('The transaction has been submited!'),
  'Failed to download the file. Please try again.': walked('Failed to download the file. Please try again.'),
  'Has something error !': () => broken(() => send(api.create, { body: sampleInfo() })),
  'Oops...Something went wrong': () => broken(() => send(api.refNo, {})),
  'An error occurred while generating the report.': () => broken(() => saveReport('a'), /generate-report/),
  'An error occurred while saving the report.': () => broken(() => saveReport('a'), /download/),
  '404 Not Found': () => routeErrorTitle({ status: 404 }),
  'An error occurred': () => routeErrorTitle(new Error('x')),
  'This page could not be found': walked('This page could not be found'),
};

describe('the fixed messages', () => {
  test.each(Object.entries(messages))('%s', { timeout: 30_000 }, async (words, heard) => {
    expect(await heard()).toBe(words);
  });

  test('a submission that was saved as a draft or submitted has them in the answer, too', async () => {
    const answer = (eSubId: string, statusId: number) =>
      messageOf(hannah.put(`/api/v1/esubmissions/${eSubId}/status/${statusId}`));
    expect(await answer((await draft()).eSubId, 1)).toBe('The transaction save to draft successfully!');
    const { eSubId } = await anEsubmission(hannah, { status: 'submitted' });
    expect(await answer(eSubId, 2)).toBe('The transaction has been submited!');
  });
});
