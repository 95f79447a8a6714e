import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf } from '#platform/contract/fields.ts';
import { datasets } from '../datasets.words.ts';
import { Figures, Source } from '../search/search.calls.ts';

const cents = z.int();

/** Sales and tenancies of a block or a project. Unit prices are per requested unit of area. */
export const PlacePage = z.object({
  placeId: z.int(),
  dataset: z.enum(keysOf(datasets)),
  /** `LEONIE TOWERS`, or block and street. */
  name: z.string(),
  street: z.string(),
  block: z.string(),
  project: z.string(),
  /** A town of HDB, or a postal district. */
  region: z.string(),
  types: z.array(z.string()),
  tenures: z.array(z.string()),
  leaseStart: z.int().nullable(),
  rows: z.int(),
  firstMonth: z.iso.date(),
  lastMonth: z.iso.date(),
  /** The highest price that was paid, and when. */
  highest: z.object({ priceCents: cents, month: z.iso.date() }),
  /** The twelve months that the data ends with; null without a sale in them. */
  latest: z.object({ counted: z.int(), price: Figures, unitPrice: Figures.nullable() }).nullable(),
  /** Each year with a sale, the newest first. */
  years: z.array(z.object({ year: z.int(), rows: z.int(), medianCents: cents, unitMedianCents: cents.nullable() })),
  /** Storeys in bands of five, of the last five years: the median unit price, and how far it is above or below the average of them, in tenths of a percent. */
  floors: z.array(
    z.object({
      from: z.int().describe('A storey.'),
      to: z.int().describe('A storey.'),
      rows: z.int(),
      unitMedianCents: cents,
      premium: z.int().describe('In tenths of a percent.').nullable(),
    }),
  ),
  /** Rents of the last twelve months of those records, and the gross yield in hundredths of a percent. */
  rents: z.array(
    z.object({
      type: z.string(),
      rows: z.int(),
      medianCents: cents,
      saleMedianCents: cents.nullable(),
      grossYield: z.int().describe('A year, in hundredths of a percent: 3.5% is 350.').nullable(),
    }),
  ),
  rentPeriod: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  source: Source,
});
export type PlacePage = z.output<typeof PlacePage>;

export const placeCalls = {
  place: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/places/{id}',
    who: 'signed-in',
    summary: 'A block of HDB or a project: what it was sold for by year and by storey, and what it is let for.',
    params: z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    query: z.strictObject({ measurementUnit: z.enum(['sqft', 'sqm', 'SQFT', 'SQM']).default('sqft') }),
    data: PlacePage,
    refuses: ['missing'],
  }),
};
