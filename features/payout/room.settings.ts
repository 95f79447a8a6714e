import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { weekdays } from './payout.words.ts';
import type { RunDays } from './runs/run-days.rules.ts';

const money = (title: string) => z.int().min(0).max(100_000_000).meta({ title, input: 'money' });

/** How much a salesperson can get before a deal pays, and how fast it is taken back. */
export const advanceTerms = setting(
  'advanceTerms',
  z.strictObject({
    dealCents: money('Most on a deal'),
    personCents: money('Most to a salesperson'),
    recoverRate: z.int().min(0).max(900_000).meta({ title: 'Recovered of a payout, at most', input: 'rate' }),
  }),
  { dealCents: 100_000, personCents: 1_000_000, recoverRate: 500_000 },
  {
    group: 'Commission',
    title: 'Advances',
    help: 'What finance can advance to a salesperson, and the part of each payout after fees that goes towards it until it is recovered.',
  },
);

/** Whether the agency makes the tax invoices of its GST-registered salespeople. */
export const selfBilling = setting('selfBilling', z.boolean(), false, {
  group: 'Commission',
  title: 'Self-billing of salespeople registered for GST',
  help: 'Switch it on once IRAS has approved it and the salespeople have agreed. Payouts then add their GST and come with a self-billed tax invoice. Otherwise finance enters the number of their tax invoice in the run.',
});

const weekday = (title: string) => z.enum(keysOf(weekdays)).meta({ title, words: weekdays });

const usual: RunDays = { cutOffDay: 'TUE', cutOffHour: 18, payDay: 'FRI' };

/** When the runs of a week are drawn up and paid. */
export const payoutDays = setting(
  'payoutDays',
  z.strictObject({
    cutOffDay: weekday('Cut-off'),
    cutOffHour: z.int().min(0).max(23).meta({ title: 'From this hour on' }),
    payDay: weekday('Pay day'),
  }),
  usual,
  {
    group: 'Commission',
    title: 'Days of payout runs',
    help: 'A new run is proposed with the last cut-off that has passed, in Singapore time, and the next pay day. It takes money that cleared until the end of the cut-off day.',
  },
);
