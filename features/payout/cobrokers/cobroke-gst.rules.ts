import type { Cents } from '#platform/contract/money.ts';

/** The tax invoice of a co-broker, with what runs have taken of its share and paid of its GST. */
export type GstInvoice = {
  invoiceId: string;
  shareId: string;
  /** The whole share, before GST. */
  netCents: Cents;
  /** Its GST; 0 once it was credited. */
  gstCents: Cents;
  takenCents: Cents;
  paidCents: Cents;
};

export type GstPart = { invoiceId: string; cents: Cents };

/**
 * What is to be paid of the GST of these invoices with so much more of their shares: as much of it as is paid of the share,
 * half up to the cent, less what was paid before. So the last part brings it to the invoice's cents, and what is taken back
 * of a share takes back its GST. Negative where more was paid than is due.
 */
export const gstPartsOf = (invoices: GstInvoice[], more: Map<string, Cents>): GstPart[] =>
  invoices
    .map(({ invoiceId, shareId, netCents, gstCents, takenCents, paidCents }) => {
      const taken = Math.max(Math.min(takenCents + (more.get(shareId) ?? 0), netCents), 0);
      return { invoiceId, cents: partOf(gstCents, taken, netCents) - paidCents };
    })
    .filter(({ cents }) => cents !== 0);

/** So much of an amount as the part is of the whole, half up to the cent. */
const partOf = (amount: Cents, part: Cents, whole: Cents): Cents =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
