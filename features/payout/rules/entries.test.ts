import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryLine } from '#features/ledger/words.ts';
import { isDeducted } from '../words.ts';
import { agencyPayeeOf } from './cobroke-payee.ts';
import {
  entryOfAgency,
  entryOfPayment,
  entryOfRefund,
  entryOfRemittance,
  entryOfReturn,
  entryOfTakenBack,
} from './entries.ts';
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
  fc.assert(property, { numRuns: 10_000 });
});

/** What a share of an agency earned or gives back, a debt that is given up, and a payment that came back. */
const anAgencyItem = fc
  .record({
    kind: fc.constantFrom('COBROKE' as const, 'WRITE_OFF' as const, 'RETURNED' as const),
    cents: fc.integer({ min: -100_000_000, max: 100_000_000 }),
    shareId: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ kind, cents, shareId }) =>
    kind === 'COBROKE' ? { kind, cents, cobroke: { shareId } } : { kind, cents: Math.abs(cents) },
  );
const anInvoice = fc
  .record({
    shareId: fc.constantFrom('a', 'b', 'c'),
    netCents: fc.integer({ min: 1, max: 100_000_000 }),
    gstCents: fc.nat(9_000_000),
    takenCents: fc.nat(50_000_000),
    paidCents: fc.nat(1_000_000),
  })
  .map((invoice) => ({ invoiceId: `of ${invoice.shareId}`, ...invoice }));

it('the journal of a payment to an agency balances, with the GST of its tax invoices, and so does that of its return', () => {
  const items = fc.array(anAgencyItem, { maxLength: 12 });
  const invoices = fc.uniqueArray(anInvoice, { maxLength: 3, selector: ({ shareId }) => shareId });
  const property = fc.property(items, invoices, (given, taxed) => {
    const { paid, gstParts, sums } = agencyPayeeOf(given, taxed);
    const shares = [
      ...paid.filter(({ kind }) => kind === 'COBROKE').map(({ cents }) => ({ dealNo: 'D', cents, gstCents: 0 })),
      ...gstParts.map(({ cents }) => ({ dealNo: 'D', cents: 0, gstCents: cents })),
    ];
    expect(sumOf(entryOfAgency(sums, shares))).toBe(0);
    expect(sumOf(entryOfReturn('COBROKERS', { personId: null, ...sums }))).toBe(0);
  });
  fc.assert(property, { numRuns: 10_000 });
});

it('the journal of a refund balances and takes as much from the credit as its return gives back', () => {
  const property = fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (netCents) => {
    const paid = entryOfRefund({ netCents });
    expect(sumOf(paid)).toBe(0);
    expect(paid).toContainEqual({ account: 2300, cents: netCents });
    expect(sumOf([...paid, ...entryOfReturn('REFUNDS', { personId: null, netCents })].filter(is2300))).toBe(0);
  });
  fc.assert(property, { numRuns: 10_000 });
});

const is2300 = ({ account }: EntryLine) => account === 2300;
