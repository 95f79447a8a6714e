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

/** User names. Whoever has left the desk counts no longer (`designated`). */
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
    help: 'As second officers, they confirm a true match or take it back, and are notified when one is waiting. If none are chosen, or none of them may decide this one, everyone else at the compliance desk can.',
    who,
  },
  (names) => ({ 'Designated officers': names.toSorted().join(', ') }),
);
