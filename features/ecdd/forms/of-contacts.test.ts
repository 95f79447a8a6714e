import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

const list = `id,kind,name,aliases,birth_dates,nationalities,topic,remarks
A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,
${Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`).join('\n')}
`;

test('the timeline of a contact has its forms and the screenings that its salesperson began, worded the same whatever was found', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson());
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, list);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');

  const read = async (contactId: string, who: Client = hannah) =>
    who.get(`/api/v1/customer-contacts/${contactId}/activities`);
  /** A contact of this name, whose form is sent and opened. */
  const aContactWithForm = async (name: string) => {
    const { contactId } = (await hannah.post('/api/v1/customer-contacts', { kind: 'INDIVIDUAL', name, idType: 'NRIC' }))
      .body.data;
    await doQueued(app, 'aml.screen-new-case', 'aml.case-changed');
    const id = await aReadyForm(app, hannah, { customer: { name } });
    const { rows } = await app.services.database.$client.query('SELECT case_id, form_no FROM ecdd_form WHERE id = $1', [
      id,
    ]);
    await ask(app.services.database, 'UPDATE aml_case SET contact_id = NULL WHERE contact_id = $1', [contactId]);
    await ask(app.services.database, 'UPDATE aml_case SET contact_id = $1 WHERE id = $2', [contactId, rows[0].case_id]);
    const sent = await hannah.post('/api/v1/ecdd-aml-forms/send-for-signing', { id, recipient: 'email', way: 'SHARE' });
    await visitLink(app, new URL(sent.body.data.url).searchParams.get('token') ?? '');
    return { contactId, formNo: rows[0].form_no as string };
  };
  const told = async ({ contactId, formNo }: { contactId: string; formNo: string }, name: string) => {
    const { status, body } = await read(contactId);
    expect([status, body.errors]).toEqual([200, []]);
    return body.data.rows.map(({ kind, body: words }: { kind: string; body: string }) =>
      `${kind} ${words}`.replace(formNo, 'FORM').replace(name, 'NAME'),
    );
  };
  const plain = await aContactWithForm('Goh Siew Choo');
  const listed = await aContactWithForm('Torvald Brannick');
  const expected = [
    'FORM FORM · Sale · Seller · begun',
    'FORM FORM · Sale · Seller · opened by NAME',
    'FORM FORM · Sale · Seller · sent to NAME',
    'SCREENING Checked against the lists',
  ];
  expect((await told(plain, 'Goh Siew Choo')).toSorted()).toEqual(expected);
  expect((await told(listed, 'Torvald Brannick')).toSorted()).toEqual(expected);
  const other = await app.letIn(await app.aSalesperson());
  expect((await read(plain.contactId, other)).status).toBe(404);
});
