import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount } from '#platform/contract/money.ts';
import { readMoney } from '#platform/contract/typed/read-money.ts';
import { typeAmount } from './typing.ts';

/** `|` is the caret. */
const at = (marked: string, before?: string) => {
  const place = marked.indexOf('|');
  const { text, caret } = typeAmount(marked.replace('|', ''), place, before);
  const shown = caret < 0 ? place : caret;
  return `${text.slice(0, shown)}|${text.slice(shown)}`;
};

it.each([
  ['', '1|', '1|'],
  ['123', '1234|', '1,234|'],
  ['12,345', '12,34|5', '12,34|5'],
  ['1,234', '1,2345|', '12,345|'],
  ['12,345', '12,34|', '1,234|'],
  ['12,345', '1|,345', '1|,345'],
  ['1,234', '1|234', '1|,234'],
  ['123,456', '1239|,456', '1,239|,456'],
  ['1,234', '1,234.|', '1,234.|'],
  ['1,234.5', '1,2345|.5', '12,345|.5'],
  ['1200', '1200k|', '1,200k|'],
])('after %j, %s becomes %s', (before, raw, shown) => {
  expect(at(raw, before)).toBe(shown);
});

it.each([
  ...[
    '1.234,50',
    '1,50',
    '1,2345',
    '1,200 - 1,500',
    '12.345',
    '-1234',
    '0500',
    'S$1,234.50',
    'abc',
    '1.2.3',
    '1,23,456',
  ],
])('leaves %j as it was pasted', (pasted) => {
  expect(typeAmount(pasted, pasted.length)).toEqual({ text: pasted, caret: -1 });
});

it('leaves a comma that was typed, and what follows it', () => {
  expect(at('1,|', '1')).toBe('1,|');
  expect(at('1,5|', '1,')).toBe('1,5|');
  expect(at('12,345,6|', '12,345,')).toBe('12,345,6|');
});

it('groups an amount key by key, and reads it as the digits that were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const keys = (cents / 100).toFixed(2);
      const text = [...keys].reduce((shown, key) => typeAmount(shown + key, shown.length + 1, shown).text, '');
      expect(readMoney(text)).toEqual({ value: cents });
      expect(text).toBe(formatAmount(cents));
    }),
  );
});

it('never makes another amount of what was pasted, and keeps the caret inside', () => {
  const signs = fc.constantFrom(...['1', '23', '456', '000', ',', '.', ' ', '-', 'S$', 'k', '/']);
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 7 }), fc.nat(20), (parts, caret) => {
      const pasted = parts.join('');
      const { text, caret: at } = typeAmount(pasted, Math.min(caret, pasted.length));
      expect(at).toBeLessThanOrEqual(text.length);
      expect(readMoney(text).value).toBe(readMoney(pasted).value);
    }),
    { numRuns: 2_000 },
  );
});
