import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record, recordAll } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { person, personRank, rank } from '../tables.server.ts';

/** Gives a salesperson a rank from a day on. It replaces a rank with the same first day. */
export const setRank = async (
  at: Writing<Actor | null>,
  change: { personId: string; rank: string; fromDay: Day },
): Promise<void> => {
  await setRanks(at, [change]);
};

/** The same of several salespeople, each once, in a few statements. */
export const setRanks = async (
  at: Writing<Actor | null>,
  changes: { personId: string; rank: string; fromDay: Day }[],
): Promise<void> => {
  const ids = changes.map(({ personId }) => personId);
  const people = await at.db
    .select({ role: person.role })
    .from(person)
    .where(inArray(person.id, ids))
    .orderBy(asc(person.id))
    .for('update');
  if (people.length < ids.length || people.some(({ role }) => role !== 'salesperson'))
    throw new Refusal('rank.invalid', 'Only salespeople have a rank.', { field: 'personId' });
  const codes = [...new Set(changes.map((each) => each.rank))];
  if ((await at.db.$count(rank, inArray(rank.code, codes))) < codes.length)
    throw new Refusal('rank.invalid', 'The agency has no such rank. Choose another.', { field: 'rank' });
  await at.db
    .insert(personRank)
    .values(changes)
    .onConflictDoUpdate({ target: [personRank.personId, personRank.fromDay], set: { rank: sql`excluded.rank` } });
  await recordAll(
    at,
    changes.map(({ personId, rank: code, fromDay }) => ({
      aggregate: 'person',
      aggregateId: personId,
      action: 'person.rank-set',
      detail: { rank: code, fromDay },
    })),
  );
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
