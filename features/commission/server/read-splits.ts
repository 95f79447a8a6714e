import { asc, eq } from 'drizzle-orm';
import { deal, dealShare } from '#features/deal/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Split } from '../contract/deals.ts';
import { computed } from './computed.ts';
import { plan, planVersion, split, splitLine } from './tables.ts';

/** How a deal is split: its shares in their order, each with its lines and what they were worked out from. */
export const readSplits = async (at: Reading, { params }: { params: { id: string } }) => {
  const [found] = await at.db
    .select({ dealNo: deal.dealNo, commissionCents: deal.commissionCents })
    .from(deal)
    .where(eq(deal.id, params.id));
  if (!found) throw missing('deal');
  const shares = await at.db
    .select({ share: dealShare, split, planName: plan.name, planFrom: planVersion.fromDay })
    .from(dealShare)
    .innerJoin(split, eq(split.shareId, dealShare.id))
    .leftJoin(planVersion, eq(planVersion.id, split.planVersion))
    .leftJoin(plan, eq(plan.code, planVersion.plan))
    .where(eq(dealShare.dealId, params.id))
    .orderBy(asc(dealShare.position));
  const lines = await at.db
    .select({ line: splitLine })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .where(eq(split.dealId, params.id))
    .orderBy(asc(splitLine.position));
  const how = await computed(
    at.db,
    shares.map(({ split: { id, chain, steps, periodFrom, periodTo, reachedCents }, planName, planFrom }) => ({
      ...{ chain, steps, planName, planFrom },
      period: periodFrom && periodTo ? { from: periodFrom, to: periodTo, cents: reachedCents ?? 0 } : null,
      lines: lines.filter(({ line }) => line.splitId === id).map(({ line }) => line),
    })),
  );
  const rows = shares.flatMap(({ share, split: { frozenAt } }, index): Split[] => {
    const each = how[index];
    const { id: shareId, name, role, agencyName, amountCents } = share;
    return each ? [{ ...each, shareId, name, role, agencyName, cents: amountCents, frozenAt }] : [];
  });
  return { ...found, rows };
};
