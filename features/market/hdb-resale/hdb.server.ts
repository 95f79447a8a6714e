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
import type { HdbRow, hdbCalls } from './hdb.calls.ts';
import { leaseLeftAt } from './lease.rules.ts';

type Query = Omit<Input<typeof hdbCalls.hdb>['query'], 'pageNumber' | 'pageSize'>;

const rowOf = (stored: StoredRow, unit: MeasurementUnit): HdbRow => ({
  id: stored.id,
  placeId: stored.place,
  month: stored.month,
  town: stored.region,
  flatType: stored.kind,
  block: stored.block,
  street: stored.street,
  floorFrom: stored.floorFrom,
  floorTo: stored.floorTo,
  area: inUnit(stored.area ?? 0, unit),
  flatModel: stored.model,
  leaseStart: stored.leaseStart,
  ...leaseLeftAt(stored.month, stored.leaseStart, stored.leaseLeft),
  priceCents: stored.price * 100,
  unitPriceCents: unit === 'sqft' ? stored.psf : stored.psm,
});

export const hdbSearch: Searched<Query, HdbRow> = {
  dataset: () => 'hdb',
  trend: () => 'unitPrice',
  filters: ({ town, flatType, flatModel, ...ranges }) => ({
    ...ranges,
    regions: listed(town),
    kinds: listed(flatType),
    model: flatModel?.toUpperCase(),
  }),
  sorts: {
    month: 'r.month',
    town: 'r.region',
    flatType: 'r.kind',
    block: 'p.block',
    street: 'p.street',
    floor: 'r.floor_from',
    area: 'r.area',
    flatModel: 'r.model',
    lease: 'r.lease_start',
    price: 'r.price',
  },
  row: rowOf,
};

const exported: Exported<HdbRow> = {
  tool: 'hdb',
  columns: (unit) => [
    { header: 'Month', kind: 'month', width: 12, value: ({ month }) => month },
    { header: 'Town', kind: 'text', width: 18, value: ({ town }) => town },
    { header: 'Flat type', kind: 'text', width: 18, value: ({ flatType }) => flatType },
    { header: 'Block', kind: 'text', width: 8, value: ({ block }) => block },
    { header: 'Street', kind: 'text', width: 26, value: ({ street }) => street },
    { header: 'Storey from', kind: 'count', width: 12, value: ({ floorFrom }) => floorFrom },
    { header: 'Storey to', kind: 'count', width: 12, value: ({ floorTo }) => floorTo },
    { header: `Area (${measurementUnits[unit]})`, kind: 'text', width: 14, value: ({ area }) => area },
    { header: 'Model', kind: 'text', width: 24, value: ({ flatModel }) => flatModel },
    { header: 'Lease from', kind: 'count', width: 12, value: ({ leaseStart }) => leaseStart },
    { header: 'Lease left (months)', kind: 'count', width: 20, value: ({ leaseLeft }) => leaseLeft },
    { header: 'Price (S$)', kind: 'money', width: 16, value: ({ priceCents }) => priceCents },
    {
      header: `Unit price (S$ ${unitPriceWords[unit]})`,
      kind: 'money',
      width: 20,
      value: ({ unitPriceCents }) => unitPriceCents,
    },
  ],
};

export const searchHdb = (at: Reading, { query }: Input<typeof hdbCalls.hdb>) => answerSearch(at, hdbSearch, query);

export const exportHdb = (at: Reading, { query }: Input<typeof hdbCalls.hdbExport>) =>
  exportRows(at, hdbSearch, exported, query);

export const shareHdb = (at: Reading, { query }: Input<typeof hdbCalls.hdbCard>) =>
  shareCard(at, hdbSearch, 'hdb', query);

export const dotsHdb = (at: Reading, { query }: Input<typeof hdbCalls.hdbDots>) => dotsOf(at, hdbSearch, query);
