import * as z from 'zod';
import { cobrokeRoles } from '#features/esubmission/roles.words.ts';
import { propertyCategories } from '#features/property/words/categories.ts';
import { cents, keysOf, rate, requiredText } from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { periods, reaches } from './commission.words.ts';

/** A part of the share, at most all of it. */
const part = rate().max(hundredPercent, 'A rate is at most 100%.');

/** The agency charges it for each share, beside the division by rates. */
const Fee = z.strictObject({ label: requiredText(60), cents: cents() });

const Overriding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('NONE') }),
  z.strictObject({
    kind: z.literal('DIFFERENTIAL'),
    /** Part of an upline with an equal rate, once in a chain. */
    breakaway: part,
  }),
  z.strictObject({
    kind: z.literal('GENERATION'),
    /** The nearest upline first. */
    rates: z.array(part).min(1).max(9),
  }),
]);
export type Overriding = z.output<typeof Overriding>;

const common = {
  /** The agency gets at least this of a share; the salesperson makes up the difference. */
  minAgencyFee: cents(),
  feesBefore: z.array(Fee).max(10),
  feesAfter: z.array(Fee).max(10),
  /** The rate that a person on this plan counts as when above others. Null: the rate of the plan itself. */
  ladderRate: part.nullable(),
  /** How those above somebody on this plan are paid. */
  overriding: Overriding,
};

const Tier = z.strictObject({ from: cents(), rate: part });
export type Tier = z.output<typeof Tier>;

/** How names of projects are compared: `Marina  one` is `Marina One`. */
export const projectKey = (project: string): string => project.trim().replace(/\s+/g, ' ').toLowerCase();

const ProjectRate = z.strictObject({ project: requiredText(80), role: z.enum(keysOf(cobrokeRoles)), rate: part });

/** The terms of a plan: the salesperson's part of their share, and the overriding of their uplines. */
export const Terms = z.discriminatedUnion('scheme', [
  z.strictObject({ ...common, scheme: z.literal('FLAT'), rate: part }),
  z.strictObject({
    ...common,
    scheme: z.literal('TIERED'),
    period: z.enum(keysOf(periods)),
    reach: z.enum(keysOf(reaches)),
    tiers: z
      .array(Tier)
      .min(2)
      .max(12)
      .superRefine((tiers, context) => {
        for (const [index, { from }] of tiers.entries()) {
          const before = tiers[index - 1];
          if (!before && from !== 0)
            context.addIssue({ code: 'custom', path: [0, 'from'], message: 'The first tier begins at 0.' });
          if (before && from <= before.from)
            context.addIssue({
              code: 'custom',
              path: [index, 'from'],
              message: 'Begin this tier above the one before it.',
            });
        }
      }),
  }),
  z.strictObject({
    ...common,
    scheme: z.literal('CAP'),
    period: z.enum(keysOf(periods)),
    rate: part,
    /** The rate holds until the agency kept this much in the period. */
    cap: cents(),
    /** Fee of the agency per share from then on. */
    feeAfterCap: cents(),
  }),
  z.strictObject({
    ...common,
    scheme: z.literal('FIXED_FEE'),
    /** Fee of the agency per share, by the category of the property. */
    fees: z
      .array(z.strictObject({ category: z.enum(propertyCategories), sale: cents(), lease: cents() }))
      .refine(
        (fees) =>
          fees.length === propertyCategories.length &&
          new Set(fees.map(({ category }) => category)).size === fees.length,
        'Give a fee for each category of property.',
      ),
  }),
  z.strictObject({
    ...common,
    scheme: z.literal('PROJECT'),
    /** For deals without a project, other projects, and roles without a rate. */
    rate: part,
    /** Rate of a role in a project. */
    rates: z
      .array(ProjectRate)
      .min(1, 'Give a rate of a project.')
      .max(200)
      .superRefine((rates, context) => {
        const seen = new Set<string>();
        for (const [index, { project, role }] of rates.entries()) {
          const key = `${projectKey(project)} ${role}`;
          if (seen.has(key))
            context.addIssue({
              code: 'custom',
              path: [index, 'role'],
              message: 'This role has a rate in this project already.',
            });
          seen.add(key);
        }
      }),
  }),
]);
export type Terms = z.output<typeof Terms>;

/** The rate that a person on these terms counts as when above others. */
export const ladderRateOf = (terms: Terms): number => {
  if (terms.ladderRate !== null) return terms.ladderRate;
  if (terms.scheme === 'TIERED') return terms.tiers[0]?.rate ?? 0;
  return terms.scheme === 'FIXED_FEE' ? 0 : terms.rate;
};
