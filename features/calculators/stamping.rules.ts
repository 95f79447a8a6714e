import { addDays, type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatCount } from '#platform/contract/money.ts';
import { slicesOf } from './duty.rules.ts';
import type { Band } from './rates/terms.rules.ts';
import { type Note, rateWords } from './sheet/sheet.rules.ts';

/** Days after signing within which a document is stamped. */
const stampWithin = 14;

export const stampNote = (day: Day): Note => ({
  tone: 'info',
  text: `Stamp by ${formatDay(addDays(day, stampWithin))} (${stampWithin} days from signing; 30 days from receipt if signed overseas). Late stamping: a penalty of up to 4 times the duty.`,
});

/** `1% of 180,000 + 2% of 180,000 + 3% of 640,000`. */
export const bandsNote = (bands: Band[], base: Cents): string =>
  slicesOf(bands, base)
    .map(({ amount, rate }) => `${rateWords(rate)} of ${formatCount(Math.floor(amount / 100))}`)
    .join(' + ');
