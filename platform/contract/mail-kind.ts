import type { Actor } from './actor.ts';

/**
 * A kind of mail that a person may switch off in their profile. The room that sends it declares it in `server/room.ts`
 * and asks before it sends whether the person's `unwantedMails` have its key. Mails about the safety of an account are no
 * such kind: they are always sent.
 */
export type MailKind = {
  /** Stored with the person, so it never changes. */
  key: string;
  /** The words of its switch, and a line that says when it comes. */
  label: string;
  help: string;
  /** Whether it can come to this person at all; everyone when left out. */
  isFor?: (reader: Pick<Actor, 'role' | 'desks'>) => boolean;
};
