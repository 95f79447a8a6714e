import { sql } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { loadEsubmission } from '../load.ts';
import { esubmissionReading } from '../tables.ts';

type Input = { body: { eSubId: string; upTo: number } };

/** Remembers how far this person has read; never back. Not a change of the submission: no version, no trail. */
export const markRead = async (at: Writing, { body: { eSubId, upTo } }: Input): Promise<undefined> => {
  const { id } = await loadEsubmission(at, eSubId);
  const { userId, esubmissionId, upTo: before } = esubmissionReading;
  await at.db
    .insert(esubmissionReading)
    .values({ userId: at.actor.userId, esubmissionId: id, upTo })
    .onConflictDoUpdate({ target: [userId, esubmissionId], set: { upTo: sql`greatest(${before}, excluded.up_to)` } });
  return undefined;
};
