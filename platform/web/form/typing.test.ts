import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseMoney, percentText } from '#platform/contract/money.ts';
import { parsePercent, typeAmount, typePercent } from './typing.ts';

/** `|` is the caret. */
const at = (marked: string) => {
  const { text, caret } = typeAmount(marked.replace('|', ''), marked.indexOf('|'));
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('a typed amount', () => {
  it.each([
    ['1|', '1|'],
    ['1234|', '1,234|'],
    ['12,34|5', '12,34|5'],
    ['1,2345|', '12,345|'],
    ['123|4,567', '1,23|4,567'],
    ['1|,234', '1|,234'],
    ['|', '|'],
    ['0|', '0|'],
    ['05|', '5|'],
    ['.|', '0.|'],
    ['12.|', '12.|'],
    ['12.345|', '12.34|'],
    ['1.2.3|', '1.23|'],
    ['1.2m|', '1.2m|'],
    ['850k|', '850k|'],
    ['abc|', '|'],
    ['S$1,234.50|', '1,234.50|'],
    ['S$ 1 234.50|', '1,234.50|'],
    ['SGD 728000|', '728,000|'],
    ['-|', '-|'],
    ['-5|', '-5|'],
    ['|-5', '|-5'],
    ['-1234|', '-1,234|'],
    ['-|1234', '-|1,234'],
    ['S$ -5.50|', '-5.50|'],
    ['−5|', '-5|'],
    ['5-|', '5|'],
  ])('%s becomes %s', (raw, shown) => {
    expect(at(raw)).toBe(shown);
  });

  it('parses what was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const { text } = typeAmount(`S$ ${formatAmount(cents)}`, 0);
        expect(parseMoney(text)).toBe(cents);
      }),
    );
  });

  it('is stable: typing what is shown changes nothing, and the caret stays inside', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (raw, caret) => {
        const once = typeAmount(raw, Math.min(caret, raw.length));
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
        expect(typeAmount(once.text, once.caret).text).toBe(once.text);
      }),
    );
  });
});

describe('a percentage', () => {
  it.each([
    ['70', 700_000],
    ['2.5 %', 25_000],
    ['33.3333', 333_333],
    ['33.33339', 333_333],
    ['0,5', 5_000],
    ['100', 1_000_000],
    ['', undefined],
    ['%', undefined],
  ])('%s is %s', (typed, rate) => {
    expect(parsePercent(typed)).toBe(rate);
  });

  it('parses what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (rate) => {
        expect(parsePercent(percentText(rate))).toBe(rate);
        expect(typePercent(percentText(rate))).toBe(percentText(rate));
      }),
    );
  });
});
