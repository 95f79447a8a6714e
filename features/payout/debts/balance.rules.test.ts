import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payeeOf } from '../items/payee.rules.ts';
import { balanceOf, gstGivenUp } from './balance.rules.ts';

const own = (cents: number) => ({ kind: 'OWN' as const, cents });
/** What is taken back of a payment that was made with GST. */
const takenBack = (cents: number, gstCents: number) => ({ ...own(-cents), paidBefore: { cents, gstCents } });
const givenUp = (cents: number, givenUpGstCents: number) => ({ kind: 'WRITE_OFF' as const, cents, givenUpGstCents });

describe('a balance', () => {
  it('takes GST along with what is taken back, as it was paid', () => {
    expect(balanceOf([takenBack(293_827, 26_444)], 0)).toEqual({
      cents: -320_271,
      gstCents: -26_444,
      gstOwedCents: 26_444,
    });
  });

  it('is less by the GST on what was earned since, which is paid and settles nothing before that', () => {
    const items = [takenBack(100_000, 9_000), own(50_000)];
    expect(balanceOf(items, 90_000)).toEqual({ cents: -54_500, gstCents: -4_500, gstOwedCents: 4_500 });
    expect(balanceOf([own(50_000)], 90_000)).toEqual({ cents: 50_000, gstCents: 0, gstOwedCents: 0 });
    expect(balanceOf([takenBack(100_000, 0), own(50_000)], 90_000).cents).toBe(-50_000);
  });

  it('is nothing once the debt was given up with its GST', () => {
    const items = [takenBack(100_000, 9_000), givenUp(109_000, 9_000)];
    expect(balanceOf(items, 0)).toEqual({ cents: 0, gstCents: -9_000, gstOwedCents: 0 });
    expect(balanceOf([...items, own(50_000)], 90_000).cents).toBe(50_000);
  });

  it('is what the next payout takes, and what is given up of it is taken no more', () => {
    const cents = fc.integer({ min: 1, max: 1e9 });
    const gst = fc.integer({ min: 0, max: 1e8 });
    const property = fc.property(
      fc.array(fc.tuple(cents, gst), { minLength: 1, maxLength: 5 }),
      fc.array(cents, { maxLength: 3 }),
      cents,
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (taken, earned, more, part) => {
        const items = [...taken.map((each) => takenBack(...each)), ...earned.map(own)];
        const { cents: balance, gstOwedCents } = balanceOf(items, 0);
        fc.pre(balance < 0);
        const next = own(more - balance);
        const none = { advances: [], recoverRate: 0, gstRate: 0, earnedGstRate: 0 };
        expect(payeeOf([...items, next], none).sums.netCents).toBe(more);
        const lost = Math.ceil(-balance * part);
        const debt = givenUp(lost, gstGivenUp(lost, { cents: -balance, gstCents: gstOwedCents }));
        expect(balanceOf([...items, debt], 0).cents).toBe(balance + lost);
        expect(payeeOf([...items, debt, next], none).sums.netCents).toBe(more + lost);
      },
    );
    fc.assert(property);
  });
});
