import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { day, requiredText, text } from '#platform/contract/fields.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { checkCodes, checkWords, findingLevels, levelWords } from './levels.ts';
import { usualLimits } from './limits.ts';

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

/** What may be paid for the option of an HDB flat. */
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

/** What the agency's checks measure by, and how they weigh. */
export const checkSettings = {
  lateLimitDays,
  hdbFees,
  samePropertyDays,
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
  leaseMonths: setting(
    'leaseMonths',
    z.strictObject({
      hdbLeast: months('HDB, shortest'),
      hdbMost: months('HDB, longest'),
      hdbMostForeign: months('HDB, longest with a tenant who is neither Singaporean nor Malaysian'),
      privateLeast: months('Private home, shortest'),
    }),
    usualLimits.leaseMonths,
    { group: checks, title: 'Length of a lease', help: 'How many months a home may be let for (V12, V13).' },
  ),
  hdbOccupants: setting(
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
  ),
  checkLevels: setting(
    'checkLevels',
    z.partialRecord(z.enum(checkCodes), z.enum(findingLevels).meta({ words: levelWords })).meta({ words: checkWords }),
    {},
    {
      group: checks,
      title: 'Weight of each check',
      help: 'A check that is not set here weighs as it comes. What is only warned of can be passed with a reason, which the desk reads.',
    },
  ),
};

/** Whoever holds this part of a company or more must be identified; ten-thousandths of a percent. */
export const ownershipThreshold = setting(
  'ownershipThreshold',
  z.int().min(1).max(hundredPercent).meta({ input: 'rate' }),
  250_000,
  {
    group: checks,
    title: 'Owners behind a company',
    help: 'Whoever holds this part of a company, or more, must be identified before it is submitted.',
  },
);

/** User names of those who may submit while a required document is missing, with a reason (01). */
export const exceptionUsers = setting('exceptionUsers', z.array(text(100)).max(1_000).meta({ input: 'users' }), [], {
  group: 'E-Submission',
  title: 'Exception users',
  help: 'These people may submit while a required document is missing. They give a reason, which the desk reads.',
});

const agency = 'Agency';

/** At the head of every paper of the agency. */
export const agencyLetterhead = setting(
  'agencyLetterhead',
  z.object({
    name: requiredText(120),
    lines: z.array(text(120)).max(4).meta({ title: 'Lines under the name' }),
  }),
  { name: 'Gable', lines: [] },
  {
    group: agency,
    title: 'Letterhead',
    help: 'Stands at the head of every document that Gable makes: the agency’s name, and under it licence, address and telephone.',
  },
);

/** Since when the agency is registered for GST, and until when: outside of it no GST is charged. */
export const gstRegistration = setting(
  'gstRegistration',
  z.strictObject({
    from: day().nullable().meta({ title: 'Registered from' }),
    until: day().nullable().meta({ title: 'Last day' }),
  }),
  { from: '1994-04-01', until: null },
  {
    group: agency,
    title: 'GST registration',
    help: 'GST is charged on bills whose tax point lies in this time. Without a first day the agency is not registered.',
  },
);
