import type { Actor } from './actor.ts';
import type { Who } from './endpoint.ts';

/**
 * A kind of notification. The room that sends it declares it in its `room.server.ts` (or `server/room.ts`) and gives it to `notify` (notifications): it
 * always comes into the bell. How else it comes, people choose (`wantsMail` in people, preferences in notifications). What concerns the
 * safety of an account is no such kind: it is always mailed.
 */
export type NotificationKind = {
  /** Stored with each notification, so it never changes. */
  key: string;
  /** What it is called where people choose how it comes, and a line that says when it comes. */
  label: string;
  help: string;
  /** The one thing to do, on its button: 'Open the submission'. */
  action: string;
  /** Its room mails it by itself, at once: people may switch the mail off. */
  ownMail?: true;
  /** It is that mail alone: it isn't in the bell. */
  mailOnly?: true;
  /** Someone waits for the person, or a day passes: by default it is pushed to their devices and mailed at once. Others are mailed once a day. */
  isUrgent?: true;
  /** Whose desk it is of: whoever has left it, or rests there, isn't shown what came before. */
  who?: Who;
  /** Whether it can come to this person at all; everyone when left out. */
  isFor?: (reader: Pick<Actor, 'role' | 'desks'>) => boolean;
};
