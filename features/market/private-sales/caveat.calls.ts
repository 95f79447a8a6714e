import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import {
  anyCase,
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
import { groupTypes, homeTypes, saleTypes, segments, tenureClasses } from './homes.words.ts';

export const CaveatRow = z.object({
  id: z.int(),
  /** Its block or project. */
  placeId: z.int(),
  contractDate: z.iso.date(),
  project: z.string(),
  street: z.string(),
  district: z.string(),
  segment: z.string(),
  propertyType: z.string(),
  typeOfArea: z.string(),
  saleType: z.string(),
  tenure: z.string(),
  floorFrom: z.int().nullable(),
  floorTo: z.int().nullable(),
  units: z.int(),
  /** In the requested unit. */
  area: z.number(),
  priceCents: z.int(),
  nettPriceCents: z.int().nullable(),
  unitPriceCents: z.int().nullable(),
});
export type CaveatRow = z.output<typeof CaveatRow>;

const sorts = [
  'contractDate',
  'project',
  'street',
  'district',
  'segment',
  'propertyType',
  'saleType',
  'tenure',
  'floor',
  'units',
  'area',
  'price',
  'unitPrice',
] as const;

const filters = {
  ...commonFilters,
  ...floorFilters,
  project: text(120).optional(),
  street: text(80).optional(),
  /** Postal districts, with commas between them: `09,10`. */
  district: several([]),
  /** Types, with commas between them. */
  propertyType: several(Object.values(homeTypes).flat()),
  /** `NEW`, `SUB`, `RESALE`, with commas between them. */
  saleType: several(keysOf(saleTypes), 40),
  /** `FREEHOLD`, `999`, `99`, `OTHER`, with commas between them. */
  tenure: several(keysOf(tenureClasses), 40),
  /** `CCR`, `RCR`, `OCR`, with commas between them. */
  segment: several(keysOf(segments), 20),
};

const place = '/v1/caveat';
/** Two letters at least. */
const typed = z.strictObject({ search: text(80).min(2, 'Give two letters at least.') });

export const caveatCalls = {
  caveat: endpoint({
    base: 'market',
    method: 'GET',
    path: place,
    who: 'signed-in',
    summary:
      'Private homes that were sold, a page of them, with what all of them cost by month. Without months: of the last five years.',
    query: searchQuery(sorts, filters),
    data: searchAnswer(CaveatRow),
  }),
  caveatExport: endpoint({
    ...exportFile,
    path: `${place}/export`,
    summary: 'The same as a file; with `pageNumber` and `pageSize` that page of it.',
    query: exportQuery(sorts, filters),
  }),
  caveatDots: endpoint({
    base: 'market',
    method: 'GET',
    path: `${place}/dots`,
    who: 'signed-in',
    summary: 'Prices by area, of six hundred at most of what the search finds.',
    query: dotsQuery(sorts, filters),
    data: Dots,
  }),
  caveatCard: endpoint({
    ...cardFile,
    path: `${place}/card`,
    summary:
      'A page of it to be sent on, with figures, months and up to five rows: a PDF, or a picture of 1080 × 1350.',
    query: cardQuery(sorts, filters),
  }),
  projectNames: endpoint({
    base: 'market',
    method: 'GET',
    path: `${place}/project-name`,
    who: 'signed-in',
    summary: 'Ten projects at most whose names have these letters, those that begin with them first.',
    query: typed,
    data: z.array(z.object({ project: z.string(), street: z.string(), district: z.string() })),
  }),
  streetNames: endpoint({
    base: 'market',
    method: 'GET',
    path: `${place}/street-name`,
    who: 'signed-in',
    summary: 'Ten streets at most of private homes whose names have these letters, those that begin with them first.',
    query: typed,
    data: z.array(z.object({ street: z.string(), district: z.string() })),
  }),
  caveatTypes: endpoint({
    base: 'market',
    method: 'GET',
    path: `${place}/property-type`,
    who: 'signed-in',
    summary: 'The types of private homes that there are sales of.',
    data: z.array(z.string()),
  }),
  propertyTypes: endpoint({
    base: 'market',
    method: 'GET',
    path: '/v1/property-types',
    who: 'signed-in',
    summary: 'Types of property by category, of private homes (`URA`) or flats (`HDB`).',
    query: z.strictObject({ groupType: anyCase(keysOf(groupTypes)).default('URA') }),
    data: z.array(z.object({ category: z.string(), propertyTypes: z.array(z.string()) })),
  }),
};
