import { eq, sql } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { accountOf } from '../earn.ts';
import { earning, split, splitLine } from '../tables.ts';
import type { Proposed } from './propose.ts';

/**
 * Puts the new lines in the place of the old ones, and moves what was earned between them: the earnings are of today, and the
 * ledger has an entry of the same cents.
 */
export const applyResplit = async (
  at: Writing,
  { resplitId, dealNo }: { resplitId: string; dealNo: string },
  splits: Proposed[],
): Promise<void> => {
  const day = today(at.clock);
  const moved: { kind: keyof typeof accountOf; personId: string | null; cents: number }[] = [];
  for (const { splitId, before, worked, lines } of splits) {
    const { plan, chain, progress, steps } = worked;
    await at.db
      .update(split)
      .set({
        ...{ planVersion: plan.versionId, chain, steps },
        periodFrom: progress?.from ?? null,
        periodTo: progress?.to ?? null,
        reachedCents: progress?.cents ?? null,
      })
      .where(eq(split.id, splitId));
    // A line that is still at a place would refuse another one there.
    await at.db
      .update(splitLine)
      .set({ position: sql`${splitLine.position} + 1000` })
      .where(eq(splitLine.splitId, splitId));
    for (const [position, { kind, personId, rate, cents, leftCents, movedCents }] of lines.entries()) {
      const old = before.find((line) => line.kind === kind && line.personId === personId);
      const values = { position, rate, cents, leftCents };
      const [line] = old
        ? await at.db.update(splitLine).set(values).where(eq(splitLine.id, old.id)).returning()
        : await at.db
            .insert(splitLine)
            .values({ ...values, splitId, kind, personId })
            .returning();
      if (!line || movedCents === 0) continue;
      await at.db
        .insert(earning)
        .values({ lineId: line.id, personId, day, cause: 'RESPLIT', causeId: resplitId, cents: movedCents });
      moved.push({ kind, personId, cents: movedCents });
    }
  }
  if (moved.length === 0) return;
  await post(at, [
    {
      ...{ day, event: 'resplit', eventId: resplitId, text: dealNo },
      lines: moved.map(({ kind, personId, cents }) => ({
        account: accountOf[kind],
        personId,
        deal: dealNo,
        cents: -cents,
      })),
    },
  ]);
};
