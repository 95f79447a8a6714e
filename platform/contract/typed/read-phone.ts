import { plainTyped, type Reading } from './reading.ts';

const anyNumber = /^(?:(?:tel|hp|mobile|phone):? ?)?([\d +.()-]+)$/i;
const mobileOrLine = /^[3689]\d{7}$/;

/**
 * Zeros that open a call abroad from here: `00`, a country code and a number, but not `001`, which may be a code or its beginning, nor
 * before the eight digits of a number here.
 */
const dialledAbroad = /^00(?=[2-9]\d{8})/;

/**
 * A phone number as `+65` and 8 digits, or another country's in E.164. Blanks, dashes, dots and brackets may stand in it, and
 * `00` or `65` for `+65`. Two numbers, or an extension, are refused.
 */
export const readPhone = (typed: string): Reading<string> => {
  const text = plainTyped(typed);
  if (text === '') return { value: '' };
  const [, number = ''] = anyNumber.exec(text) ?? [];
  const digits = number
    // The zero that is dialled inside a country only: +44 (0)20 7946 0958.
    .replace(/^(\(?\+.*)\(0\)/, '$1')
    .replace(/[ .()-]/g, '')
    .replace(dialledAbroad, '+')
    .replace(/^65(?=[3689]\d{7}$)/, '+65');
  const full = mobileOrLine.test(digits) ? `+65${digits}` : digits;
  if (!/^\+[1-9]\d{6,14}$/.test(full)) return { problem: 'Give 8 digits, or a number with its country code.' };
  if (full.startsWith('+65') && !mobileOrLine.test(full.slice(3)))
    return { problem: 'A Singapore number has 8 digits and begins with 3, 6, 8 or 9.' };
  return { value: full };
};
