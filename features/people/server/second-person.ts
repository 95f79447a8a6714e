import { eq } from 'drizzle-orm';
import { formatInstant } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { restsUntil } from '../rules/address.ts';
import { person } from './tables.ts';

/**
 * Every approval begins with this (a call whose address ends in `/approval`, and whatever else takes two people): an account whose e-mail address another person changed lately approves nothing, because that
 * person may be the one who signs in to it. @throws Refusal `approval.forbidden`, which says until when.
 */
export const requireMayApprove = async (at: Writing): Promise<void> => {
  const [actor] = await at.db
    .select({ changedAt: person.emailChangedByAnotherAt })
    .from(person)
    .where(eq(person.id, at.actor.userId));
  if (!actor) throw missing('person');
  const until = restsUntil(actor.changedAt, at.clock.now());
  if (until)
    throw new Refusal(
      'approval.forbidden',
      `Another person changed your e-mail address. For safety, you can approve from ${formatInstant(until.toString())} (Singapore time). Until then somebody else has to.`,
    );
};

/** What takes two people is approved by somebody who did not prepare it. */
export const requireOther = ({ actor }: Writing, what: string, preparedBy: string): void => {
  if (preparedBy === actor.userId)
    throw new Refusal('approval.forbidden', `You prepared this ${what}. Somebody else has to approve it.`);
};
