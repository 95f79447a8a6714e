import { and, asc, eq, getViewSelectedFields, isNotNull, isNull } from 'drizzle-orm';
import type { Snapshot } from '#features/deal/rules/snapshot.ts';
import { dealPublic, dealSharePublic, storeSnapshot } from '#features/deal/server/index.ts';
import { lockPeople } from '#features/people/index.server.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { keepPlans } from '../plans/plan-lock.server.ts';
import { freezingTime, splitDeal } from '../splits/split-deal.server.ts';
import { type SplitLine, splitForeign } from '../splits/split-share.rules.ts';
import { workOut } from '../splits/work-out.server.ts';
import { resplit, split, splitLine } from '../tables.server.ts';
import { applyResplit } from './apply.server.ts';
import { reviseLines } from './resplit-lines.rules.ts';

type Revised = { dealId: string; dealNo: string; revisionId: string; next: Snapshot };

/**
 * Stores a revision of a deal, which the caller has locked, and splits the deal anew for the same day of signing. An expected
 * split is replaced. Of a frozen one, what the deal earned so far is divided by the new lines of all shares: the difference is
 * posted, and who was paid more owes it.
 */
export const revise = async (at: Writing, { dealId, dealNo, revisionId, next }: Revised): Promise<void> => {
  if (!(await isFrozen(at.db, dealId))) {
    await at.db.delete(split).where(eq(split.dealId, dealId));
    await storeSnapshot(at, dealId, next);
    await splitDeal(at, dealId);
    return;
  }
  await storeSnapshot(at, dealId, next);
  const shares = await at.db
    .select()
    .from(dealSharePublic)
    .where(eq(dealSharePublic.dealId, dealId))
    .orderBy(dealSharePublic.position);
  const people = shares.flatMap(({ userId }) => userId ?? []);
  await keepPlans(at);
  await lockPeople(at, people);
  await splitAdded(at, dealId, people);
  const revised = [];
  for (const share of shares) revised.push(await reviseShare(at, share));
  const lines = reviseLines(revised);
  const splits = revised.map((each, index) => ({ ...each, lines: lines[index] ?? [] }));
  await applyResplit(at, { cause: 'REVISION', causeId: revisionId, dealNo }, splits);
};

/** Whether a resplit of a deal waits for approval. */
export const hasOpenResplit = async (db: Db, dealId: string): Promise<boolean> =>
  (await db.$count(resplit, and(eq(resplit.dealId, dealId), isNull(resplit.approvedAt)))) > 0;

/** A line of a deal's split, by its share. */
export type LineOfDeal = {
  position: number;
  shareName: string;
  kind: SplitLine['kind'];
  personId: string | null;
  cents: Cents;
  earnedCents: Cents;
};

/** The lines of a deal's split, in the order of its shares. */
export const linesOfDeal = async (db: Db, dealId: string): Promise<LineOfDeal[]> => {
  const rows = await db
    .select({ position: dealSharePublic.position, shareName: dealSharePublic.name, line: splitLine })
    .from(splitLine)
    .innerJoin(split, eq(split.id, splitLine.splitId))
    .innerJoin(dealSharePublic, eq(dealSharePublic.id, split.shareId))
    .where(eq(split.dealId, dealId))
    .orderBy(asc(dealSharePublic.position), asc(splitLine.position));
  return rows.map(({ position, shareName, line: { kind, personId, cents, leftCents } }) => ({
    position,
    shareName,
    kind,
    personId,
    cents,
    earnedCents: cents - leftCents,
  }));
};

/** Whether money has cleared for a deal. Then its shares stay, if with nothing. */
export const isFrozen = async (db: Db, dealId: string): Promise<boolean> =>
  (await db.$count(split, and(eq(split.dealId, dealId), isNotNull(split.frozenAt)))) > 0;

/** Shares that the revision added freeze now: a plan with tiers or a cap counts shares frozen earlier. */
const splitAdded = async (at: Writing, dealId: string, people: string[]) => {
  const added = await at.db
    .select({ shareId: dealSharePublic.id })
    .from(dealSharePublic)
    .leftJoin(split, eq(split.shareId, dealSharePublic.id))
    .where(and(eq(dealSharePublic.dealId, dealId), isNull(split.id)));
  if (added.length === 0) return;
  const frozenAt = await freezingTime(at, people);
  await at.db.insert(split).values(added.map(({ shareId }) => ({ dealId, shareId, frozenAt })));
};

/** The split of a share with its lines as they are, and as they become. A share of nothing has none any more. */
const reviseShare = async (at: Writing, share: typeof dealSharePublic.$inferSelect) => {
  const [row] = await at.db
    .select({ deal: getViewSelectedFields(dealPublic), split })
    .from(split)
    .innerJoin(dealPublic, eq(dealPublic.id, split.dealId))
    .where(eq(split.shareId, share.id));
  if (!row?.split.frozenAt) throw new Error('A share of a frozen deal has no frozen split.');
  const { id: splitId, frozenAt } = row.split;
  const { userId: personId, role, amountCents: cents, position } = share;
  const { id: dealId, signedOn, transactionType, category, project } = row.deal;
  const kind = { transactionType, category, project, role };
  const within = { dealId, position, frozenAt };
  const worked = personId && cents > 0 ? await workOut(at.db, { personId, cents, signedOn, kind, within }) : undefined;
  const after = worked?.lines ?? (cents > 0 ? splitForeign(cents).lines : []);
  const before = await at.db.select().from(splitLine).where(eq(splitLine.splitId, splitId)).orderBy(splitLine.position);
  return { splitId, worked, after, before: await countOwn(at, splitId, { before, after }) };
};

/** A person's later share counts this one, by its new own line. Answers the lines as they were, with those that came. */
const countOwn = async (
  at: Writing,
  splitId: string,
  { before, after }: { before: (typeof splitLine.$inferSelect)[]; after: SplitLine[] },
) => {
  const own = after.find(({ kind }) => kind === 'OWN');
  const old = before.find(({ kind }) => kind === 'OWN');
  if (old) {
    await at.db
      .update(splitLine)
      .set({ cents: own?.cents ?? 0 })
      .where(eq(splitLine.id, old.id));
    return before;
  }
  if (!own) return before;
  return at.db
    .insert(splitLine)
    .values({ ...own, splitId, position: 0, leftCents: own.cents })
    .returning();
};
