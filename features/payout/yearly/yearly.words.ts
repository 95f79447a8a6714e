import { choice, id, listFields, money, text } from '#platform/contract/list-fields.ts';
import { particulars } from '../payout.words.ts';

/** What is summed of the payments of a year. */
export const yearSums = listFields({
  ownCents: { label: 'Own deals', is: money, sum: true },
  overridingCents: { label: 'Overriding', is: money, sum: true },
  // Of both, before GST and deductions: the gross income.
  commissionCents: { label: 'Total gross income', is: money, sum: true },
  gstCents: { label: 'GST', is: money, sum: true },
  feeCents: { label: 'Fees', is: money, sum: true },
  withheldCents: { label: 'Withheld', is: money, sum: true },
  // Advances recovered less those that were paid.
  advanceCents: { label: 'Advances recovered', is: money, sum: true },
  writtenOffCents: { label: 'Debt given up', is: money, sum: true },
  netCents: { label: 'Paid out', is: money, sum: true },
});

export const paidInYearFields = listFields({
  userId: { is: id },
  name: { label: 'Salesperson', is: text(32) },
  saNo: { label: 'Salesperson code', is: text(16), maybe: true },
  userName: { label: 'User name', is: text(24) },
  // Whether the tax authority's particulars are on record.
  particulars: { label: 'Particulars', is: choice(particulars, 14) },
  ...yearSums,
});
