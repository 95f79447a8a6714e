import { beforeAll, describe, expect, it } from 'vitest';
import { nilFileId } from '#platform/contract/files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { listOf, upload } from '../rig/documents.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

type Line = { documentId: string; level: string; stage: string };
const briefLine = ({ documentId, level, stage }: Line) => `${documentId} ${level} ${stage}`;

describe('the checklist', () => {
  it('of a new HDB sale for the seller is what the rules in force ask for', async () => {
    const id = await rig.aCase(hannah.person);
    const party = await rig.aParty(id, { name: 'Goh Siew Lan' });
    await rig.aParty(id, { partyType: 'BUYER', representedParty: 'O' });
    const { rows, missing, checkDate } = await listOf(hannah, id);
    expect(rows.map(briefLine)).toEqual([
      'D-01 required submit',
      'D-02 required invoice',
      'D-03 optional submit',
      'D-04 required submit',
      'D-05 conditional submit',
      'D-08 required submit',
      'D-12 required invoice',
      'D-14 conditional invoice',
      'D-15 required invoice',
      'D-16 conditional invoice',
      'D-17 conditional invoice',
      'D-18 required invoice',
      'D-19 optional invoice',
      'D-23 required invoice',
      'D-24 required submit',
      'D-28 required submit',
      'D-29 required submit',
      'D-30 conditional submit',
      'D-32 conditional submit',
      'D-33 required submit',
      'D-36 conditional payout',
      'D-38 conditional submit',
    ]);
    expect(missing).toBe(7);
    expect(checkDate).toBe('2026-02-20');
    expect(rows[0]).toEqual({
      documentId: 'D-01',
      name: 'Option to purchase',
      note: expect.stringContaining('serial number'),
      required: true,
      level: 'required',
      anyOf: null,
      fileId: nilFileId,
      fileGroup: [],
      spChecklistComplianceDate: null,
      per: 'case',
      partyUuid: null,
      partyName: null,
      stage: 'submit',
      hasTemplate: false,
      verdict: null,
      form: null,
    });
    expect(rows.find(({ documentId }) => documentId === 'D-08')).toMatchObject({
      partyUuid: party,
      partyName: 'Goh Siew Lan',
    });
  });

  it('follows co-brokers, the side, the category and the option date', async () => {
    const agency = { agencyName: 'Merlion', salespersonName: 'Lim', registrationNo: 'R012345A' };
    const share = { shareBasis: 'AMOUNT', shareCents: 1 };
    const id = await rig.aCase(hannah.person);
    await hannah.put(`/api/v1/external-cobrokes/${id}`, { version: 1, rows: [{ ...agency, ...share }] });
    const members = [hannah, ravi].map(({ person: { userId } }, index) => ({
      userId,
      role: index === 0 ? 'CA' : 'ICB',
      ...share,
    }));
    await hannah.put(`/api/v1/internal-cobrokes/${id}`, { version: 2, rows: members });
    await rig.change(id, { representedSide: 'BUYER', propertyCategory: 'commercial', optionDate: '2014-07-01' });
    const { rows } = await listOf(hannah, id);
    expect(rows.map(briefLine)).toEqual([
      'D-01 required submit',
      'D-02 required submit',
      'D-03 optional submit',
      'D-04 optional submit',
      'D-05 required submit',
      'D-06 required submit',
      'D-07 required payout',
      'D-20 optional invoice',
      'D-30 conditional submit',
      'D-31 conditional submit',
      'D-32 conditional submit',
      'D-34 conditional submit',
      'D-36 conditional payout',
    ]);
  });

  it('asks a company for its profile, for which an identity copy will do', async () => {
    const id = await rig.aCase(hannah.person);
    const company = await rig.aParty(id, { kind: 'COMPANY', idType: 'UEN' });
    const requiredLines = async () =>
      (await listOf(hannah, id)).rows
        .filter(({ partyUuid, stage }) => partyUuid === company && stage === 'submit')
        .map(({ documentId, required }) => `${documentId} ${required}`);
    expect(await requiredLines()).toEqual(['D-08 false', 'D-09 true', 'D-10 true', 'D-11 true']);
    expect((await upload(hannah, id, { documentId: 'D-08', partyUuid: company })).status).toBe(200);
    expect(await requiredLines()).toEqual(['D-08 false', 'D-09 false', 'D-10 true', 'D-11 true']);
  });

  it('is the same at the media server, and can be read for one party', async () => {
    const id = await rig.aCase(hannah.person);
    const [one] = [await rig.aParty(id), await rig.aParty(id)];
    const { data } = (await hannah.get(`/api/v1/document-templates?eSubId=${id}`)).body;
    expect((await hannah.get(`/media/v1/documents?eSubId=${id}`)).body.data).toEqual(data);
    expect((await hannah.get(`/media/v1/documents/${id}/documents`)).body.data).toEqual(data);
    expect((await ravi.get(`/media/v1/documents/${id}/documents`)).status).toBe(404);
    const ofOne = await hannah.get(`/api/v1/document-templates/related-party?eSubId=${id}&partyUuid=${one}`);
    expect(ofOne.body.data.missing).toBe(1);
    expect(ofOne.body.data.rows.map(briefLine)).toEqual([
      'D-08 required submit',
      'D-12 required invoice',
      'D-15 required invoice',
    ]);
  });

  it('takes parameters that replace the values of the submission', async () => {
    const id = await rig.aCase(hannah.person);
    const ask = async (query: string) =>
      (await hannah.get(`/api/v1/document-templates?eSubId=${id}&${query}`)).body.data.rows.map(briefLine);
    expect(await ask('numberOfEcbs=1')).toContain('D-06 required submit');
    expect(await ask('newTransPary=true')).toContain('D-08 required submit');
    expect(await ask('newTransPary=COMPANY')).toContain('D-09 required submit');
    expect(await ask('checkDate=2025-06-30')).not.toContain('D-18 required invoice');
    expect(await ask('billFor=OTHER_PARTY')).toContain('D-05 required submit');
  });
});

