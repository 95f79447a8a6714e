import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { day, requiredText, text } from '#platform/contract/fields.ts';

const agency = 'Agency';

/** Printed at the top of every PDF. */
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
    help: 'Shown at the head of every document that Gable creates: the agency’s name, and under it licence, address and telephone.',
  },
);

/** First and last day of the registration for GST. No GST is charged outside of it. */
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
