import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { addPaper } from '../rig/add-paper.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm, aWholeForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const listed = async (query: string, who = hannah): Promise<string[]> =>
  (await who.get(`/api/v1/my-ecdd-forms?${query}`)).body.data.rows.map(({ id }: { id: string }) => id);

it('lists the forms of whoever asks by how far they are, each as it says itself', async () => {
  const { id: open } = await aWholeForm(app, hannah, { customer: { name: 'Ravi Menon' } });
  const determined = await aReadyForm(app, hannah);
  const signed = await aReadyForm(app, hannah);
  await addPaper(hannah, signed, 'SIGNED', { version: '1' });
  expect(new Set(await listed(''))).toEqual(new Set([open, determined, signed]));
  for (const [step, id] of Object.entries({ OPEN: open, DETERMINED: determined, SIGNED: signed }))
    expect(await listed(`step=${step}`)).toEqual([id]);
  expect(await listed('search=menon')).toEqual([open]);
  const { rows } = (await hannah.get('/api/v1/my-ecdd-forms?step=SIGNED')).body.data;
  const { state, rating, validity } = (await hannah.get(`/api/v1/ecdd-aml-forms/${signed}`)).body.data;
  expect(rows).toMatchObject([{ state, rating, validity }]);
  expect(validity).not.toBe(null);
  expect(await listed('', rajesh)).toEqual([]);
  expect((await farid.get('/api/v1/my-ecdd-forms')).status).toBe(403);
});
