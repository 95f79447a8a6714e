import { notA, plainTyped, type Reading } from './reading.ts';

/** The digits of a number before and after its point. */
export type Decimal = { whole: string; fraction: string };

// Thousands in groups of three, all by commas or all by blanks. `0,123` is another country's fraction.
const grouped = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)$/;

/** `1,234.50`, `1 234.50` and `.5` in digits; undefined for what is no number of this notation. */
export const decimalOf = (text: string): Decimal | undefined => {
  const [whole = '', fraction = '', ...more] = text.split('.');
  const isNumber = grouped.test(whole) && /^\d*$/.test(fraction) && more.length === 0 && /\d/.test(text);
  return isNumber ? { whole: whole.replace(/[, ]/g, ''), fraction } : undefined;
};

/** A minus as people and spreadsheets write it: `-5`, `5-`, `(5)`. */
export const isNegative = (text: string): boolean => /^[-(]|-$/.test(text);

const decimalWords = (decimals: number) =>
  decimals === 0 ? 'Enter a whole number.' : `Enter at most ${decimals} decimals.`;

/** A plain number, such as an area, a year or a count, with at most so many digits before and after the point. */
export const readNumber = (typed: string, { digits = 8, decimals = 0 } = {}): Reading<number | null> => {
  const text = plainTyped(typed);
  if (text === '') return { value: null };
  if (isNegative(text)) return { problem: 'This can’t be negative.' };
  const number = decimalOf(text);
  if (!number) return notA(typed, 'a number', decimals > 0 ? '1,234.5' : '1234');
  const { whole, fraction } = number;
  if (fraction.length > decimals) return { problem: decimalWords(decimals) };
  if (whole.replace(/^0+/, '').length > digits) return { problem: `Enter at most ${digits} digits.` };
  return { value: Number(`${whole}.${fraction}`) };
};
