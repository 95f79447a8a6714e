import { issuer, type PrintedIssuer } from '#features/firm/rules/issuer.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { type BilledTo, billedLines } from './invoice-data.server.ts';

/** All that a credit note prints, kept with it. */
export type PrintedCreditNote = {
  number: string;
  issuedOn: Day;
  from: PrintedIssuer;
  isRegistered: boolean;
  to: BilledTo;
  invoice: { number: string; issuedOn: Day };
  address: string;
  reason: string;
  netCents: Cents;
  gstRate: number;
  gstCents: Cents;
  /** What is left of the invoice with GST, where a part of it is credited. */
  leftCents?: Cents;
};

/** Finished texts for the template. */
export const creditNoteData = (printed: PrintedCreditNote) => {
  const { from, to, invoice, isRegistered, netCents, gstRate, gstCents, leftCents } = printed;
  return {
    title: 'Credit note',
    number: printed.number,
    issued: formatDay(printed.issuedOn),
    from: issuer(from, isRegistered),
    to: billedLines(to),
    total: formatMoney(netCents + gstCents),
    facts: [
      {
        label: leftCents === undefined ? 'For invoice' : 'For part of invoice',
        value: `${invoice.number} of ${formatDay(invoice.issuedOn)}`,
      },
      { label: 'Property', value: printed.address },
      { label: 'Reason', value: printed.reason },
    ],
    sums: [
      { label: isRegistered ? 'Credited before GST' : 'Credited', value: formatAmount(netCents) },
      ...(isRegistered ? [{ label: `GST ${percentText(gstRate)}%`, value: formatAmount(gstCents) }] : []),
    ],
    left: leftCents === undefined ? '' : formatMoney(leftCents),
  };
};
