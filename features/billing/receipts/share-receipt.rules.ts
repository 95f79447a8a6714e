import { allocate, type Cents } from '#platform/contract/money.ts';

type Open = { net: Cents; gst: Cents };

/** Parts money that is paid on an invoice into net and GST, by what is still open of each. `cents` is at most both together. */
export const partPayment = (cents: Cents, { net, gst }: Open): Open => {
  // Of an invoice that was paid meanwhile nothing is open, which can't be shared.
  if (cents === 0) return { net: 0, gst: 0 };
  const [paidNet = 0, paidGst = 0] = allocate(cents, [net, gst], net + gst);
  return { net: paidNet, gst: paidGst };
};
