import { expect, it } from 'vitest';
import { completeCases } from '#features/deal/server/index.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, query, desk, preparer, anEarner, aRun, readNext } = agency;
const place = '/agency/v1/finance';
const standingOf = async (dealId: string) =>
  (await query<{ standing: string }>('SELECT standing FROM deal WHERE id = $1', [dealId]))[0]?.standing;
const summaryOf = async (eSubId: string) => (await desk.get(`/api/v1/esubmissions/${eSubId}/summary`)).body.data;
const dealNosOf = async (state: string) => {
  const { rows } = (await preparer.get(`${place}/deals?state=${state}`)).body.data;
  return rows.map(({ dealNo }: { dealNo: string }) => dealNo);
};
const complete = () => completeCases(app.services);

it('a deal is settled when everyone is paid, and its submission is completed by itself', async () => {
  const { agent, dealId, dealNo, eSubId, receiptId } = await anEarner({ name: 'Settled One' });
  expect(await standingOf(dealId)).toBe('PAID');
  expect(await complete()).toBe(0);
  const run = await aRun('paid');
  expect(await standingOf(dealId)).toBe('SETTLED');
  expect(await dealNosOf('SETTLED')).toEqual([dealNo]);
  expect(await complete()).toBe(1);
  expect(await complete()).toBe(0);
  const { status, history } = await summaryOf(eSubId);
  expect(status).toEqual({ id: 10, label: 'Completed' });
  expect(history.at(-1)).toMatchObject({ from: { id: 7 }, to: { id: 10 }, actorName: null, reason: '' });
  const mine = (await agent.get('/api/v1/my-production/search-deal-submitted')).body.data.rows;
  expect(mine).toMatchObject([{ dealNo, state: 'SETTLED' }]);

  // The bank returns the payment: it is owed again, and the submission stays as it is.
  const [{ lineId }] = run.lines;
  const returned = { returnedOn: '2026-11-20', reason: 'Account closed' };
  expect((await preparer.put(`${place}/payouts/lines/${lineId}/return`, returned)).status).toBe(200);
  expect(await standingOf(dealId)).toBe('PAID');
  await aRun('paid');
  expect(await standingOf(dealId)).toBe('SETTLED');

  // The client's money goes back: the invoice is open again.
  const back = { returnedOn: '2026-11-20', reason: 'Recalled', feeCents: 0 };
  expect((await preparer.put(`${place}/receipts/${receiptId}/return`, back)).status).toBe(200);
  expect(await standingOf(dealId)).toBe('BILLED');
  expect(await dealNosOf('SETTLED')).toEqual([]);
  expect(await complete()).toBe(0);
  expect((await summaryOf(eSubId)).status.id).toBe(10);
});

it('one that is completed can be put on hold, reads pending to others, and is completed again', async () => {
  const { dealId, dealNo, eSubId } = await anEarner({ name: 'Held Later' });
  await aRun('paid');
  await complete();
  const compliance = await app.letIn(await app.aStaff('compliance'));
  const move = (to: number) => compliance.put(`/api/v1/esubmissions/${eSubId}/status/${to}`, { reason: 'Suspicion' });
  expect((await move(8)).status).toBe(200);
  const finance = await preparer.get(`/api/v1/esubmissions/${eSubId}/summary`);
  expect(finance.body.data.status).toEqual({ id: 8, label: 'Pending' });
  expect(await standingOf(dealId)).toBe('SETTLED');
  expect((await readNext()).held.filter(({ of }: { of: string }) => of === dealNo)).toEqual([]);
  expect((await move(7)).status).toBe(409);
  expect((await move(10)).status).toBe(200);
  expect((await summaryOf(eSubId)).status.id).toBe(10);
});

it('one that is on hold when its deal is settled is completed once the hold is over', async () => {
  const { dealId, eSubId } = await anEarner({ name: 'Held Before' });
  const run = await aRun('sent');
  const release = await agency.putOnHold(eSubId);
  expect((await agency.pay(run.runId)).status).toBe(200);
  expect(await standingOf(dealId)).toBe('SETTLED');
  expect(await complete()).toBe(0);
  await release();
  expect(await complete()).toBe(1);
});
