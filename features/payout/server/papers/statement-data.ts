import type { Particulars } from '#features/firm/settings.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, formatMoney } from '#platform/contract/money.ts';
import { type EarningKind, earningKinds } from '../../words.ts';

/** All that a payout statement prints, kept with its line. */
export type PrintedStatement = {
  voucher: string;
  run: string;
  approvedOn: Day;
  payDay: Day;
  from: Particulars;
  to: { name: string; registrationNo: string; bank: string; accountMasked: string };
  items: { dealNo: string; caseNo: string; kind: EarningKind; clearedOn: Day; cents: Cents }[];
  ownCents: Cents;
  overridingCents: Cents;
  netCents: Cents;
};

/** Finished texts for the template. */
export const statementData = (printed: PrintedStatement) => {
  const { from, to, items, ownCents, overridingCents, netCents } = printed;
  return {
    title: 'Payout statement',
    number: printed.voucher,
    issued: formatDay(printed.approvedOn),
    from: { name: from.legalName, lines: [from.address, from.uen && `UEN ${from.uen}`].filter(Boolean) },
    to: [to.name, to.registrationNo].filter(Boolean),
    total: formatMoney(netCents),
    facts: [
      { label: 'Paid on', value: formatDay(printed.payDay) },
      { label: 'To', value: `${to.bank} ${to.accountMasked}` },
      { label: 'Run', value: printed.run },
    ],
    items: items.map(({ dealNo, caseNo, kind, clearedOn, cents }) => [
      `${dealNo}, ${caseNo}`,
      earningKinds[kind],
      formatDay(clearedOn),
      formatAmount(cents),
    ]),
    sums: [
      { label: 'Own deals', value: formatAmount(ownCents) },
      { label: 'Overriding', value: formatAmount(overridingCents) },
    ],
  };
};
