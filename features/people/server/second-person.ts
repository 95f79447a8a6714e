import { eq } from 'drizzle-orm';
import { formatInstant } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Port, port } from '#platform/server/room.ts';
import { restsUntil } from '../rules/address.ts';
import { person } from './tables.ts';

/**
 * Every approval begins with this (a call whose address ends in `/approval`, and whatever else takes two people): an account whose email address another person changed lately approves nothing, because that
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
      `Another person changed your email address. For safety, you can approve from ${formatInstant(until.toString())} (Singapore time). Until then somebody else has to.`,
    );
};

/** What takes two people is approved by somebody who did not prepare it. */
export const requireOther = ({ actor }: Writing, what: string, preparedBy: string): void => {
  if (preparedBy === actor.userId)
    throw new Refusal('approval.forbidden', `You prepared this ${what}. Somebody else has to approve it.`);
};

/** `id`: of the record that waits, or one that begins with it. `line` says what it is about and by whom, by the name of whoever asks; it names no client. */
export type Asked = {
  id: string;
  title: string;
  line: (by: string) => string;
  /** The page where it is decided. */
  link: `/${string}`;
  /** Ids of who may approve it; all administrators and finance when left out. Whoever asks is left out of them. */
  approvers?: string[];
  /** Its room mails it by itself, to all of them. */
  isMailed?: boolean;
};

export type Approvals = {
  ask(at: Writing, asked: Asked): Promise<void>;
  end(at: Writing, id: string): Promise<void>;
};

/** How a room below the notifications notifies those who may approve a change, and ends the notification once it is decided. */
export const approvalsPort: Port<Approvals> = port('people.approvals');
