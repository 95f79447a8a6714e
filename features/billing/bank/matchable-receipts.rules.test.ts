import { describe, expect, it } from 'vitest';
import { matchableReceipts, problemOfReceipt, type RecordedReceipt } from './matchable-receipts.rules.ts';

const receipt = (number: string, more: Partial<RecordedReceipt> = {}): RecordedReceipt => ({
  number,
  cents: 5_000,
  receivedOn: '2026-11-16',
  clearedOn: '2026-11-16',
  returnedOn: null,
  isMatched: false,
  invoices: [],
  ...more,
});
const line = (numbers: string[] = []) => ({ day: '2026-11-17', cents: 5_000, numbers });
const matchable = (receipts: RecordedReceipt[], numbers: string[] = []) =>
  matchableReceipts(line(numbers), receipts).map(({ number }) => number);

describe('a receipt that a credit probably is', () => {
  it('is the one that its text names, by its number or that of its invoice, whatever its day', () => {
    const old = receipt('OR26-000001', {
      receivedOn: '2026-01-05',
      clearedOn: '2026-01-05',
      invoices: ['INV26-000009'],
    });
    expect(matchable([old, receipt('OR26-000002')])).toEqual(['OR26-000002']);
    expect(matchable([old, receipt('OR26-000002')], ['OR26-000001'])).toEqual(['OR26-000001']);
    expect(matchable([old, receipt('OR26-000002')], ['INV26-000009'])).toEqual(['OR26-000001']);
  });

  it.each([
    ['14 days before', '2026-11-03', true],
    ['15 days before', '2026-11-02', false],
    ['a week after', '2026-11-24', true],
    ['8 days after', '2026-11-25', false],
  ])('cleared %s: %s', (_, day, fits) => {
    expect(matchable([receipt('OR26-000001', { receivedOn: day, clearedOn: day })])).toEqual(
      fits ? ['OR26-000001'] : [],
    );
  });

  it('is a cheque that was received before and waits, or cleared about that day', () => {
    const cheque = (receivedOn: string, clearedOn: string | null) => receipt('OR26-000001', { receivedOn, clearedOn });
    expect(matchable([cheque('2026-09-20', null)])).toHaveLength(1);
    expect(matchable([cheque('2026-09-17', null)])).toHaveLength(0);
    expect(matchable([cheque('2026-11-18', null)])).toHaveLength(0);
    expect(matchable([cheque('2026-09-17', '2026-11-18')])).toHaveLength(1);
  });

  it('is none that pays other invoices than the line names; what pays none yet fits', () => {
    const [other, none] = [receipt('OR26-000001', { invoices: ['INV26-000009'] }), receipt('OR26-000002')];
    expect(matchable([other, none], ['INV26-000010'])).toEqual(['OR26-000002']);
  });
});

it.each<[Partial<RecordedReceipt>, string]>([
  [{ isMatched: true }, 'OR26-000001 is matched with another line of the bank already.'],
  [{ cents: 5_001 }, 'OR26-000001 is S$ 50.01, not the amount of this line.'],
  [
    { returnedOn: '2026-11-20' },
    'OR26-000001 was taken back on 20 Nov 2026. Choose another receipt, or record the payment.',
  ],
  [
    { clearedOn: null, receivedOn: '2026-11-18' },
    'OR26-000001 was received on 18 Nov 2026, after the day of this line.',
  ],
])('%o is refused', (more, why) => {
  expect(problemOfReceipt(receipt('OR26-000001', more), line())).toBe(why);
});
