import { findWaitingEmail } from '#features/identity/server/index.ts';
import { lockPerson } from '#features/people/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';

/** The new address of whoever acts that waits to be confirmed, held until the change is done. */
export const lockWaiting = async (at: Writing): Promise<{ email: string }> => {
  const { id } = await lockPerson(at, at.actor.userId);
  const waiting = await findWaitingEmail(at.db, id);
  if (!waiting) throw new Refusal('email.conflict', 'No new address waits any more. Load the page again.');
  return waiting;
};
