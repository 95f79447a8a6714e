import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withGst } from '#features/firm/rules/gst.ts';
import { partPayment } from '../receipts/share-receipt.rules.ts';
import { partCredit, takeBackFor } from './part-credit.rules.ts';

const anyNet = fc.integer({ min: 1, max: 10_000_000 });
const anyRate = fc.constantFrom(0, 70_000, 80_000, 90_000);
const parts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 6 });

describe('part credits of an invoice', () => {
  it('are together the invoice to the cent, each with GST at its rate, the last with what is left', () => {
    fc.assert(
      fc.property(anyNet, anyRate, parts, (netCents, gstRate, shares) => {
        const { gstCents } = withGst(netCents, gstRate);
        let remaining = { netCents, gstCents };
        for (const share of shares) {
          const lowerBy = Math.min(remaining.netCents - 1, Math.ceil((netCents * share) / 7_000));
          if (lowerBy < 1) continue;
          const credit = partCredit({ ...remaining, gstRate }, lowerBy);
          expect(credit.netCents).toBe(lowerBy);
          expect([withGst(lowerBy, gstRate).gstCents, remaining.gstCents]).toContain(credit.gstCents);
          remaining = {
            netCents: remaining.netCents - credit.netCents,
            gstCents: remaining.gstCents - credit.gstCents,
          };
          expect(Math.min(remaining.netCents, remaining.gstCents)).toBeGreaterThanOrEqual(0);
        }
        expect(partCredit({ ...remaining, gstRate }, remaining.netCents)).toEqual(remaining);
      }),
    );
  });

  it('fit into what is open once the newest payments are taken back, and no payment too many is', () => {
    fc.assert(
      fc.property(anyNet, anyRate, parts, fc.integer({ min: 1, max: 1_000 }), (netCents, gstRate, paid, lower) => {
        const remaining = { netCents, gstCents: withGst(netCents, gstRate).gstCents };
        let open = { net: remaining.netCents, gst: remaining.gstCents };
        const allocations = paid.map((share) => {
          const total = Math.min(open.net + open.gst, Math.ceil((netCents * share) / 2_000));
          const { net, gst } = partPayment(total, open);
          open = { net: open.net - net, gst: open.gst - gst };
          return { netCents: net, gstCents: gst };
        });
        const newest = allocations.toReversed();
        const credit = partCredit({ ...remaining, gstRate }, Math.ceil((netCents * lower) / 1_000));
        const isEnough = (taken: typeof newest) =>
          open.net + taken.reduce((sum, each) => sum + each.netCents, 0) >= credit.netCents &&
          open.gst + taken.reduce((sum, each) => sum + each.gstCents, 0) >= credit.gstCents;
        const taken = takeBackFor(credit, { netCents: open.net, gstCents: open.gst }, newest);
        expect(taken).toEqual(newest.slice(0, taken.length));
        expect(isEnough(taken)).toBe(true);
        if (taken.length > 0) expect(isEnough(taken.slice(0, -1))).toBe(false);
      }),
    );
  });
});
