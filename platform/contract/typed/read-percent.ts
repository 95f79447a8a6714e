import { isNegative } from './read-decimal.ts';
import { notA, plainTyped, type Reading } from './reading.ts';

const percentSign = / ?(?:%|per ?cent|pct)$/i;
const shape = /^(\d*)(?:\.(\d*))?$/;

/**
 * A percentage in ten-thousandths of a percent, the unit of numeric(7,4): `2.5 %` is 25000. With another unit (`months`), a
 * number of those.
 */
export const readPercent = (typed: string, unit = '%'): Reading<number | null> => {
  const text = plainTyped(typed);
  if (text === '') return { value: null };
  const isPercent = unit === '%';
  if (isNegative(text)) return { problem: isPercent ? 'A percentage can’t be negative.' : 'This can’t be negative.' };
  const bare = isPercent ? text.replace(percentSign, '') : withoutUnit(text, unit);
  const [matched, whole = '', fraction = ''] = shape.exec(bare) ?? [];
  if (matched === undefined || whole + fraction === '')
    return notA(typed, isPercent ? 'a percentage' : `a number of ${unit}`, '2.5');
  if (fraction.length > 4) return { problem: 'Enter at most 4 decimals.' };
  if (Number(whole) > 999) return { problem: 'Enter at most 3 digits before the point.' };
  return { value: Number(whole + fraction.padEnd(4, '0')) };
};

/** `1.5 months` → `1.5`. */
const withoutUnit = (text: string, unit: string): string =>
  text.toLowerCase().endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
