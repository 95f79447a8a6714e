import { addressLines } from '#features/property/rules/postal-address.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatMoney, percentText } from '#platform/contract/money.ts';
import type { PrintedGst, PrintedStatement } from '../statements/statement-data.server.ts';

/** Finished texts of a self-billed tax invoice: the salesperson supplies, the agency makes the paper and pays. */
export const taxInvoiceData = (printed: PrintedStatement, gst: PrintedGst, { isVoid }: { isVoid: boolean }) => {
  const { from, to } = printed;
  const {
    earnedOwnCents: ownCents = printed.ownCents,
    earnedOverridingCents: overridingCents = printed.overridingCents,
  } = gst;
  const earnedCents = ownCents + overridingCents;
  return {
    title: isVoid ? 'Tax invoice, self-billed, void' : 'Tax invoice, self-billed',
    number: gst.invoice,
    issued: formatDay(printed.approvedOn),
    from: {
      name: to.name,
      lines: [
        ...addressLines(to.address ?? '', to.postalCode),
        ...[to.registrationNo, `GST registration ${gst.theirNumber}`],
      ].filter(Boolean),
    },
    to: [from.legalName, from.address, from.uen && `UEN ${from.uen}`, `GST registration ${from.gstNumber}`].filter(
      Boolean,
    ),
    facts: [
      { label: 'Payout statement', value: printed.voucher },
      { label: 'Pay day', value: formatDay(printed.payDay) },
    ],
    items: [
      ['Commission on own deals', formatAmount(ownCents)],
      ['Overriding commission', formatAmount(overridingCents)],
    ],
    sums: [
      { label: 'Subtotal', value: formatAmount(earnedCents) },
      { label: `GST ${percentText(gst.gstRate)}%`, value: formatAmount(gst.gstCents) },
    ],
    total: formatMoney(earnedCents + gst.gstCents),
    note: `The GST shown is output tax that ${to.name} has to account for to IRAS.`,
  };
};
