import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOfPayment, entryOfReturn } from './entries.ts';
import { type Deductions, payeeOf } from './payee.ts';

const kinds = ['OWN', 'OVERRIDE', 'CHARGE', 'ADVANCE', 'RETURNED', 'WRITE_OFF'] as const;

/** Earnings may be taken back; charges are taken, and the rest is paid. */
const anItem = fc.constantFrom(...kinds).chain((kind) => {
  const most = 100_000_000;
  const cents =
    kind === 'OWN' || kind === 'OVERRIDE' ? fc.integer({ min: -most, max: most }) : fc.integer({ min: 1, max: most });
  return cents.map((amount) => ({ kind, cents: kind === 'CHARGE' ? -amount : amount }));
});
const deductions: fc.Arbitrary<Deductions> = fc.record({
  advances: fc.array(fc.record({ advanceId: fc.uuid(), leftCents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    maxLength: 4,
  }),
  recoverRate: fc.integer({ min: 0, max: 1_000_000 }),
  gstRate: fc.integer({ min: 0, max: 100_000 }),
  earnedGstRate: fc.constantFrom(0, 70_000, 90_000),
});

describe('the journal of a payment', () => {
  it('balances, whatever the line pays and takes, and so does that of its return', () => {
    const property = fc.property(
      fc.array(anItem, { maxLength: 12 }),
      deductions,
      fc.boolean(),
      (items, given, claimsGst) => {
        const { sums } = payeeOf(items, given);
        const paid = { ...sums, personId: 'p' };
        for (const lines of [entryOfPayment(paid, { claimsGst }), entryOfReturn('SALESPEOPLE', paid)])
          expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      },
    );
    fc.assert(property, { numRuns: 10_000 });
  });
});
