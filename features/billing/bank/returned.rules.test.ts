import { expect, it } from 'vitest';
import type { ReceiptPart } from '../billing.words.ts';
import { partOfReturn, type Returned, returnsFor } from './returned.rules.ts';

const returned = (more: Partial<Returned> = {}): Returned => ({
  number: 'OR26-000001',
  cents: 5_000,
  clearedOn: '2026-11-10',
  returnedOn: '2026-11-16',
  feeCents: 1_500,
  parts: ['MADE'],
  ...more,
});
const debit = (cents: number, numbers: string[] = []) => ({ day: '2026-11-17', cents: -cents, numbers });

it.each<[number, ReceiptPart[], ReceiptPart | undefined]>([
  [5_000, ['MADE'], 'RETURN'],
  [1_500, ['MADE'], 'FEE'],
  [6_500, ['STANDING'], 'RETURN_AND_FEE'],
  [5_001, ['MADE'], undefined],
  [5_000, [], undefined],
  [1_500, [], 'FEE'],
  [5_000, ['MADE', 'FEE'], 'RETURN'],
  [5_000, ['MADE', 'RETURN'], undefined],
  [1_500, ['MADE', 'RETURN'], 'FEE'],
  [6_500, ['MADE', 'FEE'], undefined],
  [6_500, ['MADE', 'RETURN'], undefined],
  [5_000, ['MADE', 'RETURN_AND_FEE'], undefined],
  [1_500, ['MADE', 'RETURN_AND_FEE'], undefined],
])('a debit of %i, where its lines are %j, is %s', (cents, parts, part) => {
  expect(partOfReturn(returned({ parts }), debit(cents)).part).toBe(part);
});

it('is the fee alone of a cheque that had not cleared, and nothing of a receipt that stands', () => {
  expect(partOfReturn(returned({ clearedOn: null }), debit(5_000)).problem).toContain('before it had cleared');
  expect(partOfReturn(returned({ clearedOn: null }), debit(1_500)).part).toBe('FEE');
  expect(partOfReturn(returned({ returnedOn: null }), debit(5_000)).problem).toContain('was not taken back');
});

it('is found by its number, else about its day, the nearest first', () => {
  const [far, near, old] = [
    returned({ number: 'OR26-000001', returnedOn: '2026-11-04' }),
    returned({ number: 'OR26-000002', returnedOn: '2026-11-18' }),
    returned({ number: 'OR26-000003', returnedOn: '2026-10-01' }),
  ];
  const returns = (numbers: string[]) =>
    returnsFor(debit(5_000, numbers), [far, near, old]).map(({ number }) => number);
  expect(returns([])).toEqual(['OR26-000002', 'OR26-000001']);
  expect(returns(['OR26-000003'])).toEqual(['OR26-000003']);
});
