import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, text } from '#platform/contract/fields.ts';
import { asSheet, sheetMediaType } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { movements, particulars } from '../words.ts';
import { financeAlone } from './who.ts';

const year = z.string().regex(/^20\d\d$/, 'Name a year, such as 2026.');

const Sums = z.object({
  ownCents: z.int(),
  overridingCents: z.int(),
  /** Of both, before GST and deductions: the gross income. */
  commissionCents: z.int(),
  gstCents: z.int(),
  feeCents: z.int(),
  withheldCents: z.int(),
  /** Advances recovered less those that were paid. */
  advanceCents: z.int(),
  writtenOffCents: z.int(),
  netCents: z.int(),
});

export const yearlySums = keysOf(Sums.shape);

const PaidInYear = Sums.extend({
  userId: id(),
  name: z.string(),
  saNo: z.string().nullable(),
  userName: z.string(),
  /** Whether the tax authority's particulars are on record. */
  particulars: z.enum(keysOf(particulars)),
});
export type PaidInYear = z.output<typeof PaidInYear>;

const Movement = Sums.extend({
  lineId: id(),
  runId: id(),
  voucher: z.string(),
  /** A return counts with the other sign. */
  kind: z.enum(keysOf(movements)),
  day: z.iso.date(),
});
export type Movement = z.output<typeof Movement>;

/** `search` is a part of the name, or of the SA number. */
const filters = { year, search: text(60).optional(), particulars: z.enum(keysOf(particulars)).optional() };

/** What each salesperson was paid in a calendar year, less what the bank returned in it. */
export const yearlyCalls = {
  paidInYear: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/years/people',
    summary:
      'What each salesperson was paid in a year: commission before GST and deductions, and what they got; and of how many the yearly file lacks particulars.',
    query: z.strictObject({ ...pageQuery(['Name', 'Commission', 'Net']), ...filters }),
    data: page(PaidInYear).extend({
      sums: sumsOf(...yearlySums),
      /** Of all who were paid in the year, whatever is searched. */
      missing: z.int(),
    }),
  }),
  paidInYearSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/payouts/years/people/export',
    summary:
      'The list of what salespeople were paid in a year as an Excel file, by the same filters; without identity.',
    query: z.strictObject(filters),
  }),
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
