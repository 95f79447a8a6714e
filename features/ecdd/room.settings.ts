import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { formatDay } from '#platform/contract/days.ts';
import { day } from '#platform/contract/fields.ts';

/** Without a day the forms D-12 to D-18 are uploads, which the desk accepts. */
export const dueDiligenceForms = setting(
  'dueDiligenceForms',
  z.strictObject({ from: day().nullable().meta({ title: 'Signed from' }) }),
  { from: null },
  {
    group: 'Due diligence',
    title: 'Forms in submissions',
    help: 'Documents D-12 to D-18 of transactions that were signed on this day or later are due diligence forms, which customers sign: nothing is uploaded for them, and payout waits until they are done. Empty: signed forms are uploaded, and the desk accepts them. What is submitted already stays as it is. A new agency begins with the day of its first start, which one officer may change until something is submitted.',
    who: 'compliance',
  },
  ({ from }) => ({ 'Forms in submissions from': from === null ? 'Never' : formatDay(from) }),
);
