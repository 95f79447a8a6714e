import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { openAbove } from '../rig/walk-above.ts';
import { walkEarned } from '../rig/walk-money.ts';

/** A move to another leader that is entered after deals were signed under the new one, and approved under the old one. */
const agency = await anAgencyThatPays();
const { app, desk, query, preparer, approver, aBilledDeal, aPaidDeal, balanceOf } = agency;
const finance = '/agency/v1/finance';
const gross = 4_960_000;
const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
const [agent, before, since] = [
  await salespersonNamed('The agent'),
  await salespersonNamed('Before'),
  await salespersonNamed('Since'),
];

const under = (above: Client, fromDay: string) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: agent.person.userId, uplineId: above.person.userId, fromDay }),
  );
const run = (name: string) => app.composed.jobs.find((job) => job.name === name)?.run({});
/** Who has the overriding of a deal, and what was earned of it. */
const overridingOf = (dealId: string) =>
  query<{ name: string; cents: number; earned: number }>(
    `SELECT p.name, l.cents, l.cents - l.left_cents AS earned
     FROM split s JOIN split_line l ON l.split_id = s.id JOIN person p ON p.id = l.person_id
     WHERE s.deal_id = $1 AND l.kind = 'OVERRIDE' AND l.cents > 0`,
    [dealId],
  );
const teamOf = async (who: Client): Promise<number> =>
  (await who.get('/api/v1/team-production/team-performance')).body.data.group.grossCents;
const sees = async (who: Client, dealId: string): Promise<number> =>
  (await who.get(`/api/v1/team-production/view-team-deal-detail?transId=${dealId}`)).status;

let signedBefore: string;
let expected: string;
let frozen: string;

beforeAll(async () => {
  for (const { person } of [before, since])
    await query(`INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'LEADER')`, [
      person.userId,
    ]);
  await under(before, '2020-01-01');
  const property = { ...sampleInfo().property, unit: '62-1' };
  const info = { optionDate: '2026-10-06', lateReason: 'The owner was abroad', property };
  signedBefore = (await anApprovedDeal(agent, desk, { info })).dealId;
  // The sample is signed on 11 November.
  expected = (await aBilledDeal(agent)).dealId;
  frozen = (await aPaidDeal(agent, { cents: 2_703_200 })).dealId;
  await under(since, '2026-11-01');
  await run('commission.split-anew');
});

describe('an upline that is entered with a past day', () => {
  it('gets the overriding of deals signed since that day from the next night on, where no money has come in', async () => {
    expect(await overridingOf(expected)).toMatchObject([{ name: 'Since', earned: 0 }]);
    expect(await overridingOf(signedBefore)).toMatchObject([{ name: 'Before', earned: 0 }]);
  });

  it('gets that of a deal that is frozen by a resplit, with what was earned of it', async () => {
    const [line] = await overridingOf(frozen);
    expect(line).toMatchObject({ name: 'Before', earned: (line?.cents ?? 0) / 2 });
    const place = `${finance}/deals/${frozen}/resplit`;
    expect((await preparer.post(place, { reason: 'The move was entered late' })).status).toBe(200);
    const { resplitId } = (await approver.get(place)).body.data.open;
    expect((await approver.put(`${place}/approval`, { resplitId })).status).toBe(200);
    expect(await overridingOf(frozen)).toEqual([{ ...line, name: 'Since' }]);
    expect([await balanceOf(2110, before), await balanceOf(2110, since)]).toEqual([0, -(line?.earned ?? 0)]);
  });

  it('does not change what a team produced: that was written down at approval, until the deal itself is changed', async () => {
    expect([await teamOf(before), await teamOf(since)]).toEqual([3 * gross, 0]);
    // Whoever earned of a deal sees it, whichever team it counts in.
    expect([await sees(before, frozen), await sees(since, frozen)]).toEqual([200, 200]);
    await query('UPDATE deal_share SET amount_cents = amount_cents - 100 WHERE deal_id = $1', [expected]);
    await query('INSERT INTO team_stale (deal_id) VALUES ($1) ON CONFLICT DO NOTHING', [frozen]);
    await run('production.recount-teams');
    expect([await teamOf(before), await teamOf(since)]).toEqual([gross, 2 * gross - 100]);
    expect([await sees(before, expected), await sees(since, expected)]).toEqual([404, 200]);
  });

  it('leaves whoever earned and gave back the way to what they earned', async () => {
    const { overriding, earned, shares } = await openAbove(before, frozen);
    expect([shares, earned.length]).toEqual([[], 2]);
    expect(overriding).toMatchObject([{ cents: 0, earnedCents: 0, steps: [] }]);
    await walkEarned(before);
    await walkEarned(since);
  });
});
