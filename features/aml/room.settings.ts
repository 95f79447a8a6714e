import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { formatDay } from '#platform/contract/days.ts';
import { day, text } from '#platform/contract/fields.ts';

const group = 'Due diligence';
const who = 'compliance';

/** The day of the installation, which a migration has written: before it, an agency that has submissions was asked for nothing. */
export const dueDiligenceFrom = setting(
  'dueDiligenceFrom',
  day(),
  '2025-07-01',
  {
    group,
    title: 'Due diligence from',
    help: 'Parties of transactions that were signed on this day or later must be screened before submission (V07, V09).',
    who,
  },
  (from) => ({ 'Due diligence from': formatDay(from) }),
);

const score = (least: number, most: number) =>
  z
    .number()
    .min(least, `Give at least ${least.toFixed(2)}.`)
    .max(most, `Give at most ${most.toFixed(2)}.`)
    .refine((score) => Math.abs(score * 100 - Math.round(score * 100)) < 1e-9, 'Give two decimals.');

/** Score of a hit from which a dismissal needs a written reason. */
export const dismissalWords = setting(
  'dismissalWords',
  score(0.7, 0.95),
  0.9,
  {
    group,
    title: 'Words for a false positive from',
    help: 'Dismissing a hit whose score reaches this takes words beside the reason. A reason that the page contradicts is refused at any score.',
    who,
  },
  (score) => ({ 'Words from': score.toFixed(2) }),
);

/** The score of a hit from which a second officer confirms its dismissal. */
export const dismissalByTwo = setting(
  'dismissalByTwo',
  score(0.8, 1),
  0.97,
  {
    group,
    title: 'Two officers for a false positive from',
    help: 'A hit whose score reaches this, or which has the customer’s identity number, is dismissed by two officers. Where only one can decide, longer words are asked for, and the hit is on the list “Decided alone”.',
    who,
  },
  (score) => ({ 'Two officers from': score.toFixed(2) }),
);

/** User names. Officers who left the desk don't count (`designated`). */
export const designatedOfficers = setting(
  'designatedOfficers',
  z
    .array(text(60))
    .max(20)
    .refine((names) => names.length !== 1, 'Choose at least two officers, or none.')
    .meta({ input: 'officers' }),
  [],
  {
    group,
    title: 'Designated officers',
    help: 'As second officers, they confirm a decision that takes two or take a true match back, and are notified when one is waiting. If none are chosen, or none of them may decide this one, everyone else at the compliance desk can.',
    who,
  },
  (names) => ({ 'Designated officers': names.toSorted().join(', ') }),
);
