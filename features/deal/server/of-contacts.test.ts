import { beforeAll, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let contactId: string;
let dealId: string;

const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const base = '/api/v1/customer-contacts';
const query = (text: string, values: unknown[]) => app.services.database.$client.query(text, values);
const plans = () => must(hannah.get(`${base}/${contactId}/plans`));
const keyOf = (kind: string) => `${dealId} ${kind}`;
const decide = (kind: string, take: boolean) => hannah.post(`${base}/${contactId}/plans`, { key: keyOf(kind), take });

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  const person = { kind: 'INDIVIDUAL', idType: 'NRIC', name: 'Goh Siew Choo' };
  contactId = (await must(hannah.post(base, person))).contactId;
  const made = await anApprovedDeal(hannah, await app.letIn(await app.aStaff('submissions')));
  dealId = made.dealId;
  await query("UPDATE esubmission_party SET contact_id = $1, party_type = 'BUYER' WHERE esubmission_id = $2", [
    contactId,
    made.eSubId,
  ]);
});

test('the timeline of a contact has its submission and its deal', async () => {
  const { rows } = await must(hannah.get(`${base}/${contactId}/activities`));
  expect(rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['DEAL', 'SUBMISSION']);
  expect(rows[0].to).toMatch(/^\/e-submission\//);
});

test('a completion offers follow-ups, each once; the first of those that are taken comes next', async () => {
  expect((await plans()).offered).toEqual([]);
  await query("UPDATE deal SET completed_on = '2026-11-18', category = 'hdb' WHERE id = $1", [dealId]);
  expect((await plans()).offered.map(({ key, on }: Record<string, string>) => [key, on])).toEqual([
    [keyOf('ANNIVERSARY'), '2027-11-18'],
    [keyOf('MOP'), '2031-11-18'],
  ]);
  expect((await decide('MOP', true)).status).toBe(200);
  expect((await decide('MOP', true)).status).toBe(404);
  const both = await Promise.all([decide('ANNIVERSARY', true), decide('ANNIVERSARY', false)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await plans()).offered).toEqual([]);
});

test('what waits comes once the follow-up before it is done', async () => {
  await query('DELETE FROM contact_proposal WHERE contact_id = $1', [contactId]);
  await query('DELETE FROM contact_plan WHERE contact_id = $1', [contactId]);
  await query('UPDATE contact SET follow_up_on = NULL WHERE id = $1', [contactId]);
  await must(decide('MOP', true));
  await must(decide('ANNIVERSARY', true));
  expect(await plans()).toMatchObject({ later: [{ on: '2031-11-18' }], offered: [] });
  expect(await must(hannah.get(`${base}/${contactId}`))).toMatchObject({ followUpOn: '2027-11-18' });
  await must(hannah.put(`${base}/${contactId}/follow-up`, { on: null, done: true }));
  expect(await must(hannah.get(`${base}/${contactId}`))).toMatchObject({ followUpOn: '2031-11-18' });
  expect(await plans()).toEqual({ later: [], offered: [] });
});
