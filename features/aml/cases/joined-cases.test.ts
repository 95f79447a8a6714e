import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { rowsNaming, withoutRows, withRows } from '#test/rows-naming.ts';

const contacts = '/api/v1/customer-contacts';
const app = await testApp();
const hannah = await app.letIn(await app.aSalesperson());

const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aCustomer = async (): Promise<{ contactId: string; aMLID: string }> => {
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', name: 'Goh Siew Choo', dateOfBirth: '1965-03-01' };
  const { contactId } = await must(hannah.post(contacts, facts));
  return { contactId, ...(await must(hannah.post(`${contacts}/generate-aml-info`, { contactId }))) };
};
const versionOf = async (id: string): Promise<number> => (await must(hannah.get(`${contacts}/${id}`))).version;
const merge = async (keep: string, lose: string) =>
  must(
    hannah.post(`${contacts}/merge`, {
      keep,
      lose,
      keepVersion: await versionOf(keep),
      loseVersion: await versionOf(lose),
    }),
  );

const rows = [
  `INSERT INTO aml_hold (case_id, reason, by, at) VALUES ($1, 'PAPERS', $2, now())`,
  `INSERT INTO aml_report (case_id, variant, made_by, made_at, data) VALUES ($1, 'INTERNAL', $2, now(), '{}')`,
  `INSERT INTO str_entry (number, case_id, subject, narrative, reporter, due_on, created_at)
   VALUES ('STR-1', $1, 'Goh Siew Choo', 'Paid in cash', $2, '2026-12-01', now())`,
];

/** Rooms above follow a case by what it joined. */
const above = ['ecdd_duty.case_id', 'ecdd_form.case_id', 'esubmission_party.aml_case_id'];

it('a case that joins another one leaves nothing of it behind', async () => {
  const [first, goes, stays] = [await aCustomer(), await aCustomer(), await aCustomer()];
  await merge(goes.contactId, first.contactId);
  for (const row of rows) await ask(app.services.database, row, [goes.aMLID, hannah.person.userId]);
  const naming = (id: string) => rowsNaming(app.services.database, { of: 'aml_case', named: 'aml_case_id' }, id);
  const before = await naming(goes.aMLID);
  expect(withoutRows(before)).toEqual(above);
  await merge(stays.contactId, goes.contactId);
  const [staying, going] = [await naming(stays.aMLID), await naming(goes.aMLID)];
  expect(withRows(going)).toEqual([]);
  // The customer is somebody who was taken out.
  const { removed_at: _, ...customer } = before['aml_subject.case_id']?.[0] ?? {};
  const expected = { ...before, 'aml_subject.case_id': [expect.objectContaining(customer)] };
  for (const [place, was] of Object.entries(expected))
    expect({ [place]: staying[place] }).toEqual({ [place]: expect.arrayContaining(was) });
});
