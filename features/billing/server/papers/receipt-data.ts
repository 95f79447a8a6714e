import { issuer } from '#features/firm/rules/issuer.ts';
import type { Particulars } from '#features/firm/settings.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney } from '#platform/contract/money.ts';
import { type ReceiptMethod, receiptMethods } from '../../words.ts';

/** All that an official receipt prints, kept with the receipt. */
export type PrintedReceipt = {
  number: string;
  issuedOn: Day;
  receivedOn: Day;
  from: Particulars;
  payer: string;
  method: ReceiptMethod;
  reference: string;
  cents: Cents;
  leftCents: Cents;
  invoices: { number: string; issuedOn: Day; netCents: Cents; gstCents: Cents; openCents: Cents }[];
};

/** Finished texts for the template. */
export const receiptData = (printed: PrintedReceipt) => {
  const { from, invoices, cents, leftCents } = printed;
  return {
    title: 'Official receipt',
    number: printed.number,
    issued: formatDay(printed.issuedOn),
    from: issuer(from, false),
    to: [printed.payer],
    facts: [
      { label: 'Received', value: formatDay(printed.receivedOn) },
      { label: 'By', value: receiptMethods[printed.method] },
      { label: 'Reference', value: printed.reference || '–' },
    ],
    invoices: invoices.map(({ number, issuedOn, netCents, gstCents, openCents }) => [
      number,
      formatDay(issuedOn),
      formatAmount(netCents),
      formatAmount(gstCents),
      formatAmount(netCents + gstCents),
      formatAmount(openCents),
    ]),
    total: formatMoney(cents),
    left: leftCents > 0 ? `${formatMoney(leftCents)} of it is kept as credit.` : '',
    condition: printed.method === 'CHEQUE' ? 'This receipt is subject to clearance of the cheque.' : '',
  };
};
