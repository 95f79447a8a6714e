import type { Cents } from '#platform/contract/money.ts';

type Open = { invoiceId: string; openCents: Cents };

/** Puts money on invoices in their order, each as far as it is open. What is left over is the payer's credit. */
export const allot = (cents: Cents, invoices: Open[]): { invoiceId: string; cents: Cents }[] => {
  let left = cents;
  return invoices.map(({ invoiceId, openCents }) => {
    const part = Math.min(left, openCents);
    left -= part;
    return { invoiceId, cents: part };
  });
};
