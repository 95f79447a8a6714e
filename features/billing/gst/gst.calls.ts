import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, moneyDay, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { gstKinds, gstSides } from '../billing.words.ts';
import { CountAndSum, financeAlone } from '../parts.calls.ts';

const quarter = z.string().regex(/^20\d\d-Q[1-4]$/, 'Name a quarter, such as 2026-Q4.');

const ByRate = z.object({
  /** In ten-thousandths of a percent. */
  rate: z.int(),
  netCents: z.int(),
  gstCents: z.int(),
  papers: z.int(),
});

const GstRow = z.object({
  kind: z.enum(keysOf(gstKinds)),
  /** The number of the paper that the GST is of. */
  number: z.string(),
  day: z.iso.date(),
  /** The day by the law. */
  taxPoint: z.iso.date(),
  /** The day on which it counts. */
  countedOn: z.iso.date(),
  /** Whether the quarter of the tax point was filed before, so that it counts in this one. */
  isLate: z.boolean(),
  /** Who was billed, or who billed us. */
  who: z.string(),
  /** In ten-thousandths of a percent; null where it is not kept, as of fees. */
  rate: z.int().nullable(),
  /** Null where the GST is less by what was taken back of earlier papers, so that it is of no one amount. */
  netCents: z.int().nullable(),
  /** Less than nothing where it is taken back. */
  gstCents: z.int(),
  /** The page that has the paper. */
  to: z.string(),
});
export type GstRow = z.output<typeof GstRow>;

const gstFilters = {
  quarter,
  of: z.enum(keysOf(gstSides)).default('OUTPUT'),
  kind: z.enum(keysOf(gstKinds)).optional(),
  /** In ten-thousandths of a percent. */
  rate: z.coerce.number().int().min(0).max(1_000_000).optional(),
  late: z.enum(['true', 'false']).optional(),
  /** A part of the number, or of the name. */
  search: text(60).optional(),
};

/** The GST of a quarter, and what each of its figures is the sum of. */
export const gstCalls = {
  gst: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/gst',
    summary:
      'The GST of a quarter: invoices less credit notes by rate, fees, input tax, what hinders filing it, and whether it was filed.',
    query: z.strictObject({ quarter }),
    data: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      rows: z.array(ByRate),
      /** Output tax on fees of salespeople. */
      feesCents: z.int(),
      /** Of papers and fees. */
      outputCents: z.int(),
      inputCents: z.int(),
      /** By how much the ledger's output tax differs from the papers that were issued in these days: 0. */
      differenceCents: z.int(),
      /** Money that came in before its tax invoice: its GST falls into this quarter too. At most 50 are named. */
      early: CountAndSum.extend({
        rows: z.array(
          z.object({
            receiptId: id(),
            number: z.string(),
            payer: z.string(),
            receivedOn: z.iso.date(),
            leftCents: z.int(),
          }),
        ),
      }),
      /** Papers that count here since the quarter of their tax point was filed before; at most 50. */
      late: z.array(z.object({ number: z.string(), taxPoint: z.iso.date(), gstCents: z.int() })),
      isOver: z.boolean(),
      /** When it was filed, by whom and with which sums. */
      filing: z
        .object({
          filedOn: z.iso.date(),
          filedAt: z.iso.datetime(),
          filedBy: z.string(),
          outputCents: z.int(),
          inputCents: z.int(),
        })
        .nullable(),
    }),
  }),
  fileGst: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/gst/{quarter}/filing',
    summary:
      'Marks the GST of a quarter filed, for ever: what gets a tax point in it later counts in a later one. Refused while money waits for its tax invoice.',
    params: z.strictObject({ quarter }),
    command: true,
    body: z.strictObject({ filedOn: moneyDay() }),
    message: 'The quarter is marked filed.',
    refuses: ['conflict'],
  }),
  gstRows: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/gst/rows',
    summary:
      'What the GST of a quarter is the sum of: of output tax the invoices in the parts that have one tax point, credit notes and fees; of input tax the tax invoices of salespeople and co-brokers.',
    query: z.strictObject({ ...pageQuery(['Day', 'GST']), ...gstFilters }),
    data: page(GstRow).extend({ sums: sumsOf('netCents', 'gstCents') }),
  }),
  gstSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/gst/rows/export',
    summary: 'The list of what the GST of a quarter is the sum of as an Excel file, by the same filters.',
    query: z.strictObject(gstFilters),
  }),
};
