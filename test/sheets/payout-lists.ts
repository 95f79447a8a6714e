import type { Held } from '#features/payout/held/held.calls.ts';
import type { Line } from '#features/payout/lines/lines.calls.ts';
import {
  advanceStates,
  chargeKinds,
  chargeStates,
  holdKinds,
  itemKinds,
  particulars,
  runKinds,
  runStates,
  withheldStates,
} from '#features/payout/payout.words.ts';
import { payout } from '#features/payout/room.calls.ts';
import { type Columns, day, instant, money, sameAsList } from './opened.ts';

/** What finance holds, or what it released. */
export const holds = sameAsList('Holds', {
  list: payout.holds,
  file: payout.holdsSheet,
  columns: {
    Held: ({ label }) => label,
    Kind: ({ kind }) => holdKinds[kind],
    Reason: ({ reason }) => reason,
    'Held by': ({ heldBy }) => heldBy,
    Since: ({ heldAt }) => instant(heldAt),
    'Released by': ({ releasedBy }) => releasedBy,
    Released: ({ releasedAt }) => instant(releasedAt),
  },
});

/** What is paid out, held, charged and owed. */
export const payoutLists = [
  sameAsList('Payout runs', {
    list: payout.runs,
    file: payout.runsSheet,
    columns: {
      Run: ({ number }) => number ?? 'Draft',
      To: ({ kind }) => runKinds[kind],
      'Cut-off': ({ cutOff }) => day(cutOff),
      'Pay day': ({ payDay }) => day(payDay),
      Payees: ({ people }) => people,
      'Net (S$)': ({ netCents }) => money(netCents),
      Returned: ({ returned }) => returned.people,
      'Returned (S$)': ({ returned }) => money(returned.cents),
      'Prepared by': ({ preparedBy }) => preparedBy,
      'Approved by': ({ approvedBy }) => approvedBy,
      Sent: ({ sentOn }) => day(sentOn),
      Paid: ({ paidOn }) => day(paidOn),
      State: ({ state }) => runStates[state],
    },
  }),
  sameAsList('Recurring fees', {
    list: payout.fees,
    file: payout.feesSheet,
    columns: {
      Fee: ({ text }) => text,
      Salesperson: ({ name }) => name ?? 'Every salesperson',
      From: ({ fromDay }) => day(fromDay),
      'Last day': ({ untilDay }) => day(untilDay),
      'Each month, with GST (S$)': ({ cents }) => money(cents),
    },
  }),
  sameAsList('Charges', {
    list: payout.charges,
    file: payout.chargesSheet,
    columns: {
      Salesperson: ({ name }) => name,
      Charge: ({ text }) => text,
      Kind: ({ kind }) => chargeKinds[kind],
      Due: ({ dueOn }) => day(dueOn),
      'Amount (S$)': ({ cents }) => money(cents),
      State: ({ state }) => chargeStates[state],
      Statement: ({ voucher }) => voucher,
      'Reason of the waiver': ({ waiveReason }) => waiveReason,
    },
  }),
  sameAsList('Advances', {
    list: payout.advances,
    file: payout.advancesSheet,
    columns: {
      Salesperson: ({ name }) => name,
      Deal: ({ dealNo }) => dealNo,
      Reason: ({ reason }) => reason,
      'Advance (S$)': ({ cents }) => money(cents),
      'To recover (S$)': ({ leftCents }) => money(leftCents),
      State: ({ state }) => advanceStates[state],
      'Prepared by': ({ preparedBy }) => preparedBy,
      'Approved by': ({ approvedBy }) => approvedBy,
    },
  }),
  sameAsList('Withheld', {
    list: payout.withheld,
    file: payout.withheldSheet,
    order: 'asc',
    columns: {
      Salesperson: ({ name }) => name,
      Why: ({ text }) => text,
      Withheld: ({ withheldOn }) => day(withheldOn),
      Statement: ({ voucher }) => voucher,
      'Amount (S$)': ({ cents }) => money(cents),
      'To remit (S$)': ({ leftCents }) => money(leftCents),
      State: ({ state }) => withheldStates[state],
      Remitted: ({ remittance }) => day(remittance?.remittedOn ?? null),
      To: ({ remittance }) => remittance?.recipient ?? '',
      Reference: ({ remittance }) => remittance?.reference ?? '',
      'Last taken back': ({ takenBack }) => day(takenBack?.takenBackOn ?? null),
      Reason: ({ takenBack }) => takenBack?.reason ?? '',
    },
  }),
  holds,
  sameAsList('Debts', {
    list: payout.debts,
    file: payout.debtsSheet,
    columns: {
      Payee: ({ name }) => name,
      'User name or licence': ({ payeeNo }) => payeeNo,
      'Owed (S$)': ({ owedCents }) => money(owedCents),
      'Written off (S$)': ({ writtenOffCents }) => money(writtenOffCents),
      'Write-off to approve (S$)': ({ writeOff }) => money(writeOff?.cents ?? null),
      Reason: ({ writeOff }) => writeOff?.reason ?? '',
      'Prepared by': ({ writeOff }) => writeOff?.preparedBy ?? '',
    },
  }),
];

