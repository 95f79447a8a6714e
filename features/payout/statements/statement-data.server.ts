import { issuer, type PrintedIssuer } from '#features/firm/rules/issuer.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import { type ItemKind, itemKinds } from '../payout.words.ts';
import type { PaidShare } from './shares-of.server.ts';

/** All that a payout statement prints, kept with its line. */
export type PrintedStatement = {
  voucher: string;
  run: string;
  approvedOn: Day;
  payDay: Day;
  from: PrintedIssuer;
  /** The address of a salesperson who is registered for GST, where it is on record. */
  to: {
    name: string;
    registrationNo: string;
    bank: string;
    accountMasked: string;
    address?: string;
    postalCode?: string;
  };
  items: PrintedItem[];
  ownCents: Cents;
  overridingCents: Cents;
  /** Absent on the first statements, which had none of these. */
  returnedCents?: Cents;
  feeCents?: Cents;
  feeGstCents?: Cents;
  recoveredCents?: Cents;
  advancedCents?: Cents;
  writtenOffCents?: Cents;
  netCents: Cents;
  /** The GST of a registered salesperson, with the tax invoice for it. */
  gst?: PrintedGst;
  /** GST that goes back with earnings that are taken back. */
  gstBackCents?: Cents;
  /** Makes it the tax invoice of its fees, too: the payee is registered for GST. The rate is that in the fees. */
  feeInvoice?: { gstRate: number; theirNumber: string };
  /** What is given back to a payer. */
  refundedCents?: Cents;
  /** An agency and its shares: the line is a co-broker's. */
  cobroke?: PrintedCobroke;
};

export type PrintedCobroke = {
  address: string;
  uen: string;
  gstNumber: string | null;
  gstCents: Cents;
  shares: Omit<PaidShare, 'lineId'>[];
};

export type PrintedGst = {
  gstRate: number;
  gstCents: Cents;
  isSelfBilled: boolean;
  invoice: string;
  theirNumber: string;
  /** What the GST is on. Absent where nothing was taken back: then it is on all. */
  earnedOwnCents?: Cents;
  earnedOverridingCents?: Cents;
};

/** What a statement pays, and how it was worked out. Older ones call what it is of `dealNo`, and lack `how`. */
type PrintedItem = { caseNo: string; kind: ItemKind; clearedOn: Day; cents: Cents; how?: string[] } & (
  | { of: string }
  | { dealNo: string }
);

/** Finished texts for the template. The statement of a withdrawn run is void. */
export const statementData = (printed: PrintedStatement, { isVoid }: { isVoid: boolean }) => {
  const { from, to, items, ownCents, overridingCents, netCents, gst } = printed;
  const { returnedCents = 0, feeCents = 0, feeGstCents = 0, recoveredCents = 0, advancedCents = 0 } = printed;
  const { writtenOffCents = 0, gstBackCents = 0, refundedCents = 0, feeInvoice } = printed;
  const isRefund = refundedCents > 0;
  const title = isRefund ? 'Refund voucher' : feeInvoice ? 'Payout statement and tax invoice' : 'Payout statement';
  return {
    title: isVoid ? `${title}, void` : title,
    number: printed.voucher,
    issued: formatDay(printed.approvedOn),
    from: issuer(from, feeGstCents > 0),
    to: [
      ...[to.name, ...addressLines(to.address ?? '', to.postalCode)],
      ...[to.registrationNo, feeInvoice && `GST registration ${feeInvoice.theirNumber}`],
    ].filter(Boolean),
    total: formatMoney(netCents),
    facts: [
      { label: 'Pay day', value: formatDay(printed.payDay) },
      { label: 'To', value: `${to.bank} ${to.accountMasked}` },
      { label: 'Run', value: printed.run },
    ],
    items: items.map((item) => ({
      of: [textOf(item), item.caseNo].filter(Boolean).join(', '),
      how: item.how ?? [],
      kind: itemKinds[item.kind],
      date: formatDay(item.clearedOn),
      amount: formatAmount(item.cents),
    })),
    sums: [
      ...(isRefund
        ? [{ label: 'Refund', value: formatAmount(refundedCents) }]
        : [
            { label: 'Own deals', value: formatAmount(ownCents) },
            { label: 'Overriding', value: formatAmount(overridingCents) },
          ]),
      ...sumIf('Debt written off', writtenOffCents),
      ...(gst ? sumIf(`GST ${percentText(gst.gstRate)}%, ${gst.invoice}`, gst.gstCents) : []),
      ...sumIf('GST taken back, as it was paid', -gstBackCents),
      ...(feeInvoice
        ? [
            ...sumIf('Fees before GST', feeGstCents - feeCents),
            ...sumIf(`GST ${percentText(feeInvoice.gstRate)}% on fees`, -feeGstCents),
          ]
        : sumIf(feeGstCents > 0 ? `Fees, with ${formatAmount(feeGstCents)} GST` : 'Fees', -feeCents)),
      ...items
        .filter(({ kind }) => kind === 'WITHHELD')
        .flatMap((item) => sumIf(`Withheld: ${textOf(item)}`, item.cents)),
      ...sumIf('Advances recovered', -recoveredCents),
      ...sumIf('Advance', advancedCents),
      ...sumIf('Paid again', returnedCents),
    ],
  };
};

const textOf = (item: PrintedItem): string => ('of' in item ? item.of : item.dealNo);

const sumIf = (label: string, cents: Cents) => (cents === 0 ? [] : [{ label, value: formatAmount(cents) }]);
