import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemKind } from '../payout.words.ts';
import { type Deductions, noSums, payeeOf } from './payee.rules.ts';

const item = (kind: ItemKind, cents: number) => ({ kind, cents });
const plain: Deductions = { advances: [], recoverRate: 500_000, gstRate: 90_000, earnedGstRate: 0 };

describe('what is paid to one person', () => {
  it('is own deals and overriding together', () => {
    const { sums, carried } = payeeOf([item('OWN', 900), item('OVERRIDE', 100), item('OWN', -300)], plain);
    expect(sums).toEqual({ ...noSums, ownCents: 600, overridingCents: 100, netCents: 700 });
    expect(carried).toEqual([]);
  });

  it('is less the charges, and of what is left at most half less for advances, the oldest first', () => {
    const advances = [
      { advanceId: 'a', leftCents: 30_000 },
      { advanceId: 'b', leftCents: 100_000 },
    ];
    const { sums, recoveries } = payeeOf([item('OWN', 110_900), item('CHARGE', -10_900)], { ...plain, advances });
    expect(sums).toMatchObject({ feeCents: 10_900, feeGstCents: 900, recoveredCents: 50_000, netCents: 50_000 });
    expect(recoveries).toEqual([
      { advanceId: 'a', cents: 30_000 },
      { advanceId: 'b', cents: 20_000 },
    ]);
  });

  it('is less what is withheld for others, which is no fee and has no GST, and comes before advances', () => {
    const items = [item('OWN', 110_900), item('CHARGE', -10_900), item('WITHHELD', -40_000)];
    const advances = [{ advanceId: 'a', leftCents: 100_000 }];
    const { sums } = payeeOf(items, { ...plain, advances });
    expect(sums).toMatchObject({ feeCents: 10_900, feeGstCents: 900, withheldCents: 40_000, recoveredCents: 30_000 });
    expect(sums.netCents).toBe(30_000);
    const all = [item('OWN', 500), item('WITHHELD', -500)];
    expect(payeeOf(all, plain)).toMatchObject({ sums: noSums, paid: [], carried: all });
  });

  it('has GST on what was earned and on nothing else, if the person is billed for', () => {
    const items = [item('OWN', 105), item('OVERRIDE', 1), item('CHARGE', -6), item('RETURNED', 500)];
    const { sums } = payeeOf(items, { ...plain, earnedGstRate: 90_000 });
    expect(sums).toMatchObject({ gstCents: 10, netCents: 610 });
    expect(payeeOf([item('OWN', 5), item('OVERRIDE', -5)], { ...plain, earnedGstRate: 90_000 }).sums).toEqual({
      ...noSums,
      netCents: 0,
    });
  });

  it('is nothing while charges use the earnings up: both are carried', () => {
    const items = [item('OWN', 500), item('CHARGE', -500)];
    const { sums, paid, carried } = payeeOf(items, plain);
    expect([sums.netCents, paid, carried]).toEqual([0, [], items]);
  });

  it('is the advance and what was returned whole, though the rest is carried', () => {
    const advances = [{ advanceId: 'a', leftCents: 30_000 }];
    const items = [item('OWN', -500), item('RETURNED', 700), item('ADVANCE', 1_000)];
    const { sums, paid, carried, recoveries } = payeeOf(items, { ...plain, advances });
    expect(sums).toEqual({ ...noSums, advancedCents: 1_000, returnedCents: 700, netCents: 1_700 });
    expect([paid, carried, recoveries]).toEqual([items.slice(1), items.slice(0, 1), []]);
  });

  it('pays or carries each item once, takes back no more than is owed, and is right to the cent', {
    timeout: 60_000,
  }, () => {
    const itemsOf = (kinds: ItemKind[], min: number, max: number) =>
      fc.record({ kind: fc.constantFrom(...kinds), cents: fc.integer({ min, max }) });
    const items = fc.array(
      fc.oneof(
        itemsOf(['OWN', 'OVERRIDE'], -1e9, 1e9),
        itemsOf(['RETURNED', 'ADVANCE', 'WRITE_OFF'], 1, 1e9),
        itemsOf(['CHARGE', 'WITHHELD'], -1e6, -1),
      ),
      { maxLength: 10 },
    );
    const advances = fc.array(fc.record({ advanceId: fc.uuid(), leftCents: fc.integer({ min: 1, max: 1e6 }) }), {
      maxLength: 4,
    });
    const rates = fc.integer({ min: 0, max: 1_000_000 });
    const gst = fc.constantFrom(0, 90_000);
    fc.assert(
      fc.property(items, advances, rates, gst, (items, owed, recoverRate, earnedGstRate) => {
        const { paid, carried, recoveries, sums } = payeeOf(items, {
          advances: owed,
          recoverRate,
          gstRate: 90_000,
          earnedGstRate,
        });
        expect(new Set([...paid, ...carried])).toEqual(new Set(items));
        expect(paid.length + carried.length).toBe(items.length);
        expect(sums.netCents).toBe(
          sums.ownCents +
            sums.overridingCents +
            sums.writtenOffCents +
            sums.gstCents -
            sums.feeCents -
            sums.withheldCents -
            sums.recoveredCents +
            sums.advancedCents +
            sums.returnedCents,
        );
        const base = sums.ownCents + sums.overridingCents + sums.writtenOffCents - sums.feeCents - sums.withheldCents;
        expect(sums.recoveredCents * 1_000_000).toBeLessThanOrEqual(Math.max(base, 0) * recoverRate);
        for (const { advanceId, cents } of recoveries)
          expect(cents).toBeLessThanOrEqual(owed.find((each) => each.advanceId === advanceId)?.leftCents ?? 0);
        expect(Object.values(sums).every((cents) => Number.isSafeInteger(cents))).toBe(true);
        // Half of it may go to an advance, all of it only where the agency set that.
        if (paid.length > 0 && recoverRate < 1_000_000) expect(sums.netCents).toBeGreaterThan(0);
        expect(carried.every(({ kind }) => kind !== 'RETURNED' && kind !== 'ADVANCE')).toBe(true);
      }),
    );
  });
});
