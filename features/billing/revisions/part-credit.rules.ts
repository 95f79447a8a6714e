import { withGst } from '#features/firm/rules/gst.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Amounts } from '../entries.rules.ts';

/**
 * What a credit note takes back when an invoice is lowered by `lowerBy` before GST: GST at the invoice's rate. The one that
 * takes back all that is left takes what is left of GST, so that together they are the invoice to the cent.
 * @param remaining of the invoice after earlier credit notes, paid or not
 */
export const partCredit = (remaining: Amounts & { gstRate: number }, lowerBy: Cents): Amounts => {
  if (lowerBy >= remaining.netCents) return { netCents: remaining.netCents, gstCents: remaining.gstCents };
  return { netCents: lowerBy, gstCents: Math.min(withGst(lowerBy, remaining.gstRate).gstCents, remaining.gstCents) };
};

/**
 * The allocations that have to be taken back, so that the credit fits into what is open: the newest first, each whole, and
 * neither part of what is open falls below nothing.
 * @param allocations of the invoice, the newest first
 */
export const takeBackFor = <A extends Amounts>(credit: Amounts, open: Amounts, allocations: A[]): A[] => {
  let { netCents, gstCents } = open;
  return allocations.filter((allocation) => {
    if (netCents >= credit.netCents && gstCents >= credit.gstCents) return false;
    netCents += allocation.netCents;
    gstCents += allocation.gstCents;
    return true;
  });
};
