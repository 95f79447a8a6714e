import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeducted } from '../words.ts';
import { type EntryLine, entryOfPayment, entryOfRemittance, entryOfReturn, entryOfTakenBack } from './entries.ts';
import { type Deductions, payeeOf } from './payee.ts';

const kinds = ['OWN', 'OVERRIDE', 'CHARGE', 'WITHHELD', 'ADVANCE', 'RETURNED', 'WRITE_OFF'] as const;

/** Earnings may be taken back; fees and withheld money are taken, and the rest is paid. */
const anItem = fc.constantFrom(...kinds).chain((kind) => {
  const most = 100_000_000;
  const cents =
    kind === 'OWN' || kind === 'OVERRIDE' ? fc.integer({ min: -most, max: most }) : fc.integer({ min: 1, max: most });
  return cents.map((amount) => ({ kind, cents: isDeducted({ kind }) ? -amount : amount }));
});
const deductions: fc.Arbitrary<Deductions> = fc.record({
  advances: fc.array(fc.record({ advanceId: fc.uuid(), leftCents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    maxLength: 4,
  }),
  recoverRate: fc.integer({ min: 0, max: 1_000_000 }),
  gstRate: fc.integer({ min: 0, max: 100_000 }),
  earnedGstRate: fc.constantFrom(0, 70_000, 90_000),
});

const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
const of2400 = (lines: EntryLine[]) => sumOf(lines.filter(({ account }) => account === 2400));

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
          expect(sumOf(lines)).toBe(0);
        // What is withheld is owed to others, and is neither a fee nor given back when the payment returns.
        const withheld = items.filter(({ kind }) => kind === 'WITHHELD');
        const isPaid = sums.netCents > 0 && sums.ownCents + sums.overridingCents + sums.writtenOffCents > 0;
        if (isPaid) expect(of2400(entryOfPayment(paid, { claimsGst }))).toBe(sumOf(withheld));
        expect(of2400(entryOfReturn('SALESPEOPLE', paid))).toBe(0);
      },
    );
    fc.assert(property, { numRuns: 10_000 });
  });
});

it('the journal of a remittance balances, takes from each person what was withheld of them, and is undone', () => {
  const items = fc.array(
    fc.record({ personId: fc.constantFrom('a', 'b', 'c'), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const property = fc.property(items, (given) => {
    const lines = entryOfRemittance(given);
    expect(sumOf(lines)).toBe(0);
    expect(entryOfTakenBack(given)).toEqual(lines.map((line) => ({ ...line, cents: -line.cents })));
    for (const person of new Set(given.map(({ personId }) => personId)))
      expect(lines.filter(({ personId }) => personId === person)).toEqual([
        { account: 2400, personId: person, cents: sumOf(given.filter(({ personId }) => personId === person)) },
      ]);
  });
  fc.assert(property);
});
