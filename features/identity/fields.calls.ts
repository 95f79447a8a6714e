import * as z from 'zod';
import { longestPassword, shortestPassword } from './passwords/passwords.rules.ts';
import { channels } from './second-step/channels.words.ts';

/** The secret of a mailed link or of a sign-in that waits for its second step. */
export const Token = z.string().regex(/^[\w-]{43}$/, 'This link is not complete. Open it again from the mail.');

/** A new password. It is never trimmed or cut. The server also refuses passwords that are easy to guess. */
export const NewPassword = z
  .string()
  .refine((value) => [...value].length >= shortestPassword, `Use ${shortestPassword} characters or more.`)
  .max(longestPassword, `Use ${longestPassword} characters at most.`)
  .refine((value) => value.isWellFormed(), 'This has a character that can’t be stored. Type it again.');

/** An existing password. The limit is far above the length of any password and keeps hashing cheap. */
export const GivenPassword = z.string().min(1, 'Type your password.').max(longestPassword);

/** Six digits, as mailed or as the app shows them. Spaces are removed. */
export const SixDigits = z
  .string()
  .max(20)
  .transform((value) => value.replace(/\s/g, ''))
  .refine((value) => /^\d{6}$/.test(value), 'The code has six digits.');

/** Six digits, or a recovery code. */
export const Code = z
  .string()
  .trim()
  .min(1, 'Type the code.')
  .max(40)
  .transform((value) => value.toUpperCase().replace(/[\s-]/g, ''))
  .refine((value) => /^(\d{6}|[0-9A-HJKMNP-TV-Z]{10})$/.test(value), 'The code has six digits.');

export const Channel = z.enum(channels);

/** A way to get a code. `hint` names the mailbox or the app: `h•••m@gable.example`. */
export const ChannelHint = z.object({ channel: Channel, hint: z.string() });
export type ChannelHint = z.output<typeof ChannelHint>;
