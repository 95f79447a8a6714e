import { expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import type { Answer, Client } from '#test/people.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { makeReminders } from './make-reminders.server.ts';

const place = '/agency/v1/finance';
const mine = '/api/v1/my-production';
const rig = await aMoneyDesk('2026-11-12');
const { app, agent, finance } = rig;
const other = await app.letIn(await app.aSalesperson({ name: 'Other Agent' }));
const { $client: database } = app.services.database;

const reason = 'Goh has moved to Perth';
const answer = 'Our lawyers wrote to them';
const ask = (invoiceId: string, who: Client = agent) => who.post(`${mine}/finance-questions`, { invoiceId, reason });
const waiting = async () => (await finance.get(`${place}/reminder-requests?state=WAITING`)).body.data.rows;
const outstanding = async (invoiceId: string) => {
  const { rows } = (await agent.get(`${mine}/search-outstanding-invoice`)).body.data;
  return rows.find((row: { invoiceId: string }) => row.invoiceId === invoiceId);
};
const notices = async (who: Client) =>
  (await who.get('/api/v1/notifications')).body.data.rows.map(({ title, link }: Record<string, string>) => [
    title,
    link,
  ]);
const why = ({ status, body }: Answer) => [status, body.errors[0]?.message];

/** An overdue invoice with so many reminders; without an address each follows by its day alone. */
const anInvoiceWith = async (reminders: number) => {
  const made = await rig.anInvoice();
  await database.query("UPDATE invoice SET due_on = '2026-01-01' WHERE id = $1", [made.invoiceId]);
  await database.query("UPDATE deal_bill SET email = '' WHERE id = $1", [made.billId]);
  for (let count = 0; count < reminders; count += 1) await transact(app.asNobody, makeReminders);
  return made;
};

it('after the final reminder a salesperson asks finance, once at a time, and has the answer', async () => {
  const { invoiceId, number, dealId } = await anInvoiceWith(3);
  expect(await outstanding(invoiceId)).toMatchObject({ canAskFinance: true, question: null });
  expect((await ask(invoiceId, other)).status).toBe(404);
  expect((await agent.post(`${mine}/finance-questions`, { invoiceId, reason: ' ' })).status).toBe(400);

  const both = await Promise.all([ask(invoiceId), ask(invoiceId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(why(await ask(invoiceId))).toEqual([
    409,
    `Finance was asked about ${number} on 20 Nov 2026 and has not answered yet. Wait for the answer, then ask again.`,
  ]);
  const question = { askedOn: '2026-11-20', answeredOn: null, reason, answer: null };
  expect(await outstanding(invoiceId)).toMatchObject({ canAskFinance: false, question });

  const [request, ...more] = await waiting();
  expect(more).toEqual([]);
  expect(request).toMatchObject({ invoiceId, reason, askedBy: 'Hannah Lim', state: 'WAITING', answer: null });
  expect((await finance.get(`${place}/overview`)).body.data.asked.count).toBe(1);
  const requests = '/agency-desk/finance/reminders/requests';
  expect(await notices(finance)).toEqual([
    [`A salesperson asks about ${number}`, `${requests}?state=WAITING&search=${number}`],
  ]);

  const at = `${place}/reminder-requests/${request.requestId}`;
  const refused = [409, 'The final reminder was made, and the salesperson asks what is next. Answer it.'];
  expect(why(await finance.put(`${at}/decline`, { reason }))).toEqual(refused);
  expect(why(await finance.post(`${at}/reminder`, {}))).toEqual(refused);
  expect((await finance.put(`${at}/answer`, { answer: '' })).status).toBe(400);
  const answers = await Promise.all([1, 2].map(() => finance.put(`${at}/answer`, { answer })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  expect(await outstanding(invoiceId)).toMatchObject({
    canAskFinance: true,
    question: { ...question, answeredOn: '2026-11-20', answer },
  });
  expect(await notices(agent)).toContainEqual([
    `Finance answered about ${number}`,
    `/my-productions/submitted-deal?open=${dealId}`,
  ]);
  expect(await waiting()).toEqual([]);
  const { rows } = (await finance.get(`${place}/reminder-requests?state=ANSWERED`)).body.data;
  expect(rows).toMatchObject([{ invoiceId, reason, answer, state: 'ANSWERED', openCents: null }]);
  const { rows: audited } = await database.query(
    "SELECT action, detail FROM audit_row WHERE aggregate_id = $1 AND action LIKE 'reminder.finance-%' ORDER BY seq",
    [invoiceId],
  );
  expect(audited).toEqual([
    { action: 'reminder.finance-asked', detail: { number, reason } },
    { action: 'reminder.finance-answered', detail: { number, answer } },
  ]);
  expect((await ask(invoiceId)).status).toBe(200);
});

it('what was asked and answered stays at the invoice of the deal when it is paid, for whoever asked or reported it', async () => {
  const { invoiceId, dealId } = await anInvoiceWith(3);
  await ask(invoiceId);
  const request = (await waiting()).find((row: { invoiceId: string }) => row.invoiceId === invoiceId);
  await finance.put(`${place}/reminder-requests/${request.requestId}/answer`, { answer });
  await rig.receive([{ invoiceId, cents: 5_406_400 }]);
  expect(await outstanding(invoiceId)).toBe(undefined);
  const detail = `${mine}/view-deal-detail?transId=${dealId}`;
  const questions = [{ askedOn: '2026-11-20', answeredOn: '2026-11-20', reason, answer }];
  expect((await agent.get(detail)).body.data.invoices).toMatchObject([{ openCents: 0, questions }]);
  // Whoever has a share of it reads that finance was asked.
  await database.query('UPDATE deal_share SET user_id = $1 WHERE deal_id = $2', [other.person.userId, dealId]);
  const [invoice] = (await other.get(detail)).body.data.invoices;
  expect(invoice.questions).toEqual([{ ...questions[0], reason: null, answer: null }]);
});

it('before the final reminder, or with nothing open, finance is not asked', async () => {
  const { invoiceId, number } = await anInvoiceWith(2);
  expect((await outstanding(invoiceId)).canAskFinance).toBe(false);
  expect(why(await ask(invoiceId))).toEqual([
    409,
    `The final reminder of ${number} was not made yet. Send a reminder, and ask finance after the final one.`,
  ]);
  expect((await agent.post(`${mine}/reminder-requests`, { invoiceIds: [invoiceId] })).status).toBe(200);
  const request = (await waiting()).find((row: { invoiceId: string }) => row.invoiceId === invoiceId);
  expect(why(await finance.put(`${place}/reminder-requests/${request.requestId}/answer`, { answer }))).toEqual([
    409,
    'This request is for a reminder. Make it, or decline.',
  ]);
  await rig.receive([{ invoiceId, cents: 5_406_400 }]);
  expect((await ask(invoiceId)).status).toBe(409);
});
