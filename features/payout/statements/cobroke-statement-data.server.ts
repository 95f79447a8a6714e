import { issuer } from '#features/firm/rules/issuer.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatAmount, formatMoney } from '#platform/contract/money.ts';
import type { PrintedCobroke, PrintedStatement } from './statement-data.server.ts';

/** Finished texts of the statement that a co-broker gets. That of a withdrawn run is void. */
export const cobrokeStatementData = (
  printed: PrintedStatement,
  { address, uen, gstNumber, gstCents, shares }: PrintedCobroke,
  { isVoid }: { isVoid: boolean },
) => {
  const { from, to, ownCents, netCents, returnedCents = 0, writtenOffCents = 0 } = printed;
  return {
    title: isVoid ? 'Commission statement, void' : 'Commission statement',
    number: printed.voucher,
    issued: formatDay(printed.approvedOn),
    from: issuer(from, false),
    to: [
      to.name,
      `Estate agent licence ${to.registrationNo}`,
      address,
      uen && `UEN ${uen}`,
      gstNumber && `GST registration ${gstNumber}`,
    ].filter(Boolean),
    total: formatMoney(netCents),
    facts: [
      { label: 'Pay day', value: formatDay(printed.payDay) },
      { label: 'To', value: `${to.bank} ${to.accountMasked}` },
      { label: 'Run', value: printed.run },
    ],
    shares: shares.map((share) => ({
      deal: [share.dealNo, share.caseNo].filter(Boolean).join(', '),
      address: share.address,
      by: `${share.salesperson} (${share.registrationNo})`,
      invoice: share.invoice ?? '',
      whole: formatAmount(share.shareCents),
      received: formatAmount(share.cents),
      gst: formatAmount(share.gstCents),
      net: formatAmount(share.cents + share.gstCents),
    })),
    sums: [
      { label: 'Shares received', value: formatAmount(ownCents) },
      { label: 'GST by your tax invoices', value: formatAmount(gstCents) },
      ...(writtenOffCents > 0 ? [{ label: 'Debt written off', value: formatAmount(writtenOffCents) }] : []),
      ...(returnedCents > 0 ? [{ label: 'Paid again', value: formatAmount(returnedCents) }] : []),
    ],
    note: 'A share is paid as its money comes in: of each payment of the client, the part that your share is of the commission. Negative amounts were paid before and taken back, because a payment of the client went back.',
  };
};
