import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type PlanOf, plansOn } from '../plans/plan-of.server.ts';
import type { Period } from '../progress/period.rules.ts';
import { inPeriodOn } from '../progress/progress.server.ts';
import { reachedInPeriod, type Within } from '../progress/progress-towards-tier.server.ts';
import type { DealKind } from '../schemes/scheme.rules.ts';
import type { Link } from '../tables.server.ts';
import { ladderRateOf, type Terms } from '../terms.rules.ts';
import { type ShareSplit, splitShare } from './split-share.rules.ts';
import { uplinesOn } from './uplines.server.ts';

/** A share of one of our own, of a deal that exists or of one that is only tried out. */
type OwnShare = {
  personId: string;
  cents: Cents;
  signedOn: Day;
  kind: DealKind;
  within: Within | null;
  /** Instead of those of their plan. */
  terms?: Terms;
};

export type WorkedOut = ShareSplit & {
  plan: PlanOf;
  chain: Link[];
  /** The period of the plan and the amount reached in it before this deal; undefined for a plan without one. */
  progress: (Period & { cents: Cents }) | undefined;
};

/** Columns of a split about its computation; empty for a share of another agency. */
export const splitValues = (worked: WorkedOut | undefined) => ({
  planVersion: worked?.plan.versionId ?? null,
  chain: worked?.chain ?? [],
  steps: worked?.steps ?? [],
  periodFrom: worked?.progress?.from ?? null,
  periodTo: worked?.progress?.to ?? null,
  reachedCents: worked?.progress?.cents ?? null,
});

/** Works out how a share is divided by the plans, the team and the progress of its day. Changes nothing. */
export const workOut = async (db: Db, share: OwnShare): Promise<WorkedOut> => {
  const { personId, cents, signedOn, kind, within } = share;
  const above = await uplinesOn(db, personId, signedOn);
  const plans = await plansOn(db, [personId, ...above], signedOn);
  const planOf = (id: string): PlanOf => {
    const plan = plans.get(id);
    if (!plan) throw new Error('Everyone has a plan.');
    return plan;
  };
  const stored = planOf(personId);
  const plan = { ...stored, terms: share.terms ?? stored.terms };
  const counting = inPeriodOn(plan, signedOn);
  const progress = counting && { ...counting.period, cents: await reachedInPeriod(db, counting, within) };
  const chain = above.map((id) => {
    const { terms, versionId } = planOf(id);
    return { personId: id, ladderRate: ladderRateOf(terms), planVersion: versionId };
  });
  const own = { personId, terms: plan.terms, reached: progress?.cents ?? 0, kind };
  return { ...splitShare(cents, own, chain), plan, chain, progress };
};
