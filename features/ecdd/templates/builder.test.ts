import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { aReadyForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;

const place = '/api/v1/compliance/form-templates';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
});

const written = (row: { question: string; help: string; isRequired: boolean; yes: object; no: object }) => {
  const { question, help, isRequired, yes, no } = row;
  return { question, help, isRequired, yes, no };
};
const read = async (id: string, who = farid) => (await who.get(`${place}/${id}`)).body.data;
const questionOf = async (id: string, fid: string) =>
  (await read(id)).questions.find((each: { questionFID: string }) => each.questionFID === fid);
const edit = async (id: string, fid: string, more: object, who = farid) => {
  const { revision } = await read(id);
  const body = { revision, ...written(await questionOf(id, fid)), ...more };
  return who.put(`${place}/${id}/questions/${fid}`, body);
};

it('is written by one officer and published by another, from a day on, for new forms alone', async () => {
  const old = await aReadyForm(app, hannah);
  const both = await Promise.all([1, 2].map(() => farid.post(place, { cDDFor: 'SALE-SELLER' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const id = both.find(({ status }) => status === 200)?.body.data.id;
  expect((await read(id)).differences).toEqual([]);
  const propose = async (more: object = {}, who = farid) => {
    const { revision } = await read(id);
    const body = { revision, validFrom: today(app.services.clock), reason: 'Plainer words', ...more };
    return who.put(`${place}/${id}/proposal`, body);
  };
  // Nothing differs, and nobody else is there.
  expect((await propose()).status).toBe(409);
  expect((await edit(id, '4.01', { question: 'Do you own it?' })).body.errors[0]).toMatchObject({ field: 'question' });
  const plainer = { question: 'Do you own {property}?', help: 'As in the title search', isRequired: false };
  expect((await edit(id, '4.01', plainer)).status).toBe(200);
  expect((await edit(id, '4.03', { yes: { effect: 'H', task: '' } })).status).toBe(200);
  expect((await propose()).status).toBe(409);
  denise = await app.letIn(await app.aStaff('compliance'));
  // Two officers who edit at once: the second one reads again.
  const { revision } = await read(id);
  const stale = { revision: revision - 1, ...written(await questionOf(id, '4.06')), help: 'Any' };
  expect((await denise.put(`${place}/${id}/questions/4.06`, stale)).status).toBe(409);
  expect((await propose({ validFrom: addDays(today(app.services.clock), -1) })).status).toBe(400);
  expect((await propose()).status).toBe(200);
  expect((await edit(id, '4.06', { help: 'Any' })).status).toBe(409);
  // A draft is nobody else's, and forms do not have it yet.
  expect((await hannah.get(`/api/v1/cdd-form-templates/templates/${id}/details`)).status).toBe(404);
  const draft = async () => {
    const { aMLID } = (await hannah.get(`/api/v1/ecdd-aml-forms/${old}`)).body.data;
    return (await hannah.get(`/api/v1/ecdd-aml-forms/AML/${aMLID}/new-form?cDDFor=SALE-SELLER`)).body.data;
  };
  expect((await draft()).templateVersion).toBe(1);
  const publish = async (who: Client) => who.put(`${place}/${id}/publication`, { revision: (await read(id)).revision });
  expect((await publish(farid)).status).toBe(403);
  expect((await publish(denise)).status).toBe(200);
  const next = await draft();
  expect(next.templateVersion).toBe(2);
  const question = next.templatesDetail.find((row: { questionFID: string }) => row.questionFID === '4.01');
  expect(question).toMatchObject({ sectionQuestion: 'Do you own {property}?', help: plainer.help, isRequired: false });
  expect((await hannah.get(`/api/v1/ecdd-aml-forms/${old}`)).body.data).toMatchObject({ templateVersion: 1, gaps: [] });
  const { rows } = { rows: (await farid.get(place)).body.data as { id: string; forms: number; approvedBy: string }[] };
  expect(rows.find((row) => row.id === id)).toMatchObject({ forms: 0, approvedBy: expect.stringMatching(/./) });
  await expect(
    ask(app.services.database, `UPDATE ecdd_template_row SET question = 'x' WHERE template_id = $1`, [id]),
  ).rejects.toThrow('stays as it is');
});

it('is returned with a reason, and discarded', async () => {
  const { id } = (await farid.post(place, { cDDFor: 'LEASE-TENANT' })).body.data;
  await edit(id, '4.04', { help: 'Also short lets' });
  const body = { revision: 2, validFrom: today(app.services.clock), reason: 'Short lets' };
  expect((await farid.put(`${place}/${id}/proposal`, body)).status).toBe(200);
  expect((await farid.delete(`${place}/${id}`)).status).toBe(409);
  expect((await denise.put(`${place}/${id}/return`, { reason: 'Name the law' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'DRAFT', reason: 'Name the law', mayEdit: true });
  const again = { ...body, revision: (await read(id)).revision, validFrom: addDays(body.validFrom, 1) };
  expect((await farid.put(`${place}/${id}/proposal`, again)).status).toBe(200);
  // Whoever read the first proposal has not read from which day on the second one is.
  expect((await denise.put(`${place}/${id}/publication`, { revision: 2 })).status).toBe(409);
  expect((await denise.put(`${place}/${id}/return`, { reason: 'Name the law' })).status).toBe(200);
  expect((await farid.delete(`${place}/${id}`)).status).toBe(200);
  expect((await farid.get(`${place}/${id}`)).status).toBe(404);
});
