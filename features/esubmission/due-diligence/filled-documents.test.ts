import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let desk: Client;
let farid: Client;
let finance: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  desk = await app.letIn(await app.aStaff('submissions'));
  farid = await app.letIn(await app.aStaff('compliance'));
  finance = await app.letIn(await app.aStaff('finance'));
  await loadList(app, ['A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,']);
  await ask(
    app.services.database,
    `INSERT INTO setting (key, value) VALUES ('dueDiligenceForms', '{"from": "2025-07-01"}')
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );
});

const settle = () =>
  doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');

let units = 0;

/** A case that only its form keeps from being submitted, and the form: each of a flat of its own. */
const aReadyCase = async () => {
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `32-${units}` } };
  const { eSubId, partyUuids } = await anEsubmission(hannah, { settle, info });
  const seller = partyUuids[0] ?? '';
  const { body } = await hannah.post(`${cases}/${eSubId}/due-diligence/${seller}`, {});
  return { eSubId, seller, formId: body.data.formId as string };
};

const submit = async (eSubId: string) => {
  const { findings } = await summaryOf(hannah, eSubId);
  const overrides = findings
    .filter(({ level }: { level: string }) => level !== 'block')
    .map(({ code }: { code: string }) => ({ code, reason: 'Right as it is' }));
  return hannah.put(`${cases}/${eSubId}/status/2`, { overrides });
};

it('nothing is uploaded to, removed from, or judged on a document that a form fills', async () => {
  const { eSubId, seller, formId } = await aReadyCase();
  const fields = { eSubId, documentId: 'D-12', partyUuid: seller };
  const file = { name: 'A1.pdf', bytes: samplePdf() };
  expect((await hannah.upload('/api/v1/esubmission-uploads', fields, file)).status).toBe(409);
  await finishForm(app, hannah, formId);
  const line = (await summaryOf(hannah, eSubId)).documents.find(
    (each: { documentId: string }) => each.documentId === 'D-12',
  );
  expect(line).toMatchObject({ form: { state: 'DONE', isFilled: true, formId }, fileGroup: [{ fileId: line.fileId }] });
  expect((await hannah.delete(`/media/v1/documents?fileId=${line.fileId}`)).status).toBe(409);
  expect((await submit(eSubId)).status).toBe(200);
  expect((await move(desk, eSubId, 3)).status).toBe(200);
  const verdict = { partyUuid: seller, verdict: 'queried', note: 'A page is missing' };
  expect((await desk.put(`${cases}/${eSubId}/documents/D-12/verdict`, verdict)).status).toBe(409);
  const read = (await summaryOf(desk, eSubId)).documents.find(
    (each: { documentId: string }) => each.documentId === 'D-12',
  );
  expect(read).toMatchObject({ form: { formId: null }, fileId: line.fileId });
  expect((await desk.get(`/media/v1/documents/${line.fileId}/download`)).status).toBe(200);
  expect((await rajesh.get(`/media/v1/documents/${line.fileId}/download`)).status).toBe(404);
});

it('a client that counts required documents with the nil id counts as the product does, and opens what it may', async () => {
  const { eSubId, formId } = await aReadyCase();
  const documentsOf = async (who: Client): Promise<{ documentId: string; required: boolean; fileId: string }[]> =>
    (await summaryOf(who, eSubId)).documents;
  const nilOf = async (who: Client) =>
    (await documentsOf(who)).filter(({ required, fileId }) => required && fileId === nilFileId);
  const counted = async () => {
    const { missing } = (await hannah.get(`/media/v1/documents?eSubId=${eSubId}`)).body.data;
    const nilDocuments = await nilOf(hannah);
    expect(nilDocuments).toHaveLength(missing);
    return nilDocuments.map(({ documentId }) => documentId);
  };
  expect(await counted()).toEqual(['D-12', 'D-15']);
  await finishForm(app, hannah, formId);
  expect(await counted()).toEqual([]);
  const idOf = async (who: Client, documentId: string) =>
    (await documentsOf(who)).find((each) => each.documentId === documentId)?.fileId;
  const [determination, report] = [await idOf(hannah, 'D-15'), await idOf(hannah, 'D-18')];
  const open = (who: Client, fileId = nilFileId) => who.get(`/media/v1/documents/${fileId}/download`);
  const opened = (who: Client) => Promise.all([determination, report].map(async (id) => (await open(who, id)).status));
  expect([await opened(hannah), await opened(farid), await opened(rajesh)]).toEqual([
    [200, 200],
    [200, 200],
    [404, 404],
  ]);
  const texts = await Promise.all(
    [hannah, farid].map(async (who) => (await readPdf((await open(who, determination)).raw)).text),
  );
  expect(texts[0]).toContain('9.01');
  expect(texts[0]).not.toContain('9.02');
  expect(texts[1]).toBe(texts[0]);
  expect((await submit(eSubId)).status).toBe(200);
  expect([await opened(desk), await opened(finance)]).toEqual([
    [404, 200],
    [404, 404],
  ]);
  expect([await idOf(desk, 'D-15'), await idOf(desk, 'D-18')]).toEqual([nilFileId, report]);
});
