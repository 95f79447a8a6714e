import { formatMoney } from '#platform/contract/money.ts';

/** `Payment of S$ 6,104.00 recorded for INV26-000221`; with no invoice, the number of its receipt. */
export const paymentWords = (cents: number, invoices: { number: string }[], receipt: string): string => {
  const [first, ...more] = invoices;
  const what = first ? (more.length > 0 ? `${invoices.length} invoices` : first.number) : receipt;
  return `Payment of ${formatMoney(cents)} recorded ${first ? 'for' : 'as'} ${what}`;
};
