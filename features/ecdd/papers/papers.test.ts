import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { textOf } from '#test/text-of.ts';
import { addPaper } from '../rig/add-paper.ts';
import { beginsCorrection } from '../rig/begin-correction.ts';
import { decideOn } from '../rig/decide.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm, aWholeForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

/** Signed on paper: the shortest way to a signature. */
const signOnPaper = async (id: string) => {
  const file = { name: 'Scan.pdf', bytes: samplePdf() };
  const scan = await hannah.upload(
    '/api/v1/esubmission-uploads/ecdd',
    { id, attachCode: 'SIGNED', version: '1' },
    file,
  );
  expect([scan.status, scan.body.errors]).toEqual([200, []]);
};

const gapsOf = async (id: string) => (await hannah.get(`${place}/${id}`)).body.data.gaps;
const determine = (id: string) => hannah.put(`${place}/form/signature`, { id, version: 1 });

it('of wealth is asked for where the rating is high, in no other way than as a file', async () => {
  const { id, body } = await aWholeForm(app, hannah, { answers: [cash], withPapers: false });
  expect(await gapsOf(id)).toEqual([{ questionFID: '5.08', lacks: 'PAPER' }]);
  expect((await determine(id)).status).toBe(409);
  // Words are no document; what comes back as it was read changes nothing.
  const words = { questionFID: '5.08', checkedResult: '', remark: '', detail: 'Payslips seen' };
  const saved = await hannah.put(place, {
    id,
    version: 1,
    ...body,
    listECDDAMLFormResult: [...body.listECDDAMLFormResult, words],
  });
  expect([saved.status, saved.body.data.version]).toEqual([200, 1]);
  expect(await gapsOf(id)).toHaveLength(1);
  // Nor is a document of another kind, or a file that is none.
  await addPaper(hannah, id, 'AUTHORITY');
  const file = { name: 'Payslips.pdf', bytes: Buffer.from('MZ this is a program') };
  const refused = await hannah.upload('/api/v1/esubmission-uploads/ecdd', { id, attachCode: 'WEALTH' }, file);
  expect(refused.status).toBe(415);
  expect(await gapsOf(id)).toHaveLength(1);
  await addPaper(hannah, id, 'WEALTH');
  expect(await gapsOf(id)).toEqual([]);
  expect((await determine(id)).status).toBe(200);
});

it('of wealth is asked for by the words of a lease, too', async () => {
  const advance = { questionFID: '5.01', checkedResult: 'N', remark: 'Half is paid in cash', detail: '' } as const;
  const { id } = await aWholeForm(app, hannah, { side: 'LEASE-LANDLORD', answers: [advance], withPapers: false });
  expect(await gapsOf(id)).toEqual([{ questionFID: '5.06', lacks: 'PAPER' }]);
  await addPaper(hannah, id, 'WEALTH');
  expect(await gapsOf(id)).toEqual([]);
});

it('that was determined or sent with stays, and stands in what the customer reads', async () => {
  const { id } = await aWholeForm(app, hannah, { answers: [cash] });
  await determine(id);
  const [first] = (await hannah.get(`${place}/${id}`)).body.data.papers;
  const remove = (fileId: string) => hannah.delete(`${place}/${id}/files/${fileId}`);
  expect((await remove(first.fileId)).status).toBe(409);
  const second = (await addPaper(hannah, id, 'WEALTH')).body.data.fileId;
  const third = (await addPaper(hannah, id, 'WEALTH')).body.data.fileId;
  expect((await remove(third)).status).toBe(200);
  await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  expect((await remove(second)).status).toBe(409);
  const [{ sha256 }] = (await ask<{ sha256: string }>(
    app.services.database,
    'SELECT sha256 FROM stored_file WHERE file_id = $1',
    [second],
  )) as [{ sha256: string }];
  const text = await textOf(await hannah.get(`${place}/${id}/download-file?audience=C`));
  for (const words of ['Payslips.pdf', sha256]) expect(text.replaceAll(/\s/g, '')).toContain(words);
});

it('of a signed version stays when a new version is begun, and so does what the customer added', async () => {
  const id = await aReadyForm(app, hannah);
  const add = async () => {
    const file = { name: 'Payslips.pdf', bytes: samplePdf() };
    return (await hannah.upload('/api/v1/esubmission-uploads/ecdd', { id, attachCode: 'WEALTH' }, file)).body.data
      .fileId;
  };
  const remove = async (file: string) => (await hannah.delete(`${place}/${id}/files/${file}`)).status;
  const early = await add();
  await signOnPaper(id);
  const { body } = await aWholeForm(app, hannah);
  const change = { id, version: 1, ...body, property: 'Another flat' };
  // Whoever read it before it was signed does not know that this undoes a signature.
  expect((await hannah.put(place, change)).status).toBe(409);
  expect((await hannah.put(place, { ...change, isSigned: true })).status).toBe(409);
  await beginsCorrection(app, hannah, id, 1);
  expect((await hannah.put(place, { ...change, isSigned: true })).status).toBe(200);
  expect(await remove(early)).toBe(409);
  const [late, customers] = [await add(), await add()];
  await ask(app.services.database, 'UPDATE ecdd_file SET added_by = NULL WHERE file_id = $1', [customers]);
  expect([await remove(late), await remove(customers)]).toEqual([200, 409]);
});

it('is opened by whoever sees the form, and stays once the form is signed', async () => {
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  const file = { name: 'Payslips.pdf', bytes: samplePdf() };
  const add = () => hannah.upload('/api/v1/esubmission-uploads/ecdd', { id, attachCode: 'WEALTH' }, file);
  const [one, two] = [(await add()).body.data.fileId, (await add()).body.data.fileId];
  expect((await farid.get(`/media/v1/documents/${one}/download`)).status).toBe(200);
  expect((await rajesh.get(`/media/v1/documents/${one}/download`)).status).toBe(404);
  expect((await hannah.delete(`${place}/${id}/files/${one}`)).status).toBe(200);
  await signOnPaper(id);
  expect((await hannah.delete(`${place}/${id}/files/${two}`)).status).toBe(409);
  expect((await hannah.get(`${place}/${id}`)).body.data.papers).toHaveLength(2);
});

it('is approved with as it was read, and stays for compliance where it is deleted later', async () => {
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  const add = async (): Promise<string> => (await addPaper(hannah, id, 'WEALTH')).body.data.fileId;
  const remove = async (fileId: string) => (await hannah.delete(`${place}/${id}/files/${fileId}`)).status;
  const paper = await add();
  const { version, papers } = (await farid.get(`${place}/${id}`)).body.data;
  const asRead = { version, made: 0, papers: papers.map(({ fileId }: { fileId: string }) => fileId) };
  expect(await remove(paper)).toBe(200);
  const other = await add();
  const decided = await decideOn(farid, id, asRead);
  expect([decided.status, decided.body.errors[0]?.message]).toEqual([
    409,
    'Documents of this form were added or deleted meanwhile. Look at it again.',
  ]);
  expect((await decideOn(farid, id)).status).toBe(200);
  expect(await remove(other)).toBe(200);
  const open = async (who: Client) => (await who.get(`/media/v1/documents/${other}/download`)).status;
  expect([await open(hannah), await open(farid)]).toEqual([404, 200]);
  expect((await farid.get(`${place}/${id}`)).body.data.officer.removed).toMatchObject([{ fileId: other }]);
});
