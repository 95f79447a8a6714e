import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';

export type JobServices = Services & Pick<Writing, 'db'>;

type Owner = Pick<Actor, 'userName' | 'role'>;

/** Lets a job act in the name of the person who started it. */
export const actAs = async (inside: JobServices, userId: string, job: string): Promise<Writing> => {
  const account = 'SELECT user_name AS "userName", role FROM person_public WHERE id = $1';
  const [person] = await ask<Owner>(inside.db, account, [userId]);
  if (!person) throw new Error(`No person ${userId}`);
  const actor: Actor = { ...person, userId, desks: [], via: 'password' as const, sessionId: userId };
  return { ...inside, ...internalOrigin(job), actor };
};
