import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, inCents, keysOf } from '#platform/contract/fields.ts';
import { countings } from '../commission.words.ts';

/** Progress of a person in the period of a plan with tiers or a cap. */
export const Progress = z.object({
  /** What is counted: their shares towards tiers, or the agency's part of them towards a cap. */
  counts: z.enum(['SHARES', 'KEPT']),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Sum over deals with money received: a deal signed today is divided by it. */
  cents: z.int(),
  /** Sum over deals without money received, which would be added. */
  expectedCents: z.int(),
  /** Their part of a share now, in words. */
  gets: z.string(),
  /** The next tier or the cap; null once there is none above. */
  next: z.object({ from: z.int().describe(inCents), missingCents: z.int(), gets: z.string() }).nullable(),
});
export type Progress = z.output<typeof Progress>;

/** A share in the period, with its counted amount. */
const CountedShare = z.object({
  shareId: id(),
  dealId: id(),
  dealNo: z.string(),
  address: z.string(),
  signedOn: z.iso.date(),
  counting: z.enum(keysOf(countings)),
  cents: z.int(),
});
export type CountedShare = z.output<typeof CountedShare>;

const PlanStanding = z.object({
  /** Name of the person on the plan. */
  name: z.string(),
  planName: z.string(),
  /** The first day of the terms of today. */
  termsFrom: z.iso.date(),
  /** The person's part by the terms, in words, without the overriding of their uplines. */
  terms: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null for a plan that looks at no period. */
  progress: Progress.nullable(),
  /** The shares that the progress adds up, the latest first. As many as one person closes in a year. */
  rows: z.array(CountedShare),
});
export type PlanStanding = z.output<typeof PlanStanding>;

/** The plan of a person today, and where they stand in its period. */
export const progressCalls = {
  myPlan: endpoint({
    method: 'GET',
    path: '/v1/my-production/commission-plan',
    who: 'salesperson',
    summary: 'My commission plan of today, my progress to its next tier or cap, and the shares that it adds up.',
    data: PlanStanding,
  }),
  planOfPerson: endpoint({
    method: 'GET',
    path: '/v1/finance/people/{id}/plan',
    base: 'agency',
    who: 'desk:finance',
    summary: 'The same of any salesperson.',
    params: z.strictObject({ id: id() }),
    data: PlanStanding,
    refuses: ['missing'],
  }),
};
