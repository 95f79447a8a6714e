import { expect, it } from 'vitest';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { bringPapers } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { ofDeals } from '../rig/invariants/deals.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, query, desk, preparer, approver, giveAccount, aPaidDeal, readNext, aRun, payAll, paidTo, balanceOf } =
  agency;

const finance = '/agency/v1/finance';
/** What a leader gets of a deal of S$ 49,600.00 by a member, and of one of their own. */
const override = 248_000;
const own = 4_216_000;

const lead = (below: Client, above: Client) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: below.person.userId, uplineId: above.person.userId, fromDay: '2026-01-01' }),
  );

/** A paid deal whose split froze with the wrong upline, and the split that another one of finance approved since. */
const aResplitDeal = async ({ papers = true } = {}) => {
  const [agent, wrong, right] = [
    await app.letIn(await app.aSalesperson({ name: 'Ann Agent' })),
    await app.letIn(await app.aSalesperson({ name: 'Wes Wrong' })),
    await app.letIn(await app.aSalesperson({ name: 'Rita Right' })),
  ];
  for (const each of [agent, wrong, right]) await giveAccount(each, { rested: true });
  for (const { person } of [wrong, right])
    await query("INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2026-01-01', 'LEADER')", [
      person.userId,
    ]);
  await lead(agent, wrong);
  const made = await aPaidDeal(agent, { papers });
  await lead(agent, right);
  const resplit = async () => {
    const path = `${finance}/deals/${made.dealId}/resplit`;
    expect((await preparer.post(path, { reason: 'The team was entered wrongly' })).status).toBe(200);
    const { resplitId } = (await approver.get(path)).body.data.open;
    expect((await approver.put(`${path}/approval`, { resplitId })).status).toBe(200);
  };
  return { agent, wrong, right, resplit, ...made };
};

const heldOf = async (name: string) => {
  const { held } = await readNext();
  return held
    .filter((each: { name: string }) => each.name === name)
    .map(({ cents, why }: { cents: number; why: string }) => [cents, why])
    .toSorted();
};

it('takes nothing off the next payout of what was not paid yet: both wait for the documents', async () => {
  const { agent, wrong, right, resplit, ...made } = await aResplitDeal({ papers: false });
  await aPaidDeal(wrong);
  await resplit();
  expect(await heldOf('Wes Wrong')).toEqual([
    [-override, 'Documents are missing'],
    [override, 'Documents are missing'],
  ]);
  await aRun('paid');
  expect(await paidTo(wrong)).toBe(own);
  await bringPapers(agent, desk, made);
  await payAll();
  expect([await paidTo(wrong), await paidTo(right)]).toEqual([own, override]);
  expect(await balanceOf(2110, wrong)).toBe(0);
});

it('is taken off the next payout at once, whatever is held, where it was paid', async () => {
  const { wrong, right, resplit, eSubId } = await aResplitDeal();
  await payAll();
  expect(await paidTo(wrong)).toBe(override);
  await resplit();
  await agency.putOnHold(eSubId);
  await aPaidDeal(wrong);
  expect(await heldOf('Wes Wrong')).toEqual([]);
  expect(await heldOf('Rita Right')).toEqual([[override, 'Pending']]);
  await payAll();
  expect([await paidTo(wrong), await paidTo(right)]).toEqual([own, 0]);
});

it('goes back with the money from whoever has it by then', async () => {
  const { wrong, right, resplit, dealId, receiptId } = await aResplitDeal();
  await payAll();
  await resplit();
  await payAll();
  expect(await paidTo(right)).toBe(override);
  const { status, body } = await preparer.put(`${finance}/receipts/${receiptId}/return`, {
    returnedOn: '2026-11-20',
    reason: 'Recalled by the bank',
  });
  expect([status, body.errors ?? []]).toEqual([200, []]);
  // Both had it once: Wes owes what the resplit took from him, which he was paid, Rita what she was paid of it.
  const { rows } = (await preparer.get(`${finance}/debts`)).body.data;
  const owed = Object.fromEntries(rows.map((row: { name: string; owedCents: number }) => [row.name, row.owedCents]));
  expect(owed).toMatchObject({ 'Wes Wrong': override, 'Rita Right': override, 'Ann Agent': 3_968_000 });
  expect(await balanceOf(2110, wrong)).toBe(override);
  for (const text of Object.values(ofDeals)) expect(await query(text, [[dealId]])).toEqual([]);
});
