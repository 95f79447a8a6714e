import { asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { dealPublic, dealSharePublic } from '#features/deal/server/index.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type WorkedOut, workOut } from '../splits/work-out.server.ts';
import { type StoredChange, split, splitLine } from '../tables.server.ts';
import { type Moved, resplitLines } from './resplit-lines.rules.ts';

/** The split of a share, as it would be. */
export type Proposed = {
  splitId: string;
  before: (typeof splitLine.$inferSelect)[];
  /** Undefined where only the lines change: of another agency's share, and of one that a revision removed. */
  worked: WorkedOut | undefined;
  lines: Moved[];
};

/** The frozen splits of a deal computed again by the plans and the team now on record. */
export const propose = async (db: Db, dealId: string): Promise<{ splits: Proposed[]; changes: StoredChange[] }> => {
  const rows = await db
    .select({ deal: getViewSelectedFields(dealPublic), share: getViewSelectedFields(dealSharePublic), split })
    .from(split)
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .innerJoin(dealPublic, eq(dealPublic.id, split.dealId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(dealSharePublic.position));
  const splits: Proposed[] = [];
  const changes: StoredChange[] = [];
  for (const { deal: dealRow, share, split: stored } of rows) {
    const { userId: personId, position, amountCents: cents } = share;
    if (!personId || !stored.frozenAt) continue;
    const { signedOn, transactionType, category, project } = dealRow;
    const kind = { transactionType, category, project, role: share.role };
    const before = await db
      .select()
      .from(splitLine)
      .where(eq(splitLine.splitId, stored.id))
      .orderBy(splitLine.position);
    const within = { dealId, position, frozenAt: stored.frozenAt };
    const worked = await workOut(db, { personId, cents, signedOn, kind, within });
    const lines = resplitLines(before, worked.lines);
    const changed = lines.flatMap((line): StoredChange[] => {
      const old = before.find((each) => each.kind === line.kind && each.personId === line.personId);
      const beforeCents = old?.cents ?? 0;
      const { movedCents } = line;
      if (beforeCents === line.cents && movedCents === 0) return [];
      return [
        {
          shareName: share.name,
          kind: line.kind,
          personId: line.personId,
          beforeCents,
          afterCents: line.cents,
          movedCents,
        },
      ];
    });
    if (changed.length === 0) continue;
    splits.push({ splitId: stored.id, before, worked, lines });
    changes.push(...changed);
  }
  return { splits, changes };
};
