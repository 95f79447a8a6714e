import { type Cents, formatMoney } from '#platform/contract/money.ts';

export type Chosen = {
  invoiceId: string;
  openCents: Cents;
  /** What somebody typed for it, null where they emptied the field. Undefined: as far as the money and the invoice go. */
  typedCents?: Cents | null | undefined;
};

/** The part of the money that an invoice gets. `problem` says why it can't be that. */
export type Part = { invoiceId: string; cents: Cents; problem?: string };

/**
 * Puts money on invoices: on each what was typed for it, and what is left on the others in their order, each as far as it is
 * open. What is over then is the payer's credit, and negative if more was typed than there is.
 */
export const allot = (cents: Cents, invoices: Chosen[]): { parts: Part[]; leftCents: Cents } => {
  let leftCents = invoices.reduce((rest, { typedCents }) => rest - (typedCents ?? 0), cents);
  const parts = invoices.map(({ invoiceId, openCents, typedCents }): Part => {
    if (typedCents !== undefined) {
      const problem = problemOf(typedCents, openCents);
      return { invoiceId, cents: typedCents ?? 0, ...(problem && { problem }) };
    }
    const part = Math.max(0, Math.min(leftCents, openCents));
    leftCents -= part;
    return { invoiceId, cents: part };
  });
  return { parts, leftCents };
};

const problemOf = (typedCents: Cents | null, openCents: Cents): string | undefined => {
  if (!typedCents) return 'Give an amount, or remove the invoice.';
  return typedCents > openCents ? `${formatMoney(openCents)} is open. Give at most that.` : undefined;
};

/** Why money can't be put so, in words; undefined if it can. */
export const allotProblem = ({ parts, leftCents }: ReturnType<typeof allot>): string | undefined => {
  const wrong = parts.find(({ problem }) => problem);
  if (wrong) return 'Correct the amounts of the invoices.';
  return leftCents < 0 ? `The invoices take ${formatMoney(-leftCents)} more than there is.` : undefined;
};

/** The invoices that get something, as they are sent. */
export const paidParts = (parts: Part[]): { invoiceId: string; cents: Cents }[] =>
  parts.flatMap(({ invoiceId, cents }) => (cents > 0 ? { invoiceId, cents } : []));
