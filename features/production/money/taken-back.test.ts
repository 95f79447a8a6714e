import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { readAs } from '../rig/reading.ts';
import { walkEarned } from '../rig/walk-money.ts';
import type { production } from '../room.calls.ts';

type Contract = typeof production;

const agency = await anAgencyThatPays();
const { preparer } = agency;
const place = '/api/v1/my-production';
const day = '2026-11-20';

const earnedBy = async (who: Client) =>
  (await readAs<Data<Contract['payoutDeal']>>(who, `${place}/search-payout-deal`)).rows;
const payoutsOf = async (who: Client, dealId: string) =>
  (await readAs<Data<Contract['detail']>>(who, `${place}/view-deal-detail?transId=${dealId}`)).payouts;
const next = (who: Client) => readAs<Data<Contract['nextPayout']>>(who, `${place}/next-payout`);
const takeBack = async (receiptId: string) => {
  const back = { returnedOn: day, reason: 'Insufficient funds' };
  expect((await preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, back)).status).toBe(200);
};

it('what was taken back before it was paid is never paid: both rows say so, and the deal is settled without them', async () => {
  const { agent, dealId, invoiceId, receiptId } = await agency.anEarner({ name: 'Bea Bounced' });
  expect(await payoutsOf(agent, dealId)).toMatchObject([{ state: 'READY', evensOutWith: null }]);
  await takeBack(receiptId);
  const earned = (await earnedBy(agent)).map(({ cents, evensOutWith }) => [cents, evensOutWith]);
  expect(earned.toSorted()).toEqual([
    [-3_968_000, day],
    [3_968_000, day],
  ]);
  const both = [
    { state: 'TAKEN_BACK', why: null },
    { state: 'TAKEN_BACK', why: null },
  ];
  expect(await payoutsOf(agent, dealId)).toMatchObject(both);
  expect(await next(agent)).toMatchObject({ rows: [], readyCents: 0 });
  await walkEarned(agent);

  const cents = 5_406_400;
  const receipt = { method: 'GIRO', payer: 'Goh Siew Choo', reference: 'Again', receivedOn: day, cents };
  const paid = await preparer.post('/agency/v1/finance/receipts', { ...receipt, invoices: [{ invoiceId, cents }] });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  expect(await next(agent)).toMatchObject({ readyCents: 3_968_000 });
  await agency.aRun('paid');
  const states = (await payoutsOf(agent, dealId)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['PAID', 'TAKEN_BACK', 'TAKEN_BACK']);
  const { rows } = await readAs<Data<Contract['deals']>>(agent, `${place}/search-deal-submitted`);
  expect(rows).toMatchObject([{ state: 'SETTLED' }]);
  await walkEarned(agent);
});

it('what was paid before it was taken back is deducted from the next payout', async () => {
  const { agent, dealId, receiptId } = await agency.anEarner({ name: 'Pia Paid' });
  await agency.aRun('paid');
  await takeBack(receiptId);
  expect((await earnedBy(agent)).map(({ evensOutWith }) => evensOutWith)).toEqual([null, null]);
  expect((await payoutsOf(agent, dealId)).map(({ state }) => state)).toEqual(expect.arrayContaining(['PAID', 'READY']));
  expect(await next(agent)).toMatchObject({ readyCents: -3_968_000 });
  await walkEarned(agent);
});
