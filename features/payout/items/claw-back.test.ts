import { expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { preparer, place, anEarner, aPaidDeal, aRun, drawUp, approve, readNext, balanceOf } = agency;
const mine = 3_968_000;

const bounce = async (receiptId: string) => {
  const body = { returnedOn: '2026-11-20', reason: 'Recalled' };
  expect((await preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, body)).status).toBe(200);
};

it('money that goes back before the payout is paid to nobody, and nobody owes it', async () => {
  const { receiptId } = await anEarner();
  await bounce(receiptId);
  expect(await readNext()).toMatchObject({ people: 0, held: [] });
});

it('money that goes back between draft and approval stops the run, and is in no run afterwards', async () => {
  const { receiptId } = await anEarner();
  const runId = await drawUp();
  await bounce(receiptId);
  const refused = await approve(runId);
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([409, expect.stringContaining('went back')]);
  expect((await preparer.delete(`${place}/${runId}`)).status).toBe(200);
  expect(await readNext()).toMatchObject({ people: 0, held: [] });
});

it('money that goes back after the payout is owed, and netted from the next one', async () => {
  const { agent, receiptId } = await anEarner();
  await aRun('paid');
  await bounce(receiptId);
  expect(await balanceOf(2100, agent)).toBe(mine);
  expect(await readNext()).toMatchObject({
    people: 0,
    held: [{ cents: -mine, why: 'Owed to the agency: carried to the next run' }],
  });
  await aPaidDeal(agent);
  await aPaidDeal(agent);
  expect(await readNext()).toMatchObject({ people: 1, netCents: mine, held: [] });
  await aRun('paid');
  expect(await balanceOf(2100, agent)).toBe(0);
});
