import { and, asc, eq, getViewSelectedFields, type SQL } from 'drizzle-orm';
import { dealBillPublic, dealPublic, dealSharePublic } from '#features/deal/server/index.ts';
import type { Cents } from '#platform/contract/money.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { plan, planVersion, split, splitLine } from '../tables.server.ts';
import type { StepLine } from './computed.calls.ts';
import { computed } from './computed.server.ts';
import type { MyShare, Split } from './deals.calls.ts';
import { knownProjects } from './project.server.ts';

type ById = { params: { id: string } };

/** The splits of a deal: its shares in their order, each with its lines and their computation. */
export const readSplits = async (at: Reading, { params }: ById) => {
  const { dealNo, commissionCents, project, state } = await readDeal(at.db, params.id);
  const forfeitedCents = await forfeitureOf(at.db, params.id);
  const shares = await readShares(at.db, eq(dealSharePublic.dealId, params.id));
  const rows = shares.map(({ share, frozenAt, ...how }): Split => {
    const { id: shareId, name, role, agencyName } = share;
    const cents = how.lines.reduce((sum, line) => sum + line.cents, 0);
    return { ...how, shareId, name, role, agencyName, cents, frozenAt };
  });
  const projects = await knownProjects(at.db);
  return { dealNo, commissionCents, isClosed: state !== 'OPEN', forfeitedCents, project, projects, rows };
};

/** Amount forfeited by the client of a deal that fell through; null without it. */
export const forfeitureOf = async (db: Db, dealId: string): Promise<Cents | null> => {
  const [forfeiture] = await db
    .select({ cents: dealBillPublic.amountCents })
    .from(dealBillPublic)
    .where(and(eq(dealBillPublic.dealId, dealId), dealBillPublic.isForfeiture));
  return forfeiture?.cents ?? null;
};

/** The shares of the actor in a deal. */
export const readMyShares = async (at: Reading, { params }: ById) => {
  const rows = await readSharesOf(at.db, params.id, at.actor.userId);
  if (rows.length === 0) throw missing('deal');
  const { dealNo, address } = await readDeal(at.db, params.id);
  return { dealNo, address, rows };
};

/** The shares of a person in a deal. They see their own part with its computation; the rest is one amount. */
export const readSharesOf = async (db: Db, dealId: string, personId: string): Promise<MyShare[]> => {
  const shares = await readShares(db, and(eq(dealSharePublic.dealId, dealId), eq(dealSharePublic.userId, personId)));
  return shares.map(({ share, frozenAt, planName, planFrom, period, steps, lines }): MyShare => {
    const { id: shareId, role } = share;
    const cents = lines.reduce((sum, line) => sum + line.cents, 0);
    const ownCents = lines.find(({ kind }) => kind === 'OWN')?.cents ?? 0;
    const own = steps.filter(({ of }) => of === 'SHARE' || of === 'OWN');
    return {
      shareId,
      role,
      cents,
      ownCents,
      frozenAt,
      planName,
      planFrom,
      period,
      restCents: cents - ownCents,
      steps: own,
    };
  });
};

/**
 * Computation of a person's overriding on shares of a deal: only their own steps of each share. They must not see the parts of people
 * below, so a rate less the rates paid below is given as the remaining rate.
 */
export const readOverridingOf = async (
  db: Db,
  dealId: string,
  personId: string,
): Promise<{ shareId: string; steps: StepLine[] }[]> => {
  const shares = await db
    .select({ shareId: split.shareId, steps: split.steps, left: splitLine.rate })
    .from(split)
    .innerJoin(splitLine, eq(splitLine.splitId, split.id))
    .where(and(eq(split.dealId, dealId), eq(splitLine.kind, 'OVERRIDE'), eq(splitLine.personId, personId)));
  return shares.map(({ shareId, steps, left }) => ({
    shareId,
    steps: steps
      .filter((step) => step.of === 'OVERRIDE' && step.personId === personId)
      .map(({ of, label, base, rate, less, cents }) => ({
        of,
        cents,
        name: null,
        lessCents: null,
        label: less === undefined ? label : 'My rate, less the rates below',
        baseCents: base ?? null,
        rate: (less === undefined ? rate : left) ?? null,
      })),
  }));
};

/** A person who is no longer in a split after a resplit keeps a line of zero. */
const isShown = ({ kind, cents }: { kind: string; cents: number }): boolean => kind !== 'OVERRIDE' || cents > 0;

const readDeal = async (db: Db, id: string) => {
  const [deal] = await db.select().from(dealPublic).where(eq(dealPublic.id, id));
  if (!deal) throw missing('deal');
  return deal;
};

const readShares = async (db: Db, where: SQL | undefined) => {
  const shares = await db
    .select({
      share: getViewSelectedFields(dealSharePublic),
      split,
      planName: plan.name,
      planFrom: planVersion.fromDay,
    })
    .from(dealSharePublic)
    .innerJoin(split, eq(split.shareId, dealSharePublic.id))
    .leftJoin(planVersion, eq(planVersion.id, split.planVersion))
    .leftJoin(plan, eq(plan.code, planVersion.plan))
    .where(where)
    .orderBy(asc(dealSharePublic.position));
  const lines = await db
    .select({ line: splitLine })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(where)
    .orderBy(asc(splitLine.position));
  const how = await computed(
    db,
    shares.map(({ split: { id, chain, steps, periodFrom, periodTo, reachedCents }, planName, planFrom }) => ({
      chain,
      steps,
      planName,
      planFrom,
      period: periodFrom && periodTo ? { from: periodFrom, to: periodTo, cents: reachedCents ?? 0 } : null,
      lines: lines.filter(({ line }) => line.splitId === id && isShown(line)).map(({ line }) => line),
    })),
  );
  return shares.flatMap(({ share, split: { frozenAt } }, index) => {
    const each = how[index];
    return each ? [{ ...each, share, frozenAt }] : [];
  });
};
