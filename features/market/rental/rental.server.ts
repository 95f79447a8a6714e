import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { type Exported, exportRows } from '../export/export-rows.server.ts';
import { dotsOf } from '../figures/dots.server.ts';
import { listed, listedNumbers } from '../search/condition.server.ts';
import { inUnit } from '../search/in-unit.server.ts';
import { answerSearch, type Searched } from '../search/search.server.ts';
import type { StoredRow } from '../search/search-rows.server.ts';
import { shareCard } from '../share/share-card.server.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import type { RentalRow, rentalCalls } from './rental.calls.ts';

type Query = Omit<Input<typeof rentalCalls.rental>['query'], 'pageNumber' | 'pageSize'>;

const rowOf = (stored: StoredRow, unit: MeasurementUnit): RentalRow => ({
  id: stored.id,
  placeId: stored.place,
  month: stored.month,
  project: stored.project,
  street: stored.street,
  block: stored.block,
  district: stored.region,
  propertyType: stored.kind,
  bedrooms: stored.bedrooms,
  areaFrom: stored.area === null ? null : inUnit(stored.area, unit),
  areaTo: stored.areaTo === null ? null : inUnit(stored.areaTo, unit),
  priceCents: stored.price * 100,
  unitPriceCents: unit === 'sqft' ? stored.psf : stored.psm,
});

export const rentalSearch: Searched<Query, RentalRow> = {
  dataset: ({ groupType }) => (groupType === 'HDB' ? 'approval' : 'rental'),
  trend: () => 'price',
  filters: ({ district, propertyType, bedrooms, groupType, ...ranges }) => ({
    ...ranges,
    regions: listed(district)?.map((each) => (groupType === 'HDB' ? each : each.padStart(2, '0'))),
    kinds: listed(propertyType),
    bedrooms: listedNumbers(bedrooms),
  }),
  sorts: {
    month: 'r.month',
    project: 'p.project',
    street: 'p.street',
    block: 'p.block',
    district: 'r.region',
    propertyType: 'r.kind',
    bedrooms: 'r.bedrooms',
    area: 'r.area',
    price: 'r.price',
  },
  row: rowOf,
};

const exported: Exported<RentalRow> = {
  tool: 'rental',
  columns: (unit) => [
    { header: 'Month', kind: 'month', width: 12, value: ({ month }) => month },
    { header: 'Project', kind: 'text', width: 30, value: ({ project }) => project },
    { header: 'Block', kind: 'text', width: 8, value: ({ block }) => block },
    { header: 'Street', kind: 'text', width: 28, value: ({ street }) => street },
    { header: 'District or town', kind: 'text', width: 18, value: ({ district }) => district },
    { header: 'Type', kind: 'text', width: 22, value: ({ propertyType }) => propertyType },
    { header: 'Bedrooms', kind: 'count', width: 10, value: ({ bedrooms }) => bedrooms },
    { header: `Area from (${measurementUnits[unit]})`, kind: 'text', width: 16, value: ({ areaFrom }) => areaFrom },
    { header: `Area to (${measurementUnits[unit]})`, kind: 'text', width: 16, value: ({ areaTo }) => areaTo },
    { header: 'Rent a month (S$)', kind: 'money', width: 18, value: ({ priceCents }) => priceCents },
    {
      header: `Rent (S$ ${unitPriceWords[unit]})`,
      kind: 'money',
      width: 16,
      value: ({ unitPriceCents }) => unitPriceCents,
    },
  ],
};

export const searchRental = (at: Reading, { query }: Input<typeof rentalCalls.rental>) =>
  answerSearch(at, rentalSearch, query);

export const exportRental = (at: Reading, { query }: Input<typeof rentalCalls.rentalExport>) =>
  exportRows(at, rentalSearch, exported, query);

export const shareRental = (at: Reading, { query }: Input<typeof rentalCalls.rentalCard>) =>
  shareCard(at, rentalSearch, 'rental', query);

export const dotsRental = (at: Reading, { query }: Input<typeof rentalCalls.rentalDots>) =>
  dotsOf(at, rentalSearch, query);
