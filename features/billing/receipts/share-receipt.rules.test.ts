import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partPayment } from './share-receipt.rules.ts';

test('payments part into net and GST, and together they are the invoice, to the cent', () => {
  const payments = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(200_000), payments, (net, gst, payments) => {
      let open = { net, gst };
      for (const payment of [...payments, net + gst]) {
        const cents = Math.min(payment, open.net + open.gst);
        if (cents === 0) break;
        const paid = partPayment(cents, open);
        expect(paid.net + paid.gst).toBe(cents);
        open = { net: open.net - paid.net, gst: open.gst - paid.gst };
        expect(Math.min(open.net, open.gst)).toBeGreaterThanOrEqual(0);
      }
      expect(open).toEqual({ net: 0, gst: 0 });
    }),
  );
});
