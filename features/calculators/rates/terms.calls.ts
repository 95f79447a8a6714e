import * as z from 'zod';
import { cents, inRate, keysOf } from '#platform/contract/fields.ts';
import { wrong } from '#platform/contract/input-words.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { homeCounts } from '../buyer/buyers.words.ts';
import type { RateKind } from './rates.words.ts';
import type { Terms } from './terms.rules.ts';

/** Schemas of a version's terms, by its kind. */

const rate = () =>
  z
    .int(wrong('Give a percentage.'))
    .min(0, 'A rate can’t be negative.')
    .max(hundredPercent, 'A rate is at most 100%.')
    .describe(inRate);
const years = (most = 99) =>
  z
    .int(wrong('Give whole years.'))
    .min(1, 'Give one year at least.')
    .max(most, `Give ${most} years at most.`)
    .describe('In years.');

const Bands = z
  .array(z.strictObject({ upTo: cents().nullable(), rate: rate() }))
  .min(1)
  .max(12)
  .refine(
    (bands) =>
      bands.every(({ upTo }, index) =>
        index === bands.length - 1
          ? upTo === null
          : upTo !== null && upTo > (index === 0 ? 0 : (bands[index - 1]?.upTo ?? 0)),
      ),
    'Each band ends above the one before it, and the last one has no end.',
  );

const byHomes = z.strictObject(
  Object.fromEntries(keysOf(homeCounts).map((homes) => [homes, rate().nullable()])) as Record<
    keyof typeof homeCounts,
    z.ZodNullable<ReturnType<typeof rate>>
  >,
);

const tiers = z.strictObject({
  tiers: z
    .array(z.strictObject({ years: years(20), bands: Bands }))
    .max(8)
    .refine(
      (all) => all.every((tier, index) => tier.years > (all[index - 1]?.years ?? 0)),
      'Each holding period is longer than the one before it.',
    ),
});

const LoanLimit = z.strictObject({ limit: rate(), cash: rate(), reducedLimit: rate(), reducedCash: rate() });

export const termsOf = {
  BSD_RESIDENTIAL: z.strictObject({ bands: Bands }),
  BSD_OTHER: z.strictObject({ bands: Bands }),
  ABSD: z.strictObject({
    rates: z.strictObject({
      CITIZEN: byHomes,
      PR: byHomes,
      FOREIGNER: byHomes,
      ENTITY: byHomes,
      TRUSTEE: byHomes,
      DEVELOPER: byHomes,
    }),
  }),
  SSD_RESIDENTIAL: tiers,
  SSD_INDUSTRIAL: tiers,
  LEASE: z.strictObject({ freeUpTo: cents(), rate: rate(), years: years() }),
  TDSR: z.strictObject({ limit: rate().min(1), variableIncome: rate() }),
  MSR: z.strictObject({ limit: rate().min(1) }),
  STRESS: z.strictObject({ residential: rate(), nonResidential: rate() }),
  BANK_LOAN: z.strictObject({
    loans: z.strictObject({ none: LoanLimit, one: LoanLimit, more: LoanLimit }),
    years: z.strictObject({ hdb: years(), other: years() }),
    reducedBeyond: z.strictObject({ hdb: years(), other: years(), age: years(120) }),
  }),
  HDB_LOAN: z.strictObject({
    limit: rate(),
    years: years(),
    age: years(120),
    interest: rate(),
    leastTested: rate().nullable(),
  }),
} satisfies { [K in RateKind]: z.ZodType<Terms[K]> };