describe('the rules', () => {
  const linesFor = async (query: string) => {
    const { rows } = (await hannah.get(`/api/v1/document-templates?${query}`)).body.data;
    return (rows as Line[]).map(({ documentId, level }) => `${documentId} ${level[0]?.toUpperCase()}`);
  };
  const later = ['D-12', 'D-14', 'D-15', 'D-16', 'D-17', 'D-18', 'D-19'];

  it.each<[string, string, string[]]>([
    [
      'a private sale for the buyer',
      'transType=SALE&propType=landed&side=BUYER',
      ['D-02 R', 'D-20 O', 'D-29 O', 'D-28 R'],
    ],
    ['a sale of an office', 'transType=SALE&propType=commercial', ['D-04 O', 'D-05 R', 'D-29 R', 'D-34 C']],
    [
      'an HDB lease for the landlord',
      'transType=LEASE&propType=hdb',
      ['D-21 R', 'D-22 R', 'D-25 O', 'D-26 R', 'D-29 R'],
    ],
    ['a private lease for the tenant', 'transType=LEASE&propType=landed&side=TENANT', ['D-25 R', 'D-27 C', 'D-28 R']],
    ['a lease of a warehouse', 'transType=LEASE&propType=industrial', ['D-05 R', 'D-22 C', 'D-34 C']],
  ])('of %s', async (_case, query, some) => {
    expect(await linesFor(`${query}&hasParty=true`)).toEqual(expect.arrayContaining(some));
  });

  it('exempt the lease of an HDB flat from due diligence', async () => {
    const codes = async (query: string) => (await linesFor(`${query}&hasParty=true`)).map((line) => line.slice(0, 4));
    const flat = await codes('transType=LEASE&propType=hdb');
    expect(later.filter((code) => flat.includes(code))).toEqual([]);
    expect(await codes('transType=LEASE&propType=private-residential')).toEqual(expect.arrayContaining(later));
  });

  it('are asked with a transaction type and a category, and of any signed-in person', async () => {
    expect((await hannah.get('/api/v1/document-templates')).body.errors[0]).toMatchObject({ field: 'transType' });
    expect((await hannah.get('/api/v1/document-templates?transType=SALE')).body.errors[0].field).toBe('propType');
    const editor = await app.letIn(await app.aStaff('content'));
    expect((await editor.get('/api/v1/document-templates?transType=SALE&propType=hdb')).status).toBe(200);
  });
});

describe('a blank form', () => {
  it('is a PDF, and a 404 for documents without one', async () => {
    const form = await hannah.get('/api/v1/documents/template?documentId=D-33');
    expect(form.status).toBe(200);
    expect(form.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(form.headers['content-disposition']).toContain('D-33 Consent to the use of personal data.pdf');
    expect(form.raw.subarray(0, 5).toString()).toBe('%PDF-');
    for (const none of ['D-12', 'toString', 'D-99'])
      expect((await hannah.get(`/api/v1/documents/template?documentId=${none}`)).status).toBe(404);
  });
});
