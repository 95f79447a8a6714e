import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allot } from './allot.ts';

it('puts money on invoices in their order, never more than is open and never more than there is', () => {
  const some = fc.array(fc.nat(5_000_000), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(20_000_000), some, (cents, open) => {
      const parts = allot(
        cents,
        open.map((openCents, index) => ({ invoiceId: String(index), openCents })),
      ).map((part) => part.cents);
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(sum).toBe(
        Math.min(
          cents,
          open.reduce((total, part) => total + part, 0),
        ),
      );
      expect(parts.every((part, index) => part >= 0 && part <= (open[index] ?? 0))).toBe(true);
      const firstUnpaid = parts.findIndex((part, index) => part < (open[index] ?? 0));
      if (firstUnpaid >= 0) expect(parts.slice(firstUnpaid + 1).every((part) => part === 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
