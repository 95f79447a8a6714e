import { type Cents, formatMoney, largestCents } from '../money.ts';
import { decimalOf, isNegative } from './read-decimal.ts';
import { notA, plainTyped, type Reading } from './reading.ts';

const currencyBefore = /^(?:SGD *)?(?:S?\$ *)?/i;
const currencyAfter = / *SGD$/i;
/** A sum of whole dollars as cheques have it, so that nobody adds to it: `1200/-`, `1200.-`. */
const roundSum = /(?<=\d)(?: ?\/[-=]|\.--?)$/;
const shortForm = / ?(?:(k|thousand)|(m|mn|mil|mln|million))$/i;

/** How many digits an amount in the short form has behind its point, down to the cent: `5k`, `1.2 million`. */
const placesOf = (text: string): number => {
  const [, thousand, million] = shortForm.exec(text) ?? [];
  return thousand ? 5 : million ? 8 : 2;
};

/**
 * An amount in cents, as it is written in Singapore: `S$1,234.50`, `1 234.50`, `SGD 850k`, `1.2 million`, `1200/-`. A range, another
 * country's notation (`1.234,50`), a third decimal and a minus are refused.
 */
export const readMoney = (typed: string): Reading<Cents | null> => {
  const text = plainTyped(typed);
  if (text === '') return { value: null };
  const bare = text.replace(roundSum, '').replace(currencyBefore, '').replace(currencyAfter, '');
  if (isNegative(text.replace(roundSum, '')) || isNegative(bare)) return { problem: 'An amount can’t be negative.' };
  const places = placesOf(bare);
  const amount = decimalOf(bare.replace(shortForm, ''));
  if (!amount) return notA(typed, 'an amount', '1,234.50');
  const { whole, fraction } = amount;
  if (fraction.length > places) return { problem: 'An amount has at most two decimals.' };
  const cents = Number(whole + fraction.padEnd(places, '0'));
  if (cents > largestCents) return { problem: `An amount may be ${formatMoney(largestCents)} at most.` };
  return { value: cents };
};
