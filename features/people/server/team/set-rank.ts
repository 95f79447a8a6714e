import { and, eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { person, personRank, rank } from '../tables.ts';

/** Gives a salesperson a rank from a day on. It replaces a rank with the same first day. */
export const setRank = async (
  at: Writing<Actor | null>,
  given: { personId: string; rank: string; fromDay: Day },
): Promise<void> => {
  const { personId, fromDay } = given;
  const [self] = await at.db.select({ role: person.role }).from(person).where(eq(person.id, personId)).for('update');
  if (self?.role !== 'salesperson')
    throw new Refusal('rank.invalid', 'Only salespeople have a rank.', { field: 'personId' });
  if ((await at.db.$count(rank, eq(rank.code, given.rank))) === 0)
    throw new Refusal('rank.invalid', 'The agency has no such rank. Choose another.', { field: 'rank' });
  await at.db
    .insert(personRank)
    .values(given)
    .onConflictDoUpdate({ target: [personRank.personId, personRank.fromDay], set: { rank: given.rank } });
  await record(at, {
    aggregate: 'person',
    aggregateId: personId,
    action: 'person.rank-set',
    detail: { rank: given.rank, fromDay },
  });
};

/** Takes a rank away that was given from a day on: the one before it then goes on. @throws Refusal if there is none */
export const removeRank = async (at: Writing, { personId, fromDay }: { personId: string; fromDay: Day }) => {
  const [removed] = await at.db
    .delete(personRank)
    .where(and(eq(personRank.personId, personId), eq(personRank.fromDay, fromDay)))
    .returning();
  if (!removed) throw missing('change of the rank');
  await record(at, {
    aggregate: 'person',
    aggregateId: personId,
    action: 'person.rank-removed',
    detail: { rank: removed.rank, fromDay },
  });
};
