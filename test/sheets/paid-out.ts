import { earningKinds } from '#features/payout/payout.words.ts';
import { production } from '#features/production/room.calls.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Client } from '../people.ts';
import { type Columns, dataOf, day, money, type RowOf } from './opened.ts';

type Totals = Data<typeof production.paidOut>['totals'];
type Earned = RowOf<typeof production.payoutDeal>;

export const totalsOf = async (who: Client): Promise<Totals> => (await dataOf(who, production.paidOut)).totals;

/** The sheet of a year in which all was paid in one month. */
export const monthColumns: Columns<Totals> = {
  Month: () => '2026-11',
  'Own deals (S$)': ({ ownCents }) => money(ownCents),
  'Overriding (S$)': ({ overridingCents }) => money(overridingCents),
  'GST (S$)': ({ gstCents }) => money(gstCents),
  'Fees (S$)': ({ feeCents }) => money(feeCents),
  'Withheld (S$)': ({ withheldCents }) => money(withheldCents),
  'Advances recovered (S$)': ({ recoveredCents, advancedCents }) => money(recoveredCents - advancedCents),
  'Debt given up (S$)': ({ writtenOffCents }) => money(writtenOffCents),
  'Paid out (S$)': ({ cents }) => money(cents),
};

export const detailColumns: Columns<Earned> = {
  'Paid or returned': ({ paidOn }) => day(paidOn),
  Statement: ({ voucher }) => voucher,
  Deal: ({ dealNo }) => dealNo,
  Property: ({ address }) => address,
  For: ({ kind }) => earningKinds[kind],
  Receipt: ({ number }) => number,
  Earned: ({ receivedOn }) => day(receivedOn),
  'Amount (S$)': ({ cents }) => money(cents),
};

/** The summary of the year. */
export const summaryOf = (name: string, totals: Totals): string[][] => [
  ['Income report', ' ', 'S$'],
  ['Year', '2026, by the day of payment or return', ''],
  ['Salesperson', name, ''],
  ...(
    [
      ['Commission of own deals', totals.ownCents],
      ['Overriding commission', totals.overridingCents],
      ['Gross commission income', totals.ownCents + totals.overridingCents],
      ['GST collected, not income', totals.gstCents],
      ['Fees deducted, for information', totals.feeCents],
      ['Withheld for others, for information', totals.withheldCents],
      ['Advances recovered less paid, for information', totals.recoveredCents - totals.advancedCents],
      ['Debt given up by the agency', totals.writtenOffCents],
      ['Paid out', totals.cents],
    ] as const
  ).map(([what, cents]) => [what, '', money(cents)]),
];

export type PaidIn = { name: string; saNo: string; registrationNo: string; userName: string; totals: Totals };

/** The particulars that `leader` has, and the others have not. */
const known = { idType: 'NRIC', idNumber: 'S0000001I', nationality: 'SG', sex: 'F', birth: '1980-02-29' };
export const giveIdentity = (desk: Client, { person }: Client) =>
  desk.put(`/agency/v1/people/${person.userId}/identity`, known);

/** The file of the tax authority. `isKnown`: whose particulars are on record. */
export const yearColumns = (isKnown: (row: PaidIn) => boolean): Columns<PaidIn> => {
  const ifKnown = (words: string) => (row: PaidIn) => (isKnown(row) ? words : '');
  return {
    Missing: (row) => (isKnown(row) ? '' : 'Identity, nationality, sex, birth'),
    Name: ({ name }) => name,
    'ID type': ifKnown('NRIC'),
    'ID number': ifKnown('S0000001I'),
    Nationality: ifKnown('Singapore'),
    Sex: ifKnown('Female'),
    'Date of birth': ifKnown('29 Feb 1980'),
    Designation: () => 'Salesperson',
    'Total gross income (S$)': ({ totals }) => money(totals.ownCents + totals.overridingCents),
    'Salesperson code': ({ saNo }) => saNo,
    'Registration number': ({ registrationNo }) => registrationNo,
    'User name': ({ userName }) => userName,
    ...Object.fromEntries(
      Object.entries(monthColumns)
        .slice(1)
        .map(([header, cell]) => [header, ({ totals }: PaidIn) => cell(totals)]),
    ),
  };
};
