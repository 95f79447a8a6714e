import type { RepresentedSide } from '#features/esubmission/transaction.words.ts';
import { issuer, type PrintedIssuer } from '#features/firm/rules/issuer.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { type BillTerms, billTerms } from '../invoices/bill-terms.rules.ts';
import { payNowText } from './pay-now.rules.ts';

/** Who is billed. Older papers know no postal code, UEN and GST number. */
export type BilledTo = { text: string; address: string; postalCode?: string; uen?: string; gstNumber?: string };

/** The lines in which a paper prints who is billed. */
export const billedLines = ({ text, address, postalCode, uen, gstNumber }: BilledTo): string[] =>
  [
    text,
    ...addressLines(address, postalCode),
    [uen && `UEN ${uen}`, gstNumber && `GST registration ${gstNumber}`].filter(Boolean).join(' · '),
  ].filter(Boolean);

/** What is billed, in one line: a sale is a purchase where the agency represented the buyer. */
export const commissionLine = ({ transaction, side, address, fellThroughOn }: Billed): string => {
  const kind = transaction === 'LEASE' ? 'lease' : side === 'BUYER' ? 'purchase' : 'sale';
  const what = `the ${kind} of ${address}`;
  return fellThroughOn ? `Our share of what was forfeited when ${what} fell through` : `Commission for ${what}`;
};
type Billed = Pick<PrintedInvoice, 'transaction' | 'side' | 'address' | 'fellThroughOn'>;

/** All that an invoice prints. It is kept with the invoice, so that a later change of a setting changes no old paper. */
export type PrintedInvoice = Omit<BillTerms, 'transaction'> & {
  number: string;
  issuedOn: Day;
  dueOn: Day;
  from: PrintedIssuer;
  /** Whether the agency was registered for GST that day: then it is a tax invoice. */
  isRegistered: boolean;
  to: BilledTo;
  dealNo: string;
  caseNo: string;
  address: string;
  transaction: 'SALE' | 'LEASE';
  /** Whom the agency represented. Older papers don't know it. */
  side?: RepresentedSide;
  /** Null on a pro-forma, which comes before completion. */
  completedOn: Day | null;
  /** Of a pro-forma: when completion is expected, if that is known. */
  expectedOn?: Day;
  /** Of what was forfeited: the day on which the deal fell through. */
  fellThroughOn?: Day;
  isProForma?: true;
  agent: { name: string; registrationNo: string };
  netCents: Cents;
  gstRate: number;
  gstCents: Cents;
  /** What was paid of it at its issue, by money that had come before. */
  paidCents?: Cents;
};

/** The number without a hyphen, as it comes back in the reference of a payment. */
export const referenceOf = (number: string): string => number.replace('-', '');

/** Days after the due date on which the QR code still works: late payers pay by it, too. */
const codeExpires = '2099-12-31';

const dayFact = ({ transaction, completedOn, expectedOn, fellThroughOn }: PrintedInvoice) => {
  if (fellThroughOn) return { label: 'Fell through', value: formatDay(fellThroughOn) };
  if (expectedOn) return { label: 'Expected completion', value: formatDay(expectedOn) };
  const label = transaction === 'SALE' ? 'Completed' : 'Agreement';
  return { label, value: completedOn ? formatDay(completedOn) : 'to come' };
};

/** Finished texts for the template. `code` is what the QR code says; null without a PayNow address, or with nothing to pay. */
export const invoiceData = (printed: PrintedInvoice) => {
  const { number, from, to, agent, netCents, gstCents, gstRate, isRegistered, paidCents = 0 } = printed;
  const total = netCents + gstCents;
  const toPay = total - paidCents;
  return {
    title: printed.isProForma ? 'Pro-forma invoice' : isRegistered ? 'Tax invoice' : 'Invoice',
    number,
    issued: formatDay(printed.issuedOn),
    due: formatDay(printed.dueOn),
    from: issuer(from, isRegistered),
    to: billedLines(to),
    facts: [
      { label: 'Property', value: printed.address },
      dayFact(printed),
      ...billTerms(printed),
      { label: 'Salesperson', value: `${agent.name}, ${agent.registrationNo}` },
      { label: 'Our reference', value: `${printed.dealNo}, ${printed.caseNo}` },
    ],
    line: { text: commissionLine(printed), amount: formatAmount(netCents) },
    sums: isRegistered
      ? [
          { label: 'Total before GST', value: formatAmount(netCents) },
          { label: `GST ${percentText(gstRate)}%`, value: formatAmount(gstCents) },
        ]
      : [],
    total: { label: isRegistered ? 'Total with GST' : 'Total', value: formatMoney(total) },
    paid:
      paidCents > 0
        ? [
            { label: 'Paid before', value: formatMoney(paidCents) },
            { label: 'To pay', value: formatMoney(toPay) },
          ]
        : [],
    pay:
      toPay > 0
        ? [
            ...(from.payNow ? [{ label: 'PayNow UEN', value: from.payNow }] : []),
            ...(from.accountNumber ? [{ label: from.bank || 'Bank account', value: from.accountNumber }] : []),
            { label: 'Reference', value: referenceOf(number) },
          ]
        : [],
    warning: printed.isProForma
      ? `This is not a tax invoice. A tax invoice follows${printed.fellThroughOn ? '' : ' upon completion'}.`
      : '',
    code:
      from.payNow && toPay > 0
        ? payNowText({
            uen: from.payNow,
            name: from.legalName,
            cents: toPay,
            reference: referenceOf(number),
            expires: codeExpires,
          })
        : null,
  };
};
