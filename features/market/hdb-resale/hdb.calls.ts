import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import {
  cardFile,
  cardQuery,
  commonFilters,
  Dots,
  dotsQuery,
  exportFile,
  exportQuery,
  floorFilters,
  searchAnswer,
  searchQuery,
  several,
} from '../search/search.calls.ts';
import { flatTypes, marketTowns } from './flats.words.ts';

export const HdbRow = z.object({
  id: z.int(),
  /** Its block or project. */
  placeId: z.int(),
  month: z.iso.date(),
  town: z.string(),
  flatType: z.string(),
  block: z.string(),
  street: z.string(),
  floorFrom: z.int().nullable(),
  floorTo: z.int().nullable(),
  /** In the requested unit. */
  area: z.number(),
  flatModel: z.string(),
  leaseStart: z.int().nullable(),
  /** Months that remained, as the file says or reckoned from the year it began. */
  leaseLeft: z.int().nullable(),
  isLeaseDerived: z.boolean(),
  priceCents: z.int(),
  unitPriceCents: z.int().nullable(),
});
export type HdbRow = z.output<typeof HdbRow>;

const sorts = [
  'month',
  'town',
  'flatType',
  'block',
  'street',
  'floor',
  'area',
  'flatModel',
  'lease',
  'price',
  'unitPrice',
] as const;

const filters = {
  ...commonFilters,
  ...floorFilters,
  /** Towns, with commas between them. */
  town: several(marketTowns),
  /** Types of flat, with commas between them. */
  flatType: several(keysOf(flatTypes)),
  flatModel: text(40).optional(),
  block: text(10).optional(),
  street: text(80).optional(),
};

export const hdbCalls = {
  hdb: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/hdb',
    who: 'signed-in',
    summary:
      'Resale flats that were sold, a page of them, with what all of them cost by month. Without months: of the last five years.',
    query: searchQuery(sorts, filters),
    data: searchAnswer(HdbRow),
  }),
  hdbExport: endpoint({
    ...exportFile,
    path: '/v1/hdb/export',
    summary: 'The same as a file; with `pageNumber` and `pageSize` that page of it.',
    query: exportQuery(sorts, filters),
  }),
  hdbDots: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/hdb/dots',
    who: 'signed-in',
    summary: 'Prices by area, of six hundred at most of what the search finds.',
    query: dotsQuery(sorts, filters),
    data: Dots,
  }),
  hdbCard: endpoint({
    ...cardFile,
    path: '/v1/hdb/card',
    summary:
      'A page of it to be sent on, with figures, months and up to five rows: a PDF, or a picture of 1080 × 1350.',
    query: cardQuery(sorts, filters),
  }),
};
