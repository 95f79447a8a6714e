import { dealStates } from '#features/deal/words.ts';
import { earningKinds } from '#features/payout/payout.words.ts';
import { dealTypes, transactionStates } from '#features/production/production.words.ts';
import { production } from '#features/production/room.calls.ts';
import { changePercent } from '#platform/contract/change.ts';
import type { Client } from '#test/people.ts';
import { type Columns, dataOf, day, money, type RowOf, rowsOf, sameAsList } from './opened.ts';

/** The lists of a salesperson's own production. */
export const ownLists = [
  sameAsList('My transactions', {
    list: production.deals,
    file: production.dealSheet,
    columns: {
      Case: ({ caseNo }) => caseNo,
      Deal: ({ dealNo }) => dealNo,
      Property: ({ address }) => address,
      Type: ({ type }) => dealTypes[type],
      State: ({ state }) => transactionStates[state],
      'Days overdue': ({ overdueDays }) => overdueDays ?? '',
      Submitted: ({ submittedOn }) => day(submittedOn),
      Signed: ({ signedOn }) => day(signedOn),
      Completed: ({ completedOn }) => day(completedOn),
      'Submitted share (S$)': ({ submittedCents }) => money(submittedCents),
      'Gross commission (S$)': ({ grossCents }) => money(grossCents),
      'My part (S$)': ({ ownCents }) => money(ownCents),
      'Received (S$)': ({ receivedCents }) => money(receivedCents),
    },
  }),
  sameAsList('What I earned', {
    list: production.payoutDeal,
    file: production.payoutDealSheet,
    columns: {
      Received: ({ receivedOn }) => day(receivedOn),
      Deal: ({ dealNo }) => dealNo,
      Property: ({ address }) => address,
      For: ({ kind }) => earningKinds[kind],
      Receipt: ({ number }) => number,
      'My part (S$)': ({ cents }) => money(cents),
      Paid: ({ paidOn }) => day(paidOn),
      'Taken back, evens out with': ({ evensOutWith }) => day(evensOutWith),
      Statement: ({ voucher }) => voucher,
      'Tax invoice': ({ taxInvoice }) => taxInvoice,
    },
  }),
  sameAsList('Received from clients', {
    list: production.received,
    file: production.receivedSheet,
    columns: {
      Received: ({ receivedOn }) => day(receivedOn),
      Receipt: ({ number }) => number,
      'Went back': ({ isBack }) => (isBack ? 'Yes' : ''),
      Deal: ({ dealNo }) => dealNo,
      Property: ({ address }) => address,
      'Of my shares (S$)': ({ cents }) => money(cents),
      'My part (S$)': ({ ownCents }) => money(ownCents),
    },
  }),
  sameAsList('Paid to me', {
    list: production.paidOut,
    file: production.paidOutSheet,
    columns: {
      Paid: ({ paidOn }) => day(paidOn),
      Statement: ({ voucher }) => voucher,
      'Own deals (S$)': ({ ownCents }) => money(ownCents),
      'Debt given up (S$)': ({ writtenOffCents }) => money(writtenOffCents),
      'Overriding (S$)': ({ overridingCents }) => money(overridingCents),
      'GST (S$)': ({ gstCents }) => money(gstCents),
      'Fees (S$)': ({ feeCents }) => money(-feeCents || 0),
      'Withheld (S$)': ({ withheldCents }) => money(-withheldCents || 0),
      'Advances (S$)': ({ advancedCents, recoveredCents }) => money(advancedCents - recoveredCents),
      'Paid again (S$)': ({ returnedCents }) => money(returnedCents),
      'Paid to me, after fees (S$)': ({ cents }) => money(cents),
      'Tax invoice': ({ taxInvoice }) => taxInvoice,
    },
  }),
  sameAsList('Outstanding', {
    list: production.outstanding,
    file: production.outstandingSheet,
    order: 'asc',
    columns: {
      Invoice: ({ number }) => number,
      Deal: ({ dealNo }) => dealNo,
      'Bill to': ({ to }) => to,
      Property: ({ address }) => address,
      Issued: ({ issuedOn }) => day(issuedOn),
      Due: ({ dueOn }) => day(dueOn),
      'Days overdue': ({ daysLate }) => Math.max(0, daysLate),
      'Last reminder': ({ reminder }) => day(reminder?.madeOn ?? null),
      Disputed: ({ isDisputed, disputeReason }) => (isDisputed ? (disputeReason ?? 'Yes') : ''),
      'Invoice, open (S$)': ({ openCents }) => money(openCents),
      'My share (S$)': ({ shareCents }) => money(shareCents),
    },
  }),
];

/** The deals of a team. */
export const teamDeals = sameAsList('Team transactions', {
  list: production.teamDeals,
  file: production.teamDealSheet,
  columns: {
    Deal: ({ dealNo }) => dealNo,
    Property: ({ address }) => address,
    Type: ({ type }) => dealTypes[type],
    Signed: ({ signedOn }) => day(signedOn),
    State: ({ state }) => dealStates[state],
    'Days overdue': ({ overdueDays }) => overdueDays ?? '',
    Salesperson: ({ member: { name } }) => name,
    Code: ({ member: { saNo } }) => saNo,
    Level: ({ level }) => level,
    'Gross commission (S$)': ({ grossCents }) => money(grossCents),
    'Value (S$)': ({ valueCents }) => money(valueCents),
    'My overriding (S$)': ({ overridingCents }) => money(overridingCents),
  },
});

type PerformanceRow = RowOf<typeof production.performanceRows>;
/** Also what the sheet ends with, of which there are sums alone. */
type TeamRow = Pick<PerformanceRow, 'name' | 'group'> & Partial<PerformanceRow>;

/** The columns of a team's performance. `before` is what the days are called that it is held against. */
export const performanceColumns = (before: string): Columns<TeamRow> => ({
  Salesperson: ({ name }) => name,
  Code: ({ saNo }) => saNo ?? '',
  Registration: ({ registrationNo }) => registrationNo ?? '',
  Rank: ({ rank }) => rank ?? '',
  'Moved away': ({ movedOn }) => day(movedOn ?? null),
  'Own gross (S$)': ({ own }) => money(own?.grossCents ?? null),
  'Group gross (S$)': ({ group }) => money(group.grossCents),
  [`${before} (S$)`]: ({ group }) => money(group.before.grossCents),
  'Change (%)': ({ group }) => changePercent(group.grossCents, group.before.grossCents),
  'Own deals': ({ own }) => own?.deals ?? '',
  'Group deals': ({ group }) => group.deals,
  'Value of group deals (S$)': ({ group }) => money(group.valueCents),
});

/** What the sheet of a level shows: what is nearer to the leader, the people, and below them the group. */
export const performanceRows = async (who: Client, asked: { level?: string; period?: string; against?: string }) => {
  const { nearer, group } = await dataOf(who, production.performanceRows, { query: asked });
  const rows: TeamRow[] = await rowsOf(who, production.performanceRows, asked);
  const isFirst = (asked.level ?? '1') === '1';
  const you = { name: isFirst ? 'You' : 'You and nearer levels', group: nearer, ...(isFirst && { own: nearer }) };
  return [you, ...rows, { name: 'Group', group }];
};
