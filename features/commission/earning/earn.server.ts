import { and, asc, eq, sql } from 'drizzle-orm';
import { dealSharePublic, lockDealRow } from '#features/deal/server/index.ts';
import type { EntryLine } from '#features/ledger/words.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { freezeSplit } from '../splits/split-deal.server.ts';
import { earning, split, splitLine } from '../tables.server.ts';
import { entryLinesOf } from './entries.rules.ts';
import { giveBack } from './give-back.rules.ts';
import { shareCleared } from './share-cleared.rules.ts';

/** Net cents of a deal that have cleared on a day, and the record that says so. */
type Cleared = { dealId: string; cents: Cents; day: Day; cause: 'ALLOCATION'; causeId: string };

/**
 * Shares cleared money over the remaining amounts of the deal's lines, so that over all receipts each line gets exactly its cents. Freezes
 * the split. Returns the ledger's credit lines; the caller posts them with the money. @throws if more cleared than the deal has left to
 * earn
 */
export const earn = async (at: Writing<Actor | null>, { dealId, cents, ...cause }: Cleared): Promise<EntryLine[]> => {
  const deal = await lockDealRow(at, dealId);
  if (!deal) throw new Error('Money cleared for a deal that does not exist.');
  await freezeSplit(at, dealId);
  const lines = await linesOf(at, dealId);
  const leftCents = lines.reduce((sum, line) => sum + line.leftCents, 0);
  if (cents > leftCents)
    throw new Error(`Of ${deal.dealNo} ${leftCents} cents are left to earn, and ${cents} cleared.`);
  const parts = shareCleared(
    cents,
    lines.map((line) => line.leftCents),
  );
  const earned = lines.map((line, index) => ({ ...line, cents: parts[index] ?? 0 })).filter((line) => line.cents > 0);
  await record(
    at,
    earned.map(({ lineId, personId, cents: part }) => ({ ...cause, lineId, personId, cents: part })),
  );
  return entryLinesOf(deal.dealNo, earned);
};

/** An allocation that is taken back on a day by another one, with the deal that earned by it. */
type TakenBack = { dealId: string; allocation: string; day: Day; by: string };

/**
 * Takes back what a deal earned by an allocation, exactly from each line; it is then left to be earned again. Amounts that a resplit or a
 * revision moved since move back. People who were paid owe it. Returns the ledger lines; the caller posts them with the money.
 */
export const unearn = async (
  at: Writing<Actor | null>,
  { dealId, allocation, day, by }: TakenBack,
): Promise<EntryLine[]> => {
  const deal = await lockDealRow(at, dealId);
  if (!deal) throw new Error('Money goes back of a deal that does not exist.');
  const earned = await at.db
    .select({ earning, kind: splitLine.kind })
    .from(earning)
    .innerJoin(splitLine, eq(splitLine.id, earning.lineId))
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(and(eq(earning.cause, 'ALLOCATION'), eq(earning.causeId, allocation)))
    .orderBy(asc(dealSharePublic.position), asc(splitLine.position));
  if (earned.length === 0) return [];
  const back = earned.map(({ earning: { id, lineId, personId, cents }, kind }) => ({
    kind,
    lineId,
    personId,
    day,
    cents: -cents,
    reverses: id,
    cause: 'REVERSAL' as const,
    causeId: by,
  }));
  await record(at, back);
  const moved = (await movedBack(at, dealId)).map((line) => ({ ...line, day, cause: 'RESPLIT' as const, causeId: by }));
  if (moved.length > 0) await record(at, moved);
  return entryLinesOf(deal.dealNo, [...back, ...moved]);
};

/** Adds earnings to their lines, which have that much less left to earn. */
const record = async (at: Writing<Actor | null>, rows: (typeof earning.$inferInsert)[]): Promise<void> => {
  for (const { lineId, cents } of rows)
    await at.db
      .update(splitLine)
      .set({ leftCents: sql`${splitLine.leftCents} - ${cents}` })
      .where(eq(splitLine.id, lineId));
  // By a trigger the deal stands anew (payout/schema.sql): somebody is to be paid.
  await at.db.insert(earning).values(rows);
};

const movedBack = async (at: Writing<Actor | null>, dealId: string) => {
  const lines = await linesOf(at, dealId);
  const moved = giveBack(lines);
  return lines
    .map(({ lineId, kind, personId }, index) => ({ lineId, kind, personId, cents: moved[index] ?? 0 }))
    .filter(({ cents }) => cents !== 0);
};

/** The lines of all shares of a deal, in the order in which money is shared over them: of two equal remainders the first has the cent. */
const linesOf = (at: Writing<Actor | null>, dealId: string) =>
  at.db
    .select({
      lineId: splitLine.id,
      kind: splitLine.kind,
      personId: splitLine.personId,
      cents: splitLine.cents,
      leftCents: splitLine.leftCents,
    })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(dealSharePublic.position), asc(splitLine.position));
