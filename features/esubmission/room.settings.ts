import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { day, text } from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { checkWords, findingLevels, levelWords, settableCodes } from './findings/checks.words.ts';
import { usualLimits } from './info/limits.rules.ts';

const months = (title: string) => z.int().min(0).max(600).meta({ title, unit: 'months' });
const people = (title: string) => z.int().min(1).max(99).meta({ title, unit: 'people' });
const money = (title: string) => z.int().min(0).max(100_000_000).meta({ title, input: 'money' });
const checks = 'Checks of a submission';

export const lateLimitDays = setting(
  'lateLimitDays',
  z.int().min(0).max(3_650).meta({ unit: 'days' }),
  usualLimits.lateLimitDays,
  {
    group: checks,
    title: 'Late report',
    help: 'Reported later than this after the option or the agreement, a reason is asked.',
  },
);

/** The option fee of an HDB flat, and the sum of option and exercise fee, in cents. */
export const hdbFees = setting(
  'hdbFees',
  z
    .strictObject({
      least: money('Option fee, least'),
      most: money('Option fee, most'),
      together: money('With the exercise fee, most'),
    })
    .refine(({ least, most, together }) => least <= most && most <= together, {
      message: 'The least can’t be over the most, nor the option fee over both together.',
    }),
  usualLimits.hdbFees,
  { group: checks, title: 'Fees of an HDB option', help: 'What the buyer of a flat may pay for its option (V12).' },
);

export const screeningDays = setting(
  'screeningDays',
  z.int().min(1).max(366).meta({ unit: 'days' }),
  usualLimits.screeningDays,
  {
    confirmed: true,
    group: checks,
    title: 'Screening stays recent',
    help: 'A party that was screened longer ago than this is screened again before submission (V07).',
  },
);

export const samePropertyDays = setting(
  'samePropertyDays',
  z.int().min(0).max(3_650).meta({ unit: 'days' }),
  usualLimits.samePropertyDays,
  {
    group: checks,
    title: 'Same property',
    help: 'Submissions of one property that were signed this close are pointed out as perhaps one transaction (V01 to V03).',
  },
);

export const leaseMonths = setting(
  'leaseMonths',
  z.strictObject({
    hdbLeast: months('HDB, shortest'),
    hdbMost: months('HDB, longest'),
    hdbMostForeign: months('HDB, longest with a tenant who is neither Singaporean nor Malaysian'),
    privateLeast: months('Private home, shortest'),
  }),
  usualLimits.leaseMonths,
  { group: checks, title: 'Length of a lease', help: 'How many months a home may be let for (V12, V13).' },
);

export const hdbOccupants = setting(
  'hdbOccupants',
  z.strictObject({
    small: people('Flats of one or two rooms'),
    large: people('Larger flats'),
    eased: z.strictObject({
      most: people('Flats of four rooms and more, for the time being'),
      until: day().meta({ title: 'Last day of that' }),
    }),
  }),
  usualLimits.hdbOccupants,
  { group: checks, title: 'Occupants of an HDB flat', help: 'How many people may live in a flat that is let (V12).' },
);

/** The limits that the form of step 1 shows before anything is sent. */
export const formLimits = { lateLimitDays, hdbFees, leaseMonths, hdbOccupants };

/** The limits of the checks, and the level of each check. */
export const checkSettings = {
  lateLimitDays,
  hdbFees,
  samePropertyDays,
  screeningDays,
  unusualCommissionRate: setting(
    'unusualCommissionRate',
    z.int().min(0).max(hundredPercent).meta({ input: 'rate' }),
    usualLimits.unusualCommissionRate,
    {
      group: checks,
      title: 'Unusual commission of a sale',
      help: 'A commission over this part of the price is pointed out (V14).',
    },
  ),
  unusualLeaseMonths: setting(
    'unusualLeaseMonths',
    z.number().min(0).max(36).meta({ unit: 'months' }),
    usualLimits.unusualLeaseMonths,
    {
      group: checks,
      title: 'Unusual commission of a lease',
      help: 'More months of rent than this for every 24 months of the lease are pointed out (V14).',
    },
  ),
  unusualPriceRate: setting(
    'unusualPriceRate',
    z.int().min(0).max(hundredPercent).meta({ input: 'rate' }),
    usualLimits.unusualPriceRate,
    {
      group: checks,
      title: 'Price against the market',
      help: 'A price or rent farther than this from the median of comparable homes is pointed out (V17).',
    },
  ),
  leaseMonths,
  hdbOccupants,
  checkLevels: setting(
    'checkLevels',
    z
      .partialRecord(z.enum(settableCodes), z.enum(findingLevels).meta({ words: levelWords }))
      .refine(({ V17 }) => V17 !== 'block', {
        message: 'A price far from the market can’t hold up a submission.',
        path: ['V17'],
      })
      .meta({ words: checkWords }),
    {},
    {
      confirmed: true,
      group: checks,
      title: 'Check severity',
      help: 'A check that is not set here keeps its default. What is only warned of can be passed with a reason, which the desk reads.',
    },
  ),
};

/** Anyone who holds this part of a company or more must be identified; ten-thousandths of a percent. */
export const ownershipThreshold = setting(
  'ownershipThreshold',
  z.int().min(1).max(hundredPercent).meta({ input: 'rate' }),
  250_000,
  {
    confirmed: true,
    group: checks,
    title: 'Owners behind a company',
    help: 'Whoever holds this part of a company, or more, must be identified before it is submitted.',
  },
);

/** User names of people who may submit while a required document is missing, with a reason. */
export const exceptionUsers = setting('exceptionUsers', z.array(text(100)).max(1_000).meta({ input: 'users' }), [], {
  confirmed: true,
  group: 'E-Submission',
  title: 'Exception users',
  help: 'These people may submit while a required document is missing. They give a reason, which the desk reads.',
});

/** After how many hours a case that waits for the desk is due, and late. */
export const queueAges = setting(
  'queueAges',
  z
    .strictObject({
      dueHours: z.int().min(1).max(720).meta({ title: 'Due after', unit: 'hours' }),
      lateHours: z.int().min(1).max(720).meta({ title: 'Late after', unit: 'hours' }),
    })
    .refine(({ dueHours, lateHours }) => dueHours <= lateHours, {
      message: 'A case can’t be late before it is due.',
      path: ['lateHours'],
    }),
  { dueHours: 24, lateHours: 48 },
  {
    group: 'E-Submission',
    title: 'Age of a case',
    help: 'At the desk a case that waits is marked when it is due, and when it is late. What a colleague returned waits for them until it is due.',
  },
);
