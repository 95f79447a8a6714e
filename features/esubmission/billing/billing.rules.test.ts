import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstRateOn, isRegisteredOn, withGst } from '#features/firm/rules/gst.ts';
import { billedOf, billingProblem, taxPointOf } from './billing.rules.ts';

const rates = [
  { validFrom: '2007-07-01', rate: 70_000 },
  { validFrom: '2024-01-01', rate: 90_000 },
  { validFrom: '2023-01-01', rate: 80_000 },
];

describe('GST', () => {
  it.each([
    ['2007-06-30', 0],
    ['2007-07-01', 70_000],
    ['2022-12-31', 70_000],
    ['2023-01-01', 80_000],
    ['2023-12-31', 80_000],
    ['2024-01-01', 90_000],
    ['2199-12-31', 90_000],
  ])('on %s is %i', (day, rate) => {
    expect(gstRateOn(rates, day)).toBe(rate);
    expect(gstRateOn(rates.toReversed(), day)).toBe(rate);
  });

  it('counts on completion, before it is known on the option', () => {
    const today = '2026-03-05';
    const none = { completionDate: null, optionDate: null, agreementDate: null };
    expect(taxPointOf({ ...none, completionDate: '2024-01-02', optionDate: '2023-10-01' }, today)).toBe('2024-01-02');
    expect(taxPointOf({ ...none, optionDate: '2023-10-01' }, today)).toBe('2023-10-01');
    expect(taxPointOf({ ...none, agreementDate: '2023-10-01' }, today)).toBe('2023-10-01');
    expect(taxPointOf(none, today)).toBe(today);
  });

  it.each([
    [1_000_000, 90_000, 90_000],
    [5, 90_000, 0],
    [6, 90_000, 1],
    [50, 90_000, 5],
    [49, 90_000, 4],
    [150, 70_000, 11],
    [123_456, 90_000, 11_111],
    [123_450, 90_000, 11_111],
    [100, 0, 0],
    [0, 90_000, 0],
  ])('on %i cents at %i is %i, half a cent up', (amount, rate, gst) => {
    expect(withGst(amount, rate)).toEqual({ gstRate: rate, gstCents: gst, totalCents: amount + gst });
  });

  it('is never off by more than half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.constantFrom(70_000, 80_000, 90_000),
        (amount, rate) => {
          const off = BigInt(withGst(amount, rate).gstCents) * 1_000_000n - BigInt(amount) * BigInt(rate);
          expect(off > -500_000n && off <= 500_000n).toBe(true);
        },
      ),
    );
  });
});

describe('registration for GST', () => {
  it.each([
    [null, null, '2026-01-01', false],
    ['2026-01-01', null, '2025-12-31', false],
    ['2026-01-01', null, '2026-01-01', true],
    ['2026-01-01', '2026-06-30', '2026-06-30', true],
    ['2026-01-01', '2026-06-30', '2026-07-01', false],
  ])('from %s until %s: on %s %s', (from, until, day, isRegistered) => {
    expect(isRegisteredOn({ from, until }, day)).toBe(isRegistered);
  });
});

describe('bills', () => {
  it.each<[number, number[], number, string | undefined]>([
    [10_000, [], 10_000, undefined],
    [10_000, [4_000, 5_999], 1, undefined],
    [10_000, [4_000, 6_000], 0, undefined],
    [10_000, [4_000, 6_001], -1, 'rows.1.amountCents'],
    [10_000, [10_001, 1], -2, 'rows.0.amountCents'],
    [0, [1], -1, 'rows.0.amountCents'],
    [0, [], 0, undefined],
  ])('of %i: %j leaves %i', (commission, amounts, remainCents, field) => {
    expect(billedOf(commission, amounts)).toEqual({
      commissionCents: commission,
      billedCents: commission - remainCents,
      remainCents,
    });
    expect(billingProblem(commission, amounts)?.field).toBe(field);
  });

  it('say by how much they exceed the commission', () => {
    expect(billingProblem(10_000, [4_000, 6_001])?.message).toBe(
      'The billings come to S$ 100.01, more than the commission of S$ 100.00.',
    );
  });
});
