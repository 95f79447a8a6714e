import type { Cents } from '#platform/contract/money.ts';
import type { grounds } from '../billing.words.ts';

/** An invoice that money is open of. */
export type OpenInvoice = { invoiceId: string; number: string; to: string; address: string; openCents: Cents };

/** A credit, and the numbers of the invoices that its text names. */
export type Credit = { cents: Cents; numbers: string[] };

export type Proposal = { ground: keyof typeof grounds; invoices: OpenInvoice[] };

const patterns = {
  INV: /INV[\s./-]*(\d{2})[\s./-]*(\d{6})(?!\d)/g,
  PF: /(?<![A-Z])PF[\s./-]*(\d{2})[\s./-]*(\d{6})(?!\d)/g,
  OR: /(?<![A-Z])OR[\s./-]*(\d{2})[\s./-]*(\d{6})(?!\d)/g,
};

/** The numbers of invoices, pro-formas or receipts that a bank's text names, however it writes them: `INV26-000012`, `inv 26 000012`. */
export const numbersIn = (text: string, kind: keyof typeof patterns = 'INV'): string[] => [
  ...new Set([...text.toUpperCase().matchAll(patterns[kind])].map(([, year, no]) => `${kind}${year}-${no}`)),
];

/**
 * The invoices that a credit of the bank probably pays: those that its text names; else the only one of which exactly so much
 * is open; else the only addressee whose invoices sum to it.
 */
export const proposalFor = ({ cents, numbers }: Credit, open: OpenInvoice[]): Proposal | undefined => {
  const quoted = numbers.flatMap((number) => open.filter((one) => one.number === number));
  if (quoted.length > 0) return { ground: 'NUMBER', invoices: quoted };
  const exact = open.filter(({ openCents }) => openCents === cents);
  if (exact.length === 1) return { ground: 'AMOUNT', invoices: exact };
  if (exact.length > 1) return undefined;
  const sums = [...Map.groupBy(open, ({ to }) => to).values()].filter(
    (ones) => ones.length > 1 && ones.reduce((sum, { openCents }) => sum + openCents, 0) === cents,
  );
  return sums.length === 1 && sums[0] ? { ground: 'TOGETHER', invoices: sums[0] } : undefined;
};
