import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, allotProblem, type Chosen, paidParts } from './allot.rules.ts';

const sumOf = (parts: { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);
const invoices = (...amounts: [openCents: number, typedCents?: number | null][]): Chosen[] =>
  amounts.map(([openCents, typedCents], index) => ({ invoiceId: String(index), openCents, typedCents }));

it('puts money on invoices in their order, never more than is open and never more than there is', () => {
  const some = fc.array(fc.nat(5_000_000), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(20_000_000), some, (cents, open) => {
      const { parts, leftCents } = allot(cents, invoices(...open.map((each): [number] => [each])));
      const all = open.reduce((total, part) => total + part, 0);
      expect(sumOf(parts)).toBe(Math.min(cents, all));
      expect(leftCents).toBe(cents - sumOf(parts));
      expect(parts.every((part, index) => part.cents >= 0 && part.cents <= (open[index] ?? 0))).toBe(true);
      const firstUnpaid = parts.findIndex((part, index) => part.cents < (open[index] ?? 0));
      if (firstUnpaid >= 0) expect(parts.slice(firstUnpaid + 1).every((part) => part.cents === 0)).toBe(true);
    }),
  );
});

describe('an amount that was typed', () => {
  it('is what its invoice gets, and what it leaves goes to the others', () => {
    const { parts, leftCents } = allot(1_000, invoices([800, 300], [500], [500]));
    expect(parts.map(({ cents }) => cents)).toEqual([300, 500, 200]);
    expect(leftCents).toBe(0);
  });

  it('is kept for its invoice, also behind one that is open for more than there is', () => {
    expect(allot(1_000, invoices([2_000], [500, 400])).parts.map(({ cents }) => cents)).toEqual([600, 400]);
  });

  it('leaves the rest as credit', () => {
    const allotted = allot(1_000, invoices([800, 300]));
    expect(allotted).toEqual({ parts: [{ invoiceId: '0', cents: 300 }], leftCents: 700 });
    expect(allotProblem(allotted)).toBeUndefined();
  });

  it('is at most what is open', () => {
    const allotted = allot(100_000, invoices([80_000, 80_001]));
    expect(allotted.parts[0]?.problem).toBe('S$ 800.00 is open. Give at most that.');
    expect(allotProblem(allotted)).toBe('Correct the amounts of the invoices.');
  });

  it('is not empty', () => {
    for (const nothing of [0, null]) {
      const allotted = allot(1_000, invoices([800, nothing]));
      expect(allotted.parts[0]?.problem).toBe('Give an amount, or remove the invoice.');
      expect(paidParts(allotted.parts)).toEqual([]);
    }
  });

  it('is within the money that there is, with the others', () => {
    const allotted = allot(100_000, invoices([80_000, 60_000], [80_000, 60_000], [10_000]));
    expect(allotted.parts.map(({ cents }) => cents)).toEqual([60_000, 60_000, 0]);
    expect(allotProblem(allotted)).toBe('The invoices take S$ 200.00 more than there is.');
  });
});

it('sends the invoices that get something', () => {
  expect(paidParts(allot(800, invoices([800], [500])).parts)).toEqual([{ invoiceId: '0', cents: 800 }]);
});
