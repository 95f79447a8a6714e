import * as z from 'zod';

const Line = z.object({
  kind: z.enum(['OWN', 'OVERRIDE', 'COBROKE', 'AGENCY']),
  /** Null for the agency. */
  name: z.string().nullable(),
  /** In ten-thousandths of a percent of the share. */
  rate: z.int(),
  cents: z.int(),
});

/** A line of "How computed". */
export const StepLine = z.object({
  of: z.enum(['SHARE', 'OWN', 'OVERRIDE', 'AGENCY']),
  label: z.string(),
  /** The upline that it is about. */
  name: z.string().nullable(),
  /** The amount that the rate is of. */
  baseCents: z.int().nullable(),
  rate: z.int().nullable(),
  /** Deducted from the amount of the rate. */
  lessCents: z.int().nullable(),
  cents: z.int(),
});
export type StepLine = z.output<typeof StepLine>;

/** How a share is divided, and what that was worked out from. */
export const Computed = z.object({
  /** The plan that it was worked out by, and the first day of its terms; null for a share of another agency. */
  planName: z.string().nullable(),
  planFrom: z.iso.date().nullable(),
  /** The period of the plan, and the amount reached in it before; null for a plan without one. */
  period: z.object({ from: z.iso.date(), to: z.iso.date(), reachedCents: z.int() }).nullable(),
  /** Uplines of the salesperson on the day of signing, nearest first, with their rank. */
  chain: z.array(z.object({ name: z.string(), ladderRate: z.int() })),
  lines: z.array(Line),
  steps: z.array(StepLine),
});
export type Computed = z.output<typeof Computed>;
