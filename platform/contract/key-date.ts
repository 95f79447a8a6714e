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
  /** What it is about, where that is not said by its place: a course. */
  about: z.string().optional(),
  /** Where: an address. */
  place: z.string(),
  /** Of what begins and ends at an hour of that day; programs that follow the feed take a change by its version. */
  hours: z
    .object({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      version: z.int(),
      changedAt: z.iso.datetime(),
    })
    .optional(),
  /** The number of the case or invoice. */
  reference: z.string(),
  /** The page that it leads to. */
  to: z.string(),
});
export type KeyDate = z.output<typeof KeyDate>;
