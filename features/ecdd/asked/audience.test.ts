import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { answerAsked } from '../rig/answer-asked.ts';
import { confirmHits, loadList } from '../rig/listed.ts';
import { aWholeForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

let app: TestApp;
let hannah: Client;
let officers: [Client, Client];

const place = '/api/v1/ecdd-aml-forms';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  officers = [await app.letIn(await app.aStaff('compliance')), await app.letIn(await app.aStaff('compliance'))];
  await loadList(app, []);
});

const asked = async (customer: object = {}) => {
  const { id } = await aWholeForm(app, hannah, { customer });
  const sent = await hannah.post(`${place}/send-for-signing`, { id, way: 'SHARE', answers: 'THEMSELVES' });
  return { id, customer: await visitLink(app, new URL(sent.body.data.url).searchParams.get('token') ?? '') };
};

/** Every key that an answer has, however deep. */
const keysIn = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(inner)]);

it('reads no question, effect, flag or rating that is not the customer’s', async () => {
  const { id, customer } = await asked();
  const rows = await ask<{ fid: string; question: string; audience: string; effects: object[] }>(
    app.services.database,
    `SELECT question_fid AS fid, question, audience, effects FROM ecdd_template_row r JOIN ecdd_form f USING (template_id) WHERE f.id = $1`,
    [id],
  );
  await answerAsked(customer, [
    { code: '5.06', value: 'Y', remark: 'A tenth' },
    { code: '5.07', value: 'Salary' },
  ]);
  const { body, raw } = await customer.questions();
  const text = raw.toString();
  const others = rows.filter(({ audience }) => audience !== 'C');
  expect(others.length).toBeGreaterThan(15);
  const codes = body.data.sections.flatMap(({ questions }: { questions: { code: string }[] }) =>
    questions.map(({ code }) => code),
  );
  expect(codes).toContain('5.07');
  for (const { fid, question } of others)
    expect([codes.includes(fid), text.includes(question)]).toEqual([false, false]);
  expect(new Set(keysIn(body.data.sections))).toEqual(
    new Set(
      'key title en local seen questions code question help kind choices words isRequired opens on answer value detail remark files'.split(
        ' ',
      ),
    ),
  );
  expect(text).not.toMatch(/"(R\d\d|HIGH|MEDIUM|LOW|HS|effects?|flags?|rating|showIf)"/);
});

it('reads the same bytes whether compliance knows of a hit or not, undecided and confirmed', async () => {
  const { id, customer } = await asked({
    name: 'Torvald Brannick',
    idType: 'PASSPORT',
    idNumber: 'X7654321',
    dateOfBirth: '1965-03-01',
  });
  const bytes = async () => {
    const { body } = await customer.questions();
    const { sections } = body.data;
    const saved = await customer.answer(sections[0].key, sections[0].seen, [{ code: '1.02', value: 'N' }]);
    return [JSON.stringify(body.data), JSON.stringify(saved.body.data)];
  };
  await bytes();
  const before = await bytes();
  await loadList(app, ['A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,']);
  const screening = async () =>
    (
      await ask<{ state: string }>(
        app.services.database,
        'SELECT c.state FROM aml_case c JOIN ecdd_form f ON f.case_id = c.id WHERE f.id = $1',
        [id],
      )
    )[0]?.state;
  expect(await screening()).toBe('PENDING');
  expect(await bytes()).toEqual(before);
  await confirmHits(app, officers, 'Torvald Brannick');
  expect(await bytes()).toEqual(before);
  // What an officer decides of it is compliance’s as well.
  await answerAsked(customer);
  expect((await customer.finish()).body.errors).toEqual([]);
});
