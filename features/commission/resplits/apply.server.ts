import { eq, sql } from 'drizzle-orm';
import { post } from '#features/ledger/server/index.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Earned, entryLinesOf } from '../earning/entries.rules.ts';
import { splitValues } from '../splits/work-out.server.ts';
import { earning, split, splitLine } from '../tables.server.ts';
import type { Proposed } from './propose.server.ts';

/** Cause of moved earnings: a resplit, or a revision of the deal. */
type Cause = { cause: 'RESPLIT' | 'REVISION'; causeId: string; dealNo: string };

/**
 * Replaces the lines by new ones, and moves their earnings: the movements are dated today, and the ledger has an entry of the same cents.
 */
export const applyResplit = async (
  at: Writing,
  { cause, causeId, dealNo }: Cause,
  splits: Proposed[],
): Promise<void> => {
  const day = today(at.clock);
  const moved: Earned[] = [];
  for (const { splitId, before, worked, lines } of splits) {
    if (worked) await at.db.update(split).set(splitValues(worked)).where(eq(split.id, splitId));
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
      // By a trigger the deal stands anew (payout/schema.sql).
      await at.db.insert(earning).values({ lineId: line.id, personId, day, cause, causeId, cents: movedCents });
      moved.push({ kind, personId, cents: movedCents });
    }
  }
  if (moved.length === 0) return;
  await post(at, [
    {
      day,
      event: cause.toLowerCase(),
      eventId: causeId,
      text: dealNo,
      lines: entryLinesOf(dealNo, moved),
    },
  ]);
};
