import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { deal, dealShare } from '#features/deal/server/index.ts';
import { chainOn } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { splitForeign, splitShare } from '../rules/split-share.ts';
import { plansOn } from './plan-of.ts';
import { split, splitLine } from './tables.ts';

/**
 * Splits every share of a deal by the plans and the team of its day of signing. What was expected before is replaced, unless
 * the split is frozen, because money has cleared.
 */
export const splitDeal = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const [found] = await at.db.select().from(deal).where(eq(deal.id, dealId)).for('update');
  if (!found) throw new Error('A deal that is to be split does not exist.');
  const { signedOn } = found;
  const shares = await at.db
    .select()
    .from(dealShare)
    .where(eq(dealShare.dealId, dealId))
    .orderBy(asc(dealShare.position));
  const chains = new Map<string, string[]>();
  for (const { userId } of shares) if (userId) chains.set(userId, await chainOn(at.db, userId, signedOn));
  const everyone = [...new Set([...chains.keys(), ...[...chains.values()].flat()])];
  const plans = everyone.length > 0 ? await plansOn(at.db, everyone, signedOn) : new Map();
  const above = (userId: string) =>
    (chains.get(userId) ?? []).map((personId) => ({ personId, rate: plans.get(personId)?.terms.rate ?? 0 }));
  if ((await at.db.$count(split, and(eq(split.dealId, dealId), isNotNull(split.frozenAt)))) > 0) return;
  await at.db.delete(split).where(eq(split.dealId, dealId));
  for (const { id: shareId, userId, amountCents } of shares) {
    const plan = userId ? plans.get(userId) : undefined;
    const lines =
      userId && plan
        ? splitShare(amountCents, { personId: userId, terms: plan.terms }, above(userId))
        : splitForeign(amountCents);
    const splitId = randomUUID();
    await at.db.insert(split).values({ id: splitId, dealId, shareId, planVersion: plan?.versionId ?? null });
    await at.db
      .insert(splitLine)
      .values(lines.map((line, position) => ({ ...line, splitId, position, leftCents: line.cents })));
  }
};
