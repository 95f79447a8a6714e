import { beforeAll, expect, it } from 'vitest';
import { type MoneyDesk, moneyDesk } from '#features/billing/server/rig/money-desk.ts';
import { setBankAccount } from '#features/people/server/index.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';

const finances = '/agency/v1/finance';
const place = `${finances}/payouts`;
const whole = 5_406_400;
const mine = 3_968_000;
let app: TestApp;
let rig: MoneyDesk;
let second: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  rig = await moneyDesk(app, '2026-11-12');
  second = await app.signIn(await app.aStaff('finance'));
  await giveParticulars(await app.signIn(await app.anAdmin()));
});

const anEarner = async () => {
  const agent = await app.signIn(await app.aSalesperson());
  const actor = { ...agent.person, role: 'salesperson' as const, desks: [], via: 'password' as const, sessionId: '' };
  await transact({ ...app.asNobody, actor }, (at) =>
    setBankAccount(at, { bank: 'OCBC', holder: 'Someone', number: '512345678001' }),
  );
  await app.services.database.$client.query(
    "UPDATE bank_account SET changed_at = changed_at - interval '25 hours' WHERE person_id = $1",
    [agent.person.userId],
  );
  return agent;
};
const receiveWhole = async (agent: Client): Promise<string> => {
  const { invoiceId } = await rig.anInvoice(agent);
  return (await rig.receive([{ invoiceId, cents: whole }])).body.data.receiptId;
};
const bounce = (receiptId: string) =>
  rig.finance.put(`${finances}/receipts/${receiptId}/return`, { returnedOn: '2026-11-20', reason: 'Recalled' });
const drawUp = () => rig.finance.post(place, { cutOff: '2026-11-20', payDay: '2026-11-27' });
const approve = (runId: string) => second.put(`${place}/${runId}/approval`, {});
const next = async () => (await rig.finance.get(`${place}/next?cutOff=2026-11-20`)).body.data;

it('money that goes back before the payout is paid to nobody, and nobody owes it', async () => {
  const agent = await anEarner();
  await bounce(await receiveWhole(agent));
  expect(await next()).toMatchObject({ people: 0, netCents: 0, held: [] });
});

it('money that goes back between draft and approval stops the run, and is in no run afterwards', async () => {
  const agent = await anEarner();
  const receiptId = await receiveWhole(agent);
  const { runId } = (await drawUp()).body.data;
  await bounce(receiptId);
  const refused = await approve(runId);
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([409, expect.stringContaining('went back')]);
  expect((await rig.finance.delete(`${place}/${runId}`)).status).toBe(200);
  expect(await next()).toMatchObject({ people: 0, netCents: 0, held: [] });
});

it('money that goes back after the payout is owed, and netted from the next one', async () => {
  const agent = await anEarner();
  const receiptId = await receiveWhole(agent);
  const { runId } = (await drawUp()).body.data;
  expect((await approve(runId)).status).toBe(200);
  expect((await rig.finance.put(`${place}/${runId}/payment`, { paidOn: '2026-11-20' })).status).toBe(200);
  await bounce(receiptId);
  expect(await next()).toMatchObject({
    ...{ people: 0, netCents: 0 },
    held: [{ cents: -mine, why: 'Owed to the agency: carried to the next run' }],
  });
  await receiveWhole(agent);
  await receiveWhole(agent);
  expect(await next()).toMatchObject({ people: 1, netCents: mine, held: [] });
});
