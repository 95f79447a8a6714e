import { asc, eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { presentMove } from './present-status.ts';
import { esubmissionHistory } from './tables.ts';

/** Every move of a submission that was loaded through its scope, the first one first. */
export const historyOf = async (at: Reading, esubmissionId: string) => {
  const rows = await at.db
    .select({ move: esubmissionHistory, actorName: person.name })
    .from(esubmissionHistory)
    .leftJoin(person, eq(person.id, esubmissionHistory.actorId))
    .where(eq(esubmissionHistory.esubmissionId, esubmissionId))
    .orderBy(asc(esubmissionHistory.id));
  return rows.map(({ move, actorName }) => ({
    id: move.id,
    at: move.at,
    ...presentMove(at.actor, { ...move, actorName }),
  }));
};
