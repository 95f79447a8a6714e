import { expect } from 'vitest';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { aSubmittedCase, summaryOf } from '#features/esubmission/rig/moves.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import type { Twin } from './marks.ts';

/** Does what follows of a change of a case, a list or a form. */
export const doAll = (app: TestApp): Promise<void> =>
  doQueued(
    app,
    'screening.list-changed',
    'aml.screen-again',
    'aml.screen-case',
    'aml.cases-alike',
    'aml.case-changed',
    'ecdd.form-changed',
    'esubmission.party-cases',
  );

/** No two of these are alike to the screening, and each has eleven letters. */
const names = [
  'Alba Corvin',
  'Bodo Dexter',
  'Cleo Fintan',
  'Dora Gilroy',
  'Egon Hubble',
  'Fara Ingram',
  'Gigi Jasper',
  'Hugo Kendal',
  'Ivar Lomond',
  'Jada Mostyn',
  'Kofi Norwel',
  'Lena Osgood',
  'Milo Pruett',
  'Nora Quimby',
  'Otto Redman',
  'Pia Sandovl',
  'Rhea Tolmac',
  'Sven Umberg',
];

export const nameOf = (at: number): string => names[at] ?? '';

/** A list with an entry for each of these customers: their names are aliases there, so that whatever else it says is of the hit. */
export const listOf = (customers: { name: string; topic: string }[]): string[] =>
  customers.map(
    ({ name, topic }, at) =>
      `Q-${name.slice(0, 4)}${at},person,Quenneville ${at},${name},1965-03-01,NO,${topic},Zephyr Arms`,
  );

type Given = { title: string; name: string; cobroker: Client; onceScreened?: () => Promise<void> };

/** A contact with a case, a form that is done, and a submission of which they are a party. */
export const makeTwin = async (
  app: TestApp,
  owner: Client,
  { title, name, cobroker, onceScreened }: Given,
): Promise<Twin> => {
  const { database } = app.services;
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', dateOfBirth: '1965-03-01', nationality: 'SG', name };
  const { contactId } = (await owner.post('/api/v1/customer-contacts', facts)).body.data;
  const { aMLID } = (await owner.post('/api/v1/customer-contacts/generate-aml-info', { contactId })).body.data;
  await onceScreened?.();
  const { eSubId } = await aSubmittedCase(owner);
  await ask(
    database,
    `UPDATE esubmission_party SET name = :name, contact_id = :contactId, aml_case_id = :aMLID, id_type = 'PASSPORT',
       date_of_birth = '1965-03-01', nationality = 'SG', id_number_print = '', id_number_sealed = '', id_number_masked = ''
     WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = :eSubId)`,
    { name, contactId, aMLID, eSubId },
  );
  await ask(database, 'UPDATE esubmission SET asks_for_forms = true WHERE id = $1', [eSubId]);
  await ask(
    database,
    `INSERT INTO esubmission_member (user_id, esubmission_id, capacity, created_at) VALUES ($1, $2, 'COBROKE', now())`,
    [cobroker.person.userId, eSubId],
  );
  await doAll(app);
  const [party] = (await owner.get(`/api/v1/esubmissions/${eSubId}/due-diligence`)).body.data.parties;
  const started = await owner.post(`/api/v1/esubmissions/${eSubId}/due-diligence/${party.partyUuid}`, {});
  expect(started.body.errors).toEqual([]);
  const { formId } = started.body.data;
  await finishForm(app, owner, formId);
  await doAll(app);
  const form = (await owner.get(`/api/v1/ecdd-aml-forms/${formId}`)).body.data;
  expect([title, form.state]).toEqual([title, 'DONE']);
  const { caseNo } = (await owner.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
  const summary = await summaryOf(owner, eSubId);
  const ids = { contactId, aMLID, eSubId, formId, partyUuid: party.partyUuid };
  const [{ unit } = { unit: '' }] = await ask<{ unit: string }>(
    database,
    'SELECT unit FROM esubmission WHERE id = $1',
    [eSubId],
  );
  const initials = name.replaceAll(/([A-Z])[a-z]+/g, '$1.');
  return {
    title,
    ids,
    marks: [name, caseNo, form.formNo, summary.caseNo, ...Object.values(ids)],
    asides: [initials, unit],
  };
};
