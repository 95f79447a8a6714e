import { asc, eq } from 'drizzle-orm';
import { deal, dealShare } from '#features/deal/server/index.ts';
import { person } from '#features/people/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Split } from '../contract.ts';
import { plan, planVersion, split, splitLine } from './tables.ts';

/** How a deal is split: its shares in their order, each with its lines. */
export const readSplits = async (at: Reading, { params }: { params: { id: string } }) => {
  const [found] = await at.db
    .select({ dealNo: deal.dealNo, commissionCents: deal.commissionCents })
    .from(deal)
    .where(eq(deal.id, params.id));
  if (!found) throw missing('deal');
  const shares = await at.db
    .select({ share: dealShare, splitId: split.id, planName: plan.name })
    .from(dealShare)
    .innerJoin(split, eq(split.shareId, dealShare.id))
    .leftJoin(planVersion, eq(planVersion.id, split.planVersion))
    .leftJoin(plan, eq(plan.code, planVersion.plan))
    .where(eq(dealShare.dealId, params.id))
    .orderBy(asc(dealShare.position));
  const lines = await at.db
    .select({ line: splitLine, name: person.name })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .leftJoin(person, eq(person.id, splitLine.personId))
    .where(eq(split.dealId, params.id))
    .orderBy(asc(splitLine.position));
  const rows = shares.map(
    ({ share, splitId, planName }): Split => ({
      shareId: share.id,
      name: share.name,
      role: share.role,
      agencyName: share.agencyName,
      cents: share.amountCents,
      planName,
      lines: lines
        .filter(({ line }) => line.splitId === splitId)
        .map(({ line: { kind, rate, cents }, name }) => ({ kind, rate, cents, name })),
    }),
  );
  return { ...found, rows };
};
