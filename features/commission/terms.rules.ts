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
    /** What an upline of an equal rate gets, once in a chain. */
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

/** The terms of a plan: what a salesperson gets of their share, and what their uplines do. */
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
      .superRefine((tiers, found) => {
        for (const [index, { from }] of tiers.entries()) {
          const before = tiers[index - 1];
          if (!before && from !== 0)
            found.addIssue({ code: 'custom', path: [0, 'from'], message: 'The first tier begins at 0.' });
          if (before && from <= before.from)
            found.addIssue({
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
    /** What the agency then charges for a share. */
    feeAfterCap: cents(),
  }),
  z.strictObject({
    ...common,
    scheme: z.literal('FIXED_FEE'),
    /** What the agency charges for a share, by the category of the property. */
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
    /** Of deals of no project, of other projects, and of roles without a rate. */
    rate: part,
    /** What a role gets in a project. */
    rates: z
      .array(ProjectRate)
      .min(1, 'Give a rate of a project.')
      .max(200)
      .superRefine((rates, found) => {
        const seen = new Set<string>();
        for (const [index, { project, role }] of rates.entries()) {
          const key = `${projectKey(project)} ${role}`;
          if (seen.has(key))
            found.addIssue({
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
