import { asc, eq } from 'drizzle-orm';
import { dealSharePublic } from '#features/deal/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Step } from '../schemes/steps.rules.ts';
import type { SplitLine } from '../splits/split-share.rules.ts';
import { split, splitLine } from '../tables.server.ts';
import { shareForfeiture } from './share-forfeiture.rules.ts';

/**
 * Replaces the commission by the forfeited amount: each line of the deal becomes its part of that, and the split is frozen. To be called
 * when the deal falls through and all its earnings have gone back.
 */
export const forfeitDeal = async (at: Writing<Actor | null>, dealId: string, forfeitureCents: Cents): Promise<void> => {
  const rows = await at.db
    .select({ line: splitLine, splitId: split.id, frozenAt: split.frozenAt })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(dealSharePublic.position), asc(splitLine.position));
  const splits = [...Map.groupBy(rows, ({ splitId }) => splitId).values()];
  const parts = shareForfeiture(
    forfeitureCents,
    splits.map((lines) => lines.map(({ line }) => line.cents)),
  );
  for (const [index, lines] of splits.entries()) {
    const cents = parts[index] ?? [];
    for (const [place, { line }] of lines.entries()) {
      // All receipts have gone back. Amounts moved between lines by a resplit stay.
      const earned = line.cents - line.leftCents;
      const part = Math.max(cents[place] ?? 0, earned);
      await at.db
        .update(splitLine)
        .set({ cents: part, leftCents: part - earned })
        .where(eq(splitLine.id, line.id));
    }
    const [first] = lines;
    if (!first) continue;
    const steps = stepsOf(
      forfeitureCents,
      lines.map(({ line }, place) => ({ ...line, cents: cents[place] ?? 0 })),
    );
    await at.db
      .update(split)
      .set({ steps, frozenAt: first.frozenAt ?? at.clock.now().toString() })
      .where(eq(split.id, first.splitId));
  }
};

/** Computation steps: the share's part of the forfeited amount, and its division. */
const stepsOf = (forfeiture: Cents, lines: SplitLine[]): Step[] => {
  const share = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [
    { of: 'SHARE', label: 'Part of what was forfeited', base: forfeiture, cents: share },
    ...lines.flatMap(({ kind, personId, cents }): Step[] =>
      (kind === 'OWN' || kind === 'OVERRIDE') && personId
        ? [{ of: kind, label: 'Share of the commission', personId, base: share, cents }]
        : [],
    ),
  ];
};
