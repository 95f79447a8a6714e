import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

export type Inside = Services & Pick<Writing, 'db'>;

type Found = Pick<Actor, 'userName' | 'role'>;

/** What a job does in the name of whoever asked for it. */
export const asPerson = async (inside: Inside, userId: string, job: string): Promise<Writing> => {
  const named = 'SELECT user_name AS "userName", role FROM person_public WHERE id = $1';
  const [found] = await ask<Found>(inside.db, named, [userId]);
  if (!found) throw new Error(`No person ${userId}`);
  const actor: Actor = { ...found, userId, desks: [], via: 'password' as const, sessionId: userId };
  return { ...inside, ...internalOrigin(job), actor };
};
