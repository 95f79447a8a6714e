import { beforeAll, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { readAs } from '../rig/reading.ts';
import { walkDeals } from '../rig/walk-deals.ts';
import type { production } from '../room.calls.ts';
import { movedOf, sumsOfDeal } from './sums-of-deal.rules.ts';

type Detail = Data<typeof production.detail>;

/** A deal that was paid out, and whose split was then worked out anew by a plan that was entered late. */
const agency = await anAgencyThatPays();
const { query, preparer, approver } = agency;
let agent: Client;
let saNo: string;
let transId: string;

const detailFor = (who: Client) =>
  readAs<Detail>(who, `/api/v1/my-production/view-deal-detail?transId=${transId}&saNo=${saNo}`);

beforeAll(async () => {
  ({ agent } = await agency.anEarner({ name: 'Anya Anew' }));
  const { userId } = agent.person;
  const [person] = await query<{ saNo: string }>('SELECT sa_no AS "saNo" FROM person WHERE id = $1', [userId]);
  saNo = person?.saNo ?? '';
  transId = (await agency.aPaidDeal(agent)).dealId;
  await agency.aRun('paid');
});

it('what a resplit moved is a row beside the receipts, and each figure the sum of its section', async () => {
  const before = await detailFor(agent);
  expect(movedOf(before.payouts)).toEqual([]);
  await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'DIRECTOR')`, [
    agent.person.userId,
  ]);
  const resplit = `/agency/v1/finance/deals/${transId}/resplit`;
  expect((await preparer.post(resplit, { reason: 'The plan was entered late' })).status).toBe(200);
  const { resplitId } = (await approver.get(resplit)).body.data.open;
  expect((await approver.put(`${resplit}/approval`, { resplitId })).status).toBe(200);

  const after = await detailFor(agent);
  const [moved, ...more] = movedOf(after.payouts);
  expect([moved?.cents, more]).toEqual([after.earnedCents - before.earnedCents, []]);
  expect(moved?.cents).toBeGreaterThan(0);
  const { earnedCents, paidCents } = after;
  expect(paidCents).toBe(before.earnedCents);
  expect(sumsOfDeal(after)).toEqual({
    earnedCents,
    paidCents,
    notPaidCents: moved?.cents,
    overridingCents: 0,
  });
  expect(await walkDeals(agent, saNo, preparer)).toBeGreaterThan(0);
});

it('a payout is the last event of the deal, mine or that of the person whose part finance reads', async () => {
  const [{ timeline, payouts }, theirs] = await Promise.all([detailFor(agent), detailFor(preparer)]);
  const paid = payouts.filter(({ paidOn }) => paidOn);
  expect(new Set(paid.map(({ voucher }) => voucher)).size).toBe(1);
  expect(timeline[0]).toMatchObject({ what: 'Paid to me', day: paid[0]?.paidOn });
  expect(timeline[0]?.note).toContain(paid[0]?.voucher);
  expect(theirs.timeline).toEqual([{ ...timeline[0], what: 'Paid to Anya Anew' }, ...timeline.slice(1)]);
});
