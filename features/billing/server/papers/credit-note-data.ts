import type { Particulars } from '#features/firm/settings.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { type BilledTo, billedLines } from './invoice-data.ts';
import { issuer } from './issuer.ts';

/** All that a credit note prints, kept with it. */
export type PrintedCreditNote = {
  number: string;
  issuedOn: Day;
  from: Particulars;
  isRegistered: boolean;
  to: BilledTo;
  invoice: { number: string; issuedOn: Day };
  address: string;
  reason: string;
  netCents: Cents;
  gstRate: number;
  gstCents: Cents;
};

/** Finished texts for the template. */
export const creditNoteData = (printed: PrintedCreditNote) => {
  const { from, to, invoice, isRegistered, netCents, gstRate, gstCents } = printed;
  return {
    title: 'Credit note',
    number: printed.number,
    issued: formatDay(printed.issuedOn),
    from: issuer(from, isRegistered),
    to: billedLines(to),
    total: formatMoney(netCents + gstCents),
    facts: [
      { label: 'For invoice', value: `${invoice.number} of ${formatDay(invoice.issuedOn)}` },
      { label: 'Property', value: printed.address },
      { label: 'Reason', value: printed.reason },
    ],
    sums: [
      { label: 'Credited before GST', value: formatAmount(netCents) },
      ...(isRegistered ? [{ label: `GST ${percentText(gstRate)} %`, value: formatAmount(gstCents) }] : []),
    ],
  };
};
