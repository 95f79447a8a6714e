import { eq } from 'drizzle-orm';
import { secondWord, wordAlone } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type Claimants, claimedBy } from '../hits/claimants.server.ts';
import { isNobodyElse, secondOfficers } from '../hits/second-officers.server.ts';
import { lockCase } from '../scope.server.ts';
import { amlHold } from '../tables.server.ts';
import { casesOfSame } from './held.server.ts';

type Input = { params: { id: string }; body: { note: string } };

/** Lifts a hold. It stays in force until the night, so that its end can't be matched to an act by the hour. */
export const liftHold = async (at: Writing, claimants: Claimants, { params, body }: Input): Promise<undefined> => {
  const hold = await lockHold(at, params.id);
  if (hold.liftedAt !== null || hold.endedAt !== null)
    throw new Refusal('hold.conflict', 'This hold is lifted already.');
  const claimed = await claimedBy(at, claimants, [hold.caseId, ...(await casesOfSame(at.db, hold.caseId))]);
  if (claimed.includes(at.actor.userId))
    throw new Refusal('hold.forbidden', 'You claimed a submission of this customer. Another officer lifts the hold.');
  const lifters = await liftersOf(at, hold.by, claimed);
  // If nobody else may, the officer who placed it lifts it alone.
  if (hold.by === null || !lifters.includes(hold.by))
    await secondWord(at, {
      of: 'hold',
      by: hold.by,
      desk: 'compliance',
      among: lifters,
      code: 'hold.forbidden',
      own: 'You placed this hold. Another officer lifts it.',
      others: 'A designated officer lifts this hold.',
    });
  else if (!lifters.includes(at.actor.userId))
    throw new Refusal('hold.forbidden', 'A designated officer lifts this hold.');
  else await wordAlone(at);
  await at.db
    .update(amlHold)
    .set({ liftedBy: at.actor.userId, liftedAt: at.clock.now().toString(), liftedNote: body.note })
    .where(eq(amlHold.id, hold.id));
  await record(at, { aggregate: 'aml-hold', aggregateId: hold.id, action: 'hold.lifted' });
};

/**
 * Officers who may lift a hold: not the one who placed it and no claimant of a submission of the customer; if there is no other, the one
 * who placed it.
 */
export const liftersOf = async (
  at: Pick<Reading, 'db' | 'clock'>,
  placedBy: string | null,
  claimed: string[],
): Promise<string[]> => {
  if (placedBy === null) return secondOfficers(at, claimed);
  const barred = [placedBy, ...claimed];
  const mayAlone = !claimed.includes(placedBy) && (await isNobodyElse(at, barred));
  return mayAlone ? [placedBy] : secondOfficers(at, barred);
};

/** The case is locked before its hold; it may have joined another one meanwhile. */
const lockHold = async (at: Writing, id: string): Promise<typeof amlHold.$inferSelect> => {
  const [unlocked] = await at.db.select({ caseId: amlHold.caseId }).from(amlHold).where(eq(amlHold.id, id));
  if (!unlocked) throw missing('hold');
  await lockCase(at, unlocked.caseId);
  const [hold] = await at.db.select().from(amlHold).where(eq(amlHold.id, id)).for('update');
  if (!hold) throw missing('hold');
  return hold;
};