/** What salespeople were paid in a year. */
export const paidInYear = sameAsList('Paid in a year', {
  list: payout.paidInYear,
  file: payout.paidInYearSheet,
  filters: { year: '2026' },
  order: 'asc',
  columns: {
    Salesperson: ({ name }) => name,
    'Salesperson code': ({ saNo }) => saNo,
    'User name': ({ userName }) => userName,
    Particulars: (row) => particulars[row.particulars],
    'Own deals (S$)': ({ ownCents }) => money(ownCents),
    'Overriding (S$)': ({ overridingCents }) => money(overridingCents),
    'Total gross income (S$)': ({ commissionCents }) => money(commissionCents),
    'GST (S$)': ({ gstCents }) => money(gstCents),
    'Fees (S$)': ({ feeCents }) => money(feeCents),
    'Withheld (S$)': ({ withheldCents }) => money(withheldCents),
    'Advances recovered (S$)': ({ advanceCents }) => money(advanceCents),
    'Debt given up (S$)': ({ writtenOffCents }) => money(writtenOffCents),
    'Paid out (S$)': ({ netCents }) => money(netCents),
  },
});

export const lineColumns: Columns<Line> = {
  Payee: ({ name }) => name,
  'User name, licence or receipt': ({ payeeNo }) => payeeNo,
  Bank: ({ bank }) => bank,
  Account: ({ accountMasked }) => accountMasked,
  'Own deals (S$)': ({ ownCents }) => money(ownCents),
  'Overriding (S$)': ({ overridingCents }) => money(overridingCents),
  'Debt written off (S$)': ({ writtenOffCents }) => money(writtenOffCents),
  'GST (S$)': ({ gstCents }) => money(gstCents),
  'Fees (S$)': ({ feeCents }) => money(feeCents),
  'Withheld (S$)': ({ withheldCents }) => money(withheldCents),
  'Advances recovered (S$)': ({ recoveredCents }) => money(recoveredCents),
  'Advances paid (S$)': ({ advancedCents }) => money(advancedCents),
  'Paid again (S$)': ({ returnedCents }) => money(returnedCents),
  'Refund (S$)': ({ refundedCents }) => money(refundedCents),
  'Net (S$)': ({ netCents }) => money(netCents),
  Statement: ({ voucher }) => voucher,
  Paid: ({ paidOn }) => day(paidOn),
  Returned: ({ returnedOn }) => day(returnedOn),
};

export const heldColumns: Columns<Held> = {
  Payee: ({ name }) => name,
  Of: ({ of }) => of,
  Kind: ({ kind }) => itemKinds[kind],
  'Amount (S$)': ({ cents }) => money(cents),
  'Why it is held': ({ reasons }) => reasons.map(({ words }) => words).join('; '),
};
