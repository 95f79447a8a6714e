import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { loadList } from '../rig/listed.ts';
import { aSignedForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
});

const loadUn = async () => {
  const path = join(app.services.config.dataDir, 'un.xml');
  const person =
    '<INDIVIDUAL><DATAID>1</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>Orsolya Vantreek</FIRST_NAME></INDIVIDUAL>';
  await writeFile(
    path,
    `<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09Z"><INDIVIDUALS>${person}</INDIVIDUALS></CONSOLIDATED_LIST>`,
  );
  await screening.imports?.un?.(app.asNobody, [path], { flags: new Set(['--accept-loss']), say: () => undefined });
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
};

const read = async (id: string, who = hannah) => {
  const { state, gaps, rating, aMLID, listECDDAMLFormResult } = (await who.get(`/api/v1/ecdd-aml-forms/${id}`)).body
    .data;
  const answers: { questionFID: string; checkedResult: string; remark: string }[] = listECDDAMLFormResult;
  const { checkedResult, remark } = answers.find(({ questionFID }) => questionFID === '8.05') ?? {};
  return { stands: { state, gaps, rating }, aMLID, said: [checkedResult, remark] };
};

it('says No of the lists while one that must be there is missing, and stands as it does without', async () => {
  await loadList(app, ['A-9,person,Nobody Known,,1940-01-05,CH,pep,']);
  const id = await aSignedForm(app, hannah);
  const lacking = await read(id);
  const words = 'UN list missing. Compliance loads it, and the customer is then screened again automatically.';
  expect([lacking.said, (await read(id, farid)).said]).toEqual([
    ['N', words],
    ['N', words],
  ]);
  expect(lacking.stands).toMatchObject({ state: 'DONE', gaps: [] });
  // A new form of the same case says the same before it is saved.
  const draft = (await hannah.get(`/api/v1/ecdd-aml-forms/AML/${lacking.aMLID}/new-form?cDDFor=SALE-SELLER`)).body.data;
  expect(draft.listECDDAMLFormResult).toContainEqual(
    expect.objectContaining({ questionFID: '8.05', checkedResult: 'N', remark: words }),
  );
  await loadUn();
  const whole = await read(id);
  expect([whole.said, whole.stands]).toEqual([['Y', ''], lacking.stands]);
});
