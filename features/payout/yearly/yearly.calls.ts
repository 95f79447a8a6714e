import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { listCalls, rowOf } from '#platform/contract/list-calls.ts';
import { movements, particulars } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { paidInYearFields, yearSums } from './yearly.words.ts';

const year = z.string().regex(/^20\d\d$/, 'Name a year, such as 2026.');

export const paidInYearList = listCalls(paidInYearFields, {
  ...financeAlone,
  path: '/v1/finance/payouts/years/people',
  summary:
    'What each salesperson was paid in a year: commission before GST and deductions, and what they got; and of how many the yearly file lacks particulars.',
  fileSummary:
    'The list of what salespeople were paid in a year as an Excel file, by the same filters; without identity.',
  filters: {
    year,
    /** A part of the name, or of the SA number. */
    search: text(60).optional(),
    particulars: z.enum(keysOf(particulars)).optional(),
  },
  sorts: { Name: 'name', Commission: 'commissionCents', Net: 'netCents' },
  beside: {
    /** Of all who were paid in the year, whatever is searched. */
    missing: z.int(),
  },
});
export type PaidInYear = z.output<typeof paidInYearList.row>;

const Movement = rowOf(yearSums).extend({
  lineId: id(),
  runId: id(),
  voucher: z.string(),
  /** A return counts with the other sign. */
  kind: z.enum(keysOf(movements)),
  day: z.iso.date(),
});
export type Movement = z.output<typeof Movement>;

/** What each salesperson was paid in a calendar year, less what the bank returned in it. */
export const yearlyCalls = {
  paidInYear: paidInYearList.list,
  paidInYearSheet: paidInYearList.file,
  movementsInYear: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/years/people/{id}',
    summary: 'The payments of one salesperson in a year, and what the bank returned in it, by day.',
    params: z.strictObject({ id: id() }),
    query: z.strictObject({ year }),
    data: z.object({ rows: z.array(Movement) }),
  }),
  yearlySheet: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/years/export',
    summary: 'The yearly commission file: what each salesperson was paid in a year, with identity, as an Excel file.',
    query: z.strictObject({ year }),
    file: [sheetMediaType],
    fewAtOnce: true,
  }),
};
