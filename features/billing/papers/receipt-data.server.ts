import { issuer, type PrintedIssuer } from '#features/firm/rules/issuer.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney } from '#platform/contract/money.ts';
import { type ReceiptMethod, receiptMethods } from '../billing.words.ts';

/** All that an official receipt prints, kept with the receipt. */
export type PrintedReceipt = {
  number: string;
  issuedOn: Day;
  receivedOn: Day;
  from: PrintedIssuer;
  payer: string;
  method: ReceiptMethod;
  reference: string;
  cents: Cents;
  leftCents: Cents;
  invoices: { number: string; issuedOn: Day; netCents: Cents; gstCents: Cents; openCents: Cents }[];
  /** What it paid of invoices that whoever reads it is not to see. */
  others?: { netCents: Cents; gstCents: Cents };
};

/**
 * A receipt for somebody who is to see these invoices alone: what it paid of the others is one sum. What the payer wrote may
 * name them, and is left out then.
 */
export const receiptOfOwn = (printed: PrintedReceipt, own: Set<string>): PrintedReceipt => {
  const others = printed.invoices.filter(({ number }) => !own.has(number));
  if (others.length === 0) return printed;
  const netCents = others.reduce((sum, each) => sum + each.netCents, 0);
  const gstCents = others.reduce((sum, each) => sum + each.gstCents, 0);
  const invoices = printed.invoices.filter(({ number }) => own.has(number));
  return { ...printed, reference: '', invoices, others: { netCents, gstCents } };
};

const paidOf = ({ netCents, gstCents }: { netCents: Cents; gstCents: Cents }) => [
  formatAmount(netCents),
  formatAmount(gstCents),
  formatAmount(netCents + gstCents),
];

/**
 * Finished texts for the template. `returnedOn` is the day on which it was taken back, which no paper knew when it was issued:
 * then nothing is to clear any more, and nothing is kept as credit. Why is not said: it may have been entered by mistake.
 */
export const receiptData = (printed: PrintedReceipt, returnedOn: Day | null = null) => {
  const { from, invoices, others, cents, leftCents } = printed;
  return {
    title: 'Official receipt',
    number: printed.number,
    issued: formatDay(printed.issuedOn),
    from: issuer(from, false),
    to: [printed.payer],
    notice: returnedOn ? `Returned on ${formatDay(returnedOn)}. This receipt is void.` : '',
    facts: [
      { label: 'Received', value: formatDay(printed.receivedOn) },
      { label: 'By', value: receiptMethods[printed.method] },
      { label: 'Reference', value: printed.reference || '–' },
    ],
    invoices: [
      ...invoices.map((each) => [each.number, formatDay(each.issuedOn), ...paidOf(each), formatAmount(each.openCents)]),
      ...(others ? [['Other invoices', '', ...paidOf(others), '']] : []),
    ],
    total: formatMoney(cents),
    left: leftCents > 0 && !returnedOn ? `${formatMoney(leftCents)} of it is kept as credit.` : '',
    condition: printed.method === 'CHEQUE' && !returnedOn ? 'This receipt is subject to clearance of the cheque.' : '',
  };
};
