import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { type Exported, exportRows } from '../export/export-rows.server.ts';
import { dotsOf } from '../figures/dots.server.ts';
import { listed } from '../search/condition.server.ts';
import { inUnit } from '../search/in-unit.server.ts';
import { answerSearch, type Searched } from '../search/search.server.ts';
import type { StoredRow } from '../search/search-rows.server.ts';
import { shareCard } from '../share/share-card.server.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import type { CaveatRow, caveatCalls } from './caveat.calls.ts';
import { type SaleType, saleTypes } from './homes.words.ts';

type Query = Omit<Input<typeof caveatCalls.caveat>['query'], 'pageNumber' | 'pageSize'>;

const rowOf = (stored: StoredRow, unit: MeasurementUnit): CaveatRow => ({
  id: stored.id,
  placeId: stored.place,
  contractDate: stored.month,
  project: stored.project,
  street: stored.street,
  district: stored.region,
  segment: stored.segment,
  propertyType: stored.kind,
  typeOfArea: stored.model,
  saleType: stored.saleType,
  tenure: stored.tenureText,
  floorFrom: stored.floorFrom,
  floorTo: stored.floorTo,
  units: stored.units,
  area: inUnit(stored.area ?? 0, unit),
  priceCents: stored.price * 100,
  nettPriceCents: stored.nettPrice === null ? null : stored.nettPrice * 100,
  unitPriceCents: unit === 'sqft' ? stored.psf : stored.psm,
});

export const caveatSearch: Searched<Query, CaveatRow> = {
  dataset: () => 'caveat',
  trend: () => 'unitPrice',
  filters: ({ district, propertyType, saleType, tenure, segment, ...ranges }) => ({
    ...ranges,
    regions: listed(district)?.map((each) => each.padStart(2, '0')),
    kinds: listed(propertyType),
    saleTypes: listed(saleType),
    tenures: listed(tenure),
    segments: listed(segment),
  }),
  sorts: {
    contractDate: 'r.month',
    project: 'p.project',
    street: 'p.street',
    district: 'r.region',
    segment: 'r.segment',
    propertyType: 'r.kind',
    saleType: 'r.sale_type',
    tenure: 'r.tenure',
    floor: 'r.floor_from',
    units: 'r.units',
    area: 'r.area',
    price: 'r.price',
  },
  row: rowOf,
};

const exported: Exported<CaveatRow> = {
  tool: 'caveat',
  columns: (unit) => [
    { header: 'Contract', kind: 'month', width: 12, value: ({ contractDate }) => contractDate },
    { header: 'Project', kind: 'text', width: 30, value: ({ project }) => project },
    { header: 'Street', kind: 'text', width: 28, value: ({ street }) => street },
    { header: 'District', kind: 'text', width: 10, value: ({ district }) => district },
    { header: 'Segment', kind: 'text', width: 10, value: ({ segment }) => segment },
    { header: 'Type', kind: 'text', width: 22, value: ({ propertyType }) => propertyType },
    { header: 'Area of', kind: 'text', width: 10, value: ({ typeOfArea }) => typeOfArea },
    { header: 'Tenure', kind: 'text', width: 20, value: ({ tenure }) => tenure },
    { header: 'Sale', kind: 'text', width: 12, value: ({ saleType }) => saleTypes[saleType as SaleType] ?? '' },
    { header: 'Floor from', kind: 'count', width: 12, value: ({ floorFrom }) => floorFrom },
    { header: 'Floor to', kind: 'count', width: 12, value: ({ floorTo }) => floorTo },
    { header: 'Units', kind: 'count', width: 8, value: ({ units }) => units },
    { header: `Area (${measurementUnits[unit]})`, kind: 'text', width: 14, value: ({ area }) => area },
    { header: 'Price (S$)', kind: 'money', width: 18, value: ({ priceCents }) => priceCents },
    { header: 'Nett price (S$)', kind: 'money', width: 18, value: ({ nettPriceCents }) => nettPriceCents },
    {
      header: `Unit price (S$ ${unitPriceWords[unit]})`,
      kind: 'money',
      width: 20,
      value: ({ unitPriceCents }) => unitPriceCents,
    },
  ],
};

export const searchCaveats = (at: Reading, { query }: Input<typeof caveatCalls.caveat>) =>
  answerSearch(at, caveatSearch, query);

export const exportCaveats = (at: Reading, { query }: Input<typeof caveatCalls.caveatExport>) =>
  exportRows(at, caveatSearch, exported, query);

export const shareCaveats = (at: Reading, { query }: Input<typeof caveatCalls.caveatCard>) =>
  shareCard(at, caveatSearch, 'caveat', query);

export const dotsCaveat = (at: Reading, { query }: Input<typeof caveatCalls.caveatDots>) =>
  dotsOf(at, caveatSearch, query);
