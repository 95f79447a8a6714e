import { expect, it } from 'vitest';
import { noRecord } from './market-record.rules.ts';
import { lastMonth, recordProblem } from './record-problem.rules.ts';

const sale = { ...noRecord, month: '2026-03-01', street: 'LEONIE HILL', area: 1000, price: 2_000_000 };
const problemOf = (given: Partial<typeof sale>, isRent = false) =>
  recordProblem({ ...sale, ...given }, { last: '2026-04-01', isRent });

it('a line may be of the next month, a tenancy of five more', () => {
  expect(lastMonth('hdb', '2026-12-31')).toBe('2027-01-01');
  expect(lastMonth('rental', '2026-08-31')).toBe('2027-02-01');
  expect(problemOf({ month: '2026-04-01' })).toBeUndefined();
  expect(problemOf({ month: '2026-05-01' })).toEqual({ field: 'month', reason: 'still to come' });
});

it('a line that can’t be kept is named', () => {
  expect(problemOf({ area: 1, price: 2_147_483 })).toBeUndefined();
  expect(problemOf({ area: 1, price: 2_147_484 })).toEqual({ field: 'area', reason: 'too small for its price' });
  expect(problemOf({ area: 90_000_000_000 })).toEqual({ field: 'area', reason: 'too large' });
  expect(problemOf({ street: 'X'.repeat(201) })).toEqual({ field: 'street', reason: 'longer than 200 letters' });
});
