import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { financeAlone } from './who.ts';

const query = z.strictObject({ year: z.string().regex(/^20\d\d$/, 'Name a year, such as 2026.') });

/** What each salesperson was paid in a calendar year, less what the bank returned in it. */
export const yearlyCalls = {
  yearly: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/years',
    summary: 'What salespeople were paid in a year, in all: commission before GST and deductions, and what they got.',
    query,
    data: z.object({
      people: z.int(),
      commissionCents: z.int(),
      gstCents: z.int(),
      netCents: z.int(),
      /** Of whom the file's particulars are not on record: how many, and at most 12 of them. */
      missing: z.object({
        count: z.int(),
        rows: z.array(z.object({ userId: id(), name: z.string(), saNo: z.string().nullable() })),
      }),
    }),
  }),
  yearlySheet: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/payouts/years/export',
    summary: 'The yearly commission file: what each salesperson was paid in a year, with identity, as an Excel file.',
    query,
    file: [sheetMediaType],
    fewAtOnce: true,
  }),
};
