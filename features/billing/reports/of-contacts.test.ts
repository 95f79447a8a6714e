import { expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { moneyDesk } from '../rig/money-desk.ts';

const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test('the invoice of a customer’s deal stands in their timeline, whose second page goes on where the first ends', async () => {
  const clock = clockAt('2026-11-20T02:00:00Z');
  const app = await testApp({ clock });
  const rig = await moneyDesk(app, '2026-11-19');
  await giveParticulars(await app.letIn(await app.anAdmin()));
  const { eSubId, invoiceId } = await rig.anInvoice();
  await must(rig.receive([{ invoiceId, cents: 100_000 }]));
  const base = '/api/v1/customer-contacts';
  const person = { kind: 'INDIVIDUAL', idType: 'NRIC', name: 'Goh Siew Choo' };
  const { contactId } = await must(rig.agent.post(base, person));
  await ask(app.services.database, 'UPDATE esubmission_party SET contact_id = $1 WHERE esubmission_id = $2', [
    contactId,
    eSubId,
  ]);
  for (let minute = 10; minute < 32; minute += 1) {
    clock.moveTo(`2026-11-20T02:${minute}:00Z`);
    await must(rig.agent.post(`${base}/${contactId}/activities`, { kind: 'CALL', body: `Call ${minute}` }));
  }
  const read = (page: number) => must(rig.agent.get(`${base}/${contactId}/activities?pageNumber=${page}`));
  const [first, second, third] = [await read(1), await read(2), await read(3)];
  expect([first.rows.length, first.hasMore, second.hasMore, third.rows]).toEqual([20, true, false, []]);
  expect([first.rows[0].body, first.rows[19].body]).toEqual(['Call 31', 'Call 12']);
  expect(second.rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'CALL',
    'CALL',
    'DEAL',
    'INVOICE',
    'PAYMENT',
    'SUBMISSION',
  ]);
  expect(second.rows.find(({ kind }: { kind: string }) => kind === 'INVOICE')).toMatchObject({
    body: expect.stringMatching(/^INV26-000001 · S\$ [\d,]+\.\d\d$/),
    to: `/e-submission/${eSubId}`,
  });
  expect(second.rows.find(({ kind }: { kind: string }) => kind === 'PAYMENT')).toMatchObject({
    body: 'S$ 1,000.00 of INV26-000001',
    to: `/e-submission/${eSubId}`,
  });
});
