import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type DealRecord, dealSharePublic, lockDealRow } from '#features/deal/server/index.ts';
import { lockPeople } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import { keepPlans } from '../plans/plan-lock.server.ts';
import { split, splitLine } from '../tables.server.ts';
import { splitForeign } from './split-share.rules.ts';
import { splitValues, workOut } from './work-out.server.ts';

/**
 * Splits every share of a deal by the plans and the team on its day of signing. Replaces the expected split, unless it is frozen because
 * money has cleared.
 */
export const splitDeal = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const deal = await lockUnfrozen(at, dealId);
  if (deal) await divide(at, deal, null);
};

/**
 * Splits a deal anew and freezes it: call it when the first money of the deal clears. A plan with tiers or a cap counts the
 * splits that froze before, so the people of the deal are locked, in the order of their ids: of two deals that cross a
 * cap at the same moment the second sees the first.
 */
export const freezeSplit = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const deal = await lockUnfrozen(at, dealId);
  if (!deal) return;
  await keepPlans(at);
  const people = deal.shares.flatMap(({ userId }) => userId ?? []);
  await lockPeople(at, people);
  await divide(at, deal, await freezingTime(at, people));
};

const now = `
  SELECT greatest($2::timestamptz, max(split.frozen_at) + interval '1 millisecond') AS at
  FROM split JOIN deal_share_public share ON share.id = split.share_id
  WHERE share.user_id = ANY($1::uuid[]) AND split.frozen_at >= $2`;

/** Now, but later than what froze for these people before: a resplit has to know the order. */
export const freezingTime = async (at: Writing<Actor | null>, people: string[]): Promise<InstantText> => {
  const moment = at.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'floor' }).toString();
  const [row] = await ask<{ at: string }>(at.db, now, [people, moment]);
  return row ? isoOf(row.at) : moment;
};

type Unfrozen = { row: DealRecord; shares: (typeof dealSharePublic.$inferSelect)[] };

/** The deal with its shares, locked; undefined if its split is frozen. */
const lockUnfrozen = async (at: Writing<Actor | null>, dealId: string): Promise<Unfrozen | undefined> => {
  const row = await lockDealRow(at, dealId);
  if (!row) throw new Error('A deal that is to be split does not exist.');
  if ((await at.db.$count(split, and(eq(split.dealId, dealId), isNotNull(split.frozenAt)))) > 0) return undefined;
  const shares = await at.db
    .select()
    .from(dealSharePublic)
    .where(eq(dealSharePublic.dealId, dealId))
    .orderBy(asc(dealSharePublic.position));
  return { row, shares };
};

/** Replaces the splits of a deal. They are stored one after the other: a person's second share counts their first. */
const divide = async (at: Writing<Actor | null>, { row, shares }: Unfrozen, frozenAt: InstantText | null) => {
  const { id: dealId, signedOn, transactionType, category, project } = row;
  await at.db.delete(split).where(eq(split.dealId, dealId));
  for (const { id: shareId, userId, role, amountCents, position } of shares) {
    const id = randomUUID();
    const input = { signedOn, kind: { transactionType, category, project, role }, within: { dealId, position } };
    const worked = userId ? await workOut(at.db, { ...input, personId: userId, cents: amountCents }) : undefined;
    const { lines } = worked ?? splitForeign(amountCents);
    await at.db.insert(split).values({ id, dealId, shareId, frozenAt, ...splitValues(worked) });
    await at.db
      .insert(splitLine)
      .values(lines.map((line, place) => ({ ...line, splitId: id, position: place, leftCents: line.cents })));
  }
};
