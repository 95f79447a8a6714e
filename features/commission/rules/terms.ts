import * as z from 'zod';
import { hundredPercent } from '#platform/contract/money.ts';

const rate = z.int().min(0).max(hundredPercent);

/** The terms of a plan: the salesperson's part of their share, and whether their uplines get what they are above them. */
export const Terms = z.strictObject({
  scheme: z.literal('FLAT'),
  rate,
  overriding: z.enum(['DIFFERENTIAL', 'NONE']),
});
export type Terms = z.output<typeof Terms>;
