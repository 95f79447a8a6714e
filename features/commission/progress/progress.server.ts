import { and, eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type PlanOf, plansOn } from '../plans/plan-of.server.ts';
import { ownTermItems } from '../plans/plan-words.rules.ts';
import { periodOf } from './period.rules.ts';
import type { PlanStanding, Progress } from './progress.calls.ts';
import { isCounting, standingOf } from './progress.rules.ts';
import { type InPeriod, sharesIn, sumsIn } from './progress-towards-tier.server.ts';

/** Somebody in the period of their plan in which a deal of a day counts; undefined for a plan that looks at none. */
export const inPeriodOn = ({ personId, terms, since }: PlanOf, day: Day): InPeriod | undefined =>
  isCounting(terms) ? { personId, terms, period: periodOf(terms.period, day, since) } : undefined;

/** Progress of those of these people whose plan on a day has tiers or a cap: it divides a deal signed that day. */
export const progressOn = async (db: Db, plans: PlanOf[], day: Day): Promise<Map<string, Progress>> => {
  const counting = plans.flatMap((plan) => inPeriodOn(plan, day) ?? []);
  const sums = await sumsIn(db, counting);
  return new Map(
    sums.map(({ personId, terms, period, ...sum }) => {
      const counts = terms.scheme === 'CAP' ? 'KEPT' : 'SHARES';
      return [personId, { counts, ...period, ...sum, ...standingOf(terms, sum.cents) }];
    }),
  );
};

/** The plan of a salesperson today, their progress, and the shares that it adds up. */
const readStanding = async (at: Reading, personId: string): Promise<PlanStanding> => {
  const [person] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(and(eq(personPublic.id, personId), eq(personPublic.role, 'salesperson')));
  if (!person) throw missing('salesperson');
  const day = today(at.clock);
  const plan = (await plansOn(at.db, [personId], day)).get(personId);
  if (!plan) throw new Error('Everyone has a plan.');
  const counting = inPeriodOn(plan, day);
  const [progress, rows] = await Promise.all([
    progressOn(at.db, [plan], day),
    counting ? sharesIn(at.db, counting) : [],
  ]);
  return {
    name: person.name,
    planName: plan.planName,
    termsFrom: plan.fromDay,
    terms: ownTermItems(plan.terms),
    progress: progress.get(personId) ?? null,
    rows,
  };
};

export const readMyPlan = (at: Reading): Promise<PlanStanding> => readStanding(at, at.actor.userId);

export const readPlanOfPerson = (at: Reading, { params }: { params: { id: string } }): Promise<PlanStanding> =>
  readStanding(at, params.id);
