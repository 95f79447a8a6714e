import { withGst } from '#features/firm/rules/gst.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney, percentText } from '#platform/contract/money.ts';

/** Whether the agency is registered for GST on a day, and at which rate it charges it. */
export type Gst = { isRegistered: boolean; gstRate: number };

/** Money of the payer that is to pay the invoice at its issue, with the GST of the day on which it came. */
export type StandingCredit = { receiptId: string; leftCents: Cents; gst: Gst };

type GstAtIssue = { gst: Gst; paid: { receiptId: string; cents: Cents }[] } | { problem: string };

/** Whether an invoice is the same by either. */
export const isSameGst = (one: Gst, other: Gst): boolean =>
  one.isRegistered === other.isRegistered && one.gstRate === other.gstRate;

/**
 * The GST of an invoice that is issued today and paid at once by credits, in their order, and what each pays. The time of supply
 * is the earlier of invoice and payment, so money that came at another rate brings that rate with it. An invoice has one rate:
 * such money has to be of one rate and to pay the invoice whole.
 */
export const gstAtIssue = (netCents: Cents, today: Gst, credits: StandingCredit[]): GstAtIssue => {
  const gst = credits[0]?.gst ?? today;
  if (credits.some((credit) => !isSameGst(credit.gst, gst)))
    return {
      problem:
        'These receipts came at different rates of GST, and an invoice has one rate. Choose receipts of one rate, or revise the deal so that each rate has a billing of its own.',
    };
  const total = netCents + withGst(netCents, gst.gstRate).gstCents;
  let open = total;
  const paid = credits.map(({ receiptId, leftCents }) => {
    const cents = Math.min(open, leftCents);
    open -= cents;
    return { receiptId, cents };
  });
  if (open > 0 && !isSameGst(gst, today))
    return {
      problem: `The money came when GST was ${percentText(gst.gstRate)}%, and pays ${formatMoney(total - open)} of ${formatMoney(total)}. An invoice has one rate: revise the deal so that what the money pays has a billing of its own.`,
    };
  return { gst, paid: paid.filter(({ cents }) => cents > 0) };
};

/**
 * Why money can't pay an issued invoice: it came before its issue, so its day is the time of supply, and on that day GST was
 * another. Undefined if it can.
 */
export const otherGstThan = (
  invoice: { number: string; issuedOn: Day; gst: Gst },
  money: { receivedOn: Day; gst: Gst },
): string | undefined => {
  if (money.receivedOn >= invoice.issuedOn || isSameGst(money.gst, invoice.gst)) return undefined;
  const then = `The money came on ${formatDay(money.receivedOn)}, when ${gstWords(money.gst)}`;
  return `${then}; ${invoice.number} was issued later, when ${gstWords(invoice.gst)}. Credit ${invoice.number} and issue it again with this money, or refund the money.`;
};

const gstWords = ({ isRegistered, gstRate }: Gst): string =>
  isRegistered ? `GST was ${percentText(gstRate)}%` : 'the agency charged no GST';
