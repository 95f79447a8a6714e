import * as z from 'zod';

/** Something that a desk works on, one record after the other: how much waits, since when, and the list that has it. */
export const Queue = z.object({
  key: z.string(),
  /** What waits: `Bank lines to match`. */
  label: z.string(),
  /** The decision needed: `needs a second person`. */
  hint: z.string().optional(),
  /** The list, by the filter that finds as many as `count`. */
  to: z.string(),
  verb: z.string(),
  count: z.int(),
  /** Null where what waits has no amount. */
  cents: z.int().nullable(),
  /** Since when the oldest one waits, or when it was due. */
  oldest: z.iso.date().nullable(),
  /** `oldest` is a day on which something is or was due. */
  isDue: z.literal(true).optional(),
});
export type Queue = z.output<typeof Queue>;
