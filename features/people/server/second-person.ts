import type { Desk } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Port, port } from '#platform/server/room.ts';
import { approvesLater, longestRest } from '../rules/settled.ts';
import { restsOf } from './settled.ts';

/**
 * Every approval begins with this: an account that somebody else may have by now approves nothing for a time. `desk`: at which it
 * approves. @throws Refusal `approval.forbidden`, which says until when.
 */
export const requireMayApprove = async (at: Writing, desk: Desk | null = 'finance'): Promise<void> => {
  const rest = longestRest(await restsOf(at, at.actor.userId), desk);
  if (rest) throw new Refusal('approval.forbidden', approvesLater(rest));
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
