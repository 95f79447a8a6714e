import * as z from 'zod';
import { day } from '#platform/contract/fields.ts';

/** How far a newcomer is with what everybody sets up first. */
export const StartUp = z.object({
  joinedOn: day(),
  hasPicture: z.boolean(),
  hasMobile: z.boolean(),
  hasAccount: z.boolean(),
  /** Circulars that were published since they joined and that they have not read or acknowledged. */
  circulars: z.int(),
  /** Whether a GST registration is on record; many have none. */
  hasGst: z.boolean(),
  /** The last day of the CPD cycle in which they are exempt; null if they are not. */
  cpdExemptUntil: day().nullable(),
});
export type StartUp = z.output<typeof StartUp>;
