import * as z from 'zod';

/** What a key date is about; the calendar has a colour for each. */
export const keyDateGroups = ['deadline', 'submission', 'lease', 'invoice', 'contact', 'event'] as const;

/**
 * A day that a person should know of. It is shown in the calendar and sent to feeds that anyone with the link reads, so it
 * never has the name of a client.
 */
export const KeyDate = z.object({
  /** The same for ever: programs that read the feed know it by this. */
  id: z.string(),
  day: z.iso.date(),
  group: z.enum(keyDateGroups),
  /** What happens: `Option expires`. */
  title: z.string(),
  /** Where: an address. */
  place: z.string(),
  /** The number of the case or invoice. */
  reference: z.string(),
  /** The page that it leads to. */
  to: z.string(),
});
export type KeyDate = z.output<typeof KeyDate>;
