import { eq } from 'drizzle-orm';
import { deal, dealBill } from '#features/deal/server/index.ts';
import { setUpline, staffOf } from '#features/people/server/index.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { Terms } from '../rules/terms.ts';
import { forfeitDeal } from './forfeit-deal.ts';
import { assignPlan } from './plans/assign-plan.ts';
import { addPlan, addVersion } from './plans/write-plan.ts';
import { setProject } from './project.ts';
import { splitDeal } from './split-deal.ts';

/** Who leads others is on the leader's plan, who leads leaders on the director's. */
const assignLeaders = `
  INSERT INTO person_plan (person_id, from_day, plan)
  SELECT DISTINCT ON (u.upline_id) u.upline_id, date '2000-01-01',
         CASE WHEN EXISTS (SELECT FROM upline below WHERE below.upline_id = u.person_id) THEN 'DIRECTOR' ELSE 'LEADER' END
  FROM upline u WHERE u.upline_id IS NOT NULL
  ORDER BY u.upline_id, EXISTS (SELECT FROM upline below WHERE below.upline_id = u.person_id) DESC
  ON CONFLICT DO NOTHING`;

/**
 * The salespeople with the most sales of one year besides those whose accounts are printed, each with their upline of a day. Tiers
 * and a cap are crossed within a year.
 */
const busiest = `
  SELECT p.id AS "personId", (
    SELECT u.upline_id FROM upline u WHERE u.person_id = p.id AND u.from_day <= $1 ORDER BY u.from_day DESC LIMIT 1
  ) AS "uplineId"
  FROM person p JOIN (
    SELECT owner_id, extract(year FROM signed_on), count(*) AS sales FROM deal
    WHERE transaction_type = 'SALE' AND state = 'OPEN' GROUP BY 1, 2
  ) year ON year.owner_id = p.id
  WHERE p.user_name NOT IN ('hannah.lim', 'rajesh.kumar', 'nur.aisyah') AND p.disabled_at IS NULL
  GROUP BY p.id ORDER BY max(year.sales) DESC, sum(year.sales) DESC, p.user_name LIMIT 4`;

const newestSales = `
  SELECT id FROM deal WHERE owner_id = $1 AND transaction_type = 'SALE' AND state = 'OPEN' ORDER BY deal_no DESC LIMIT 3`;

const common: Omit<Extract<Terms, { scheme: 'FLAT' }>, 'scheme' | 'rate'> = {
  minAgencyFee: 0,
  feesBefore: [],
  feesAfter: [],
  ladderRate: 900_000,
  overriding: { kind: 'DIFFERENTIAL', breakaway: 0 },
};

const tiers: Terms = {
  ...{ ...common, scheme: 'TIERED', period: 'CALENDAR', reach: 'MARGINAL' },
  tiers: [
    { from: 0, rate: 700_000 },
    { from: 5_000_000, rate: 800_000 },
    { from: 10_000_000, rate: 900_000 },
  ],
};
const cap: Terms = {
  ...{ ...common, scheme: 'CAP', period: 'ANNIVERSARY' },
  ...{ rate: 800_000, cap: 100_000, feeAfterCap: 9_500 },
};
const launch = 'Marina Crest Residences';
const launches: Terms = {
  ...{ ...common, scheme: 'PROJECT', rate: 750_000 },
  rates: [
    { project: launch, role: 'CA', rate: 850_000 },
    { project: launch, role: 'ICB', rate: 800_000 },
    { project: launch, role: 'TAG', rate: 300_000 },
  ],
};
const generations: Terms = {
  ...{ ...common, scheme: 'FLAT', rate: 750_000 },
  feesBefore: [{ label: 'Administration', cents: 5_000 }],
  overriding: { kind: 'GENERATION', rates: [50_000, 30_000, 10_000] },
};
const leaderWithBreakaway: Terms = {
  ...{ ...common, ladderRate: null, scheme: 'FLAT', rate: 850_000 },
  overriding: { kind: 'DIFFERENTIAL', breakaway: 10_000 },
};

/** Plans of each kind, assigned by finance; then all deals are split anew by them. */
export const demoPlans: DemoStep = async (at, { today }) => {
  await ask(at.db, assignLeaders);
  const [actor] = await staffOf(at.db, 'finance');
  if (actor) await assignOthers({ ...at, actor }, today);
  for (const { id } of await at.db.select({ id: deal.id }).from(deal)) await splitDeal(at, id);
  const forfeited = await at.db.select().from(dealBill).where(eq(dealBill.isForfeiture, true));
  for (const { dealId, amountCents } of forfeited) await forfeitDeal(at, dealId, amountCents);
};

const assignOthers = async (at: Writing, today: Day) => {
  const fromDay = `${Number(today.slice(0, 4)) - 3}-01-01`;
  const begun: Writing = { ...at, clock: clockAt(`${fromDay}T02:00:00Z`) };
  const none = { params: undefined, query: undefined };
  const people = await ask<{ personId: string; uplineId: string | null }>(at.db, busiest, [today]);
  const plans: [string, Terms][] = [
    ['Career tiers', tiers],
    ['Capped 80', cap],
    ['Generations', generations],
    ['New launches', launches],
  ];
  for (const [index, [name, terms]] of plans.entries()) {
    const { code } = await addPlan(begun, { ...none, body: { name, fromDay, terms } });
    const personId = people[index]?.personId;
    const body = { personIds: [personId ?? ''], fromDay };
    if (personId) await assignPlan(begun, { params: { code }, query: undefined, body });
  }
  const lastYear = addMonths(fromDay, 24);
  await addVersion(
    { ...at, clock: clockAt(`${lastYear}T02:00:00Z`) },
    { params: { code: 'LEADER' }, query: undefined, body: { fromDay: lastYear, terms: leaderWithBreakaway } },
  );
  // In the middle of the last year the third of them moved to the team of the first.
  const [first, , third, fourth] = people;
  if (first?.uplineId && third)
    await setUpline(at, { personId: third.personId, uplineId: first.uplineId, fromDay: addMonths(lastYear, 6) });
  // A few deals of the fourth are of a launch.
  const theirs = fourth ? await ask<{ id: string }>(at.db, newestSales, [fourth.personId]) : [];
  for (const { id } of theirs) await setProject(at, { params: { id }, query: undefined, body: { project: launch } });
};
