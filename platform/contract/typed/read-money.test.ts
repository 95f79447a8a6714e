import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, formatMoney, largestCents } from '../money.ts';
import { readMoney } from './read-money.ts';

it.each([
  ['1,234.50', 123_450],
  ['S$1,234.5', 123_450],
  ['SGD 850k', 85_000_000],
  ['SGD S$ 5', 500],
  ['1,234.50 SGD', 123_450],
  ['1.25 million', 125_000_000],
  ['1.2m', 120_000_000],
  ['12 345', 1_234_500],
  ['1\u00a0234\u202f567.50', 123_456_750],
  ['.5', 50],
  ['5.', 500],
  ['1200/-', 120_000],
  ['S$1,200 /=', 120_000],
  ['1,200.-', 120_000],
  ['S$ 5.—', 500],
  ['0012', 1_200],
  ['１，２３４．５０', 123_450],
  ['\u200b1\u00ad000\ufeff', 100_000],
  ['10,000,000,000', largestCents],
  ['  ', null],
])('reads %j as %s', (typed, cents) => {
  expect(readMoney(typed)).toEqual({ value: cents });
});

const notAnAmount = (typed: string) => `“${typed}” is not an amount. Enter it as 1,234.50.`;

it.each([
  ...[
    '1.234,50',
    '1.234.567,00',
    '1 234 567,50',
    '1,50',
    '1,2345',
    '1,23,456',
    '0,123',
    '1,234 567',
    '12  345',
    '1\t234',
  ],
  ...[
    '1,200 - 1,500',
    '1200-1500',
    '9% GST: S$1,234.50',
    '1e6',
    'US$5',
    'RM5',
    '5kk',
    '5 thousand 200',
    '.',
    'S$',
    'k',
  ],
  ...['1/2', '½', '12²', '٥', '5+', '1\u000b234'],
])('refuses %j', (typed) => {
  expect(readMoney(typed)).toEqual({ problem: notAnAmount(typed) });
});

it.each(['-5', '−5', '5-', '(1,234.50)', 'S$ -5.50', '-S$5', 'S$(5)', '–1,234.50', '-', '-1200/-'])(
  'refuses %j as negative',
  (typed) => {
    expect(readMoney(typed)).toEqual({ problem: 'An amount can’t be negative.' });
  },
);

it.each([
  ['1,234.567', 'An amount has at most two decimals.'],
  ['1.234', 'An amount has at most two decimals.'],
  ['1.234567k', 'An amount has at most two decimals.'],
  ['10,000,000,000.01', 'An amount may be S$ 10,000,000,000.00 at most.'],
  ['9'.repeat(400), 'An amount may be S$ 10,000,000,000.00 at most.'],
])('refuses %j: %s', (typed, problem) => {
  expect(readMoney(typed)).toEqual({ problem });
});

it.each(['\u202e00.05', '\u202b5', '\u20671,234'])('refuses %j, which shows another amount', (typed) => {
  expect(readMoney(typed).problem).toMatch(/hidden character that turns the text around/);
});

it('quotes the beginning of a long text', () => {
  expect(readMoney('x'.repeat(100)).problem).toBe(notAnAmount(`${'x'.repeat(40)}…`));
});

it('reads what the product shows, and never another amount than the digits say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestCents }), (cents) => {
      expect(readMoney(formatAmount(cents))).toEqual({ value: cents });
      expect(readMoney(formatMoney(cents))).toEqual({ value: cents });
    }),
  );
  const signs = fc.constantFrom(...['1', '23', '456', '000', ',', '.', ' ', '-', '(', ')', 'S$', 'k', '/', '%']);
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 7 }), (parts) => {
      const typed = parts.join('');
      const { value } = readMoney(typed);
      if (value === undefined || value === null) return;
      const sum = typed
        .trim()
        .replace(/\/-$|\.--?$/, '')
        .trim();
      const scale = sum.endsWith('k') ? 100_000 : 100;
      expect(value).toBe(Math.round(Number(sum.replace(/[S$,k ]/g, '')) * scale));
    }),
    { numRuns: 2_000 },
  );
});
