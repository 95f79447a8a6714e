import { districtOf } from '#features/property/rules/address.ts';
import { addMonths } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { openMarketCalls } from '../../contract/open-market.ts';
import { alikeTo, areaBand, confidenceOf, enough } from '../../rules/comparables.ts';
import type { Months } from '../../rules/months.ts';
import { tenthsOf } from '../../rules/unit-price.ts';
import { unitOf } from '../../rules/units.ts';
import type { Level } from '../../words/listings.ts';
import type { MeasurementUnit } from '../../words/tools.ts';
import { type Condition, conditionOf, type RowFilters } from '../search/condition.ts';
import { readDataset } from '../search/dataset.ts';
import { inUnit } from '../search/in-unit.ts';
import { placesOf } from '../search/places.ts';
import { readRows, type StoredRow } from '../search/search-rows.ts';
import { readStatistics } from '../search/statistics.ts';
import { isOffered, readerOf } from './seen.ts';

type Query = Input<typeof openMarketCalls.comparables>['query'];

const nothing = {
  level: null,
  counted: 0,
  confidence: 'LOW' as const,
  period: null,
  unitPrice: null,
  value: null,
  rows: [],
};

/** So many of them are shown. */
const shown = 12;

/**
 * What homes like one went for in the twelve months that the data ends with: of its block or project, else its street, else its town or
 * district, until there are five.
 */
export const findComparables = async (at: Reading, { query }: { query: Query }) => {
  const alike = alikeTo(query.category, query.propertyType);
  if (!alike) return nothing;
  const { source } = await readDataset(at, alike.dataset);
  if (!source.dataTo) return nothing;
  const period: Months = { from: addMonths(source.dataTo, -11), to: source.dataTo };
  const unit = unitOf(query.measurementUnit);
  const { dataset, ...types } = alike;
  const band = areaBand(tenthsOf(query.area, unit));
  const conditionFor = (filters: RowFilters): Condition => {
    const { text, values } = conditionOf({ dataset, months: period, unit }, { ...types, ...filters });
    return {
      text: `${text} AND r.area BETWEEN :least AND :most AND r.units = 1`,
      values: { ...values, least: band.from, most: band.to },
    };
  };
  for (const [index, { level, filters }] of (await levelsOf(at, query, dataset)).entries()) {
    const condition = conditionFor(filters);
    const { counted, unitPrice } = await readStatistics(at, condition, unit);
    const isLast = index === 2;
    if (!unitPrice || (counted < enough && !isLast)) continue;
    const rows = await readRows(at, condition, { column: 'r.month', direction: 'desc' }, { limit: shown, offset: 0 });
    const times = (cents: number) => Math.round((cents * query.area) / 100_000) * 100_000;
    return {
      level,
      counted,
      confidence: confidenceOf(level, counted),
      period,
      unitPrice,
      // To the thousand: more would feign what it is not.
      value: { p25: times(unitPrice.p25), median: times(unitPrice.median), p75: times(unitPrice.p75) },
      rows: rows.map((row) => rowOf(row, unit)),
    };
  }
  return { ...nothing, period };
};

type Subject = Omit<Query, 'measurementUnit' | 'area'> & { tenths: number };

const listingText = `
  SELECT l.category, l.property_type AS "propertyType", l.block, l.street, l.building, l.area AS tenths, l.postal_code AS "postalCode",
         CASE WHEN l.category = 'hdb' THEN l.region END AS "hdbTown"
  FROM market_listing l JOIN person_public p ON p.id = l.person WHERE l.id = :id AND (l.person = :me OR ${isOffered})`;

/** The same of a listing that whoever asks sees. */
export const findListingComparables = async (
  at: Reading,
  { params: { id }, query: { measurementUnit } }: Input<typeof openMarketCalls.listingComparables>,
) => {
  const { isdesk: _, ...reader } = readerOf(at);
  const [listing] = await ask<Subject>(at.db, listingText, { id, ...reader });
  if (!listing) throw missing('listing');
  const { tenths, ...facts } = listing;
  return findComparables(at, { query: { ...facts, measurementUnit, area: inUnit(tenths, unitOf(measurementUnit)) } });
};

/** Where to look, the nearest first. A level that the address can't say finds nothing. */
const levelsOf = async (at: Reading, query: Query, dataset: 'hdb' | string) => {
  const { block, street, building, hdbTown, postalCode } = query;
  const isFlat = dataset === 'hdb';
  const kind = isFlat ? 'hdb' : 'caveat';
  const district = postalCode ? districtOf(postalCode) : undefined;
  const region = isFlat ? hdbTown : district;
  const none: number[] = [];
  const inBuilding = isFlat
    ? street && block && placesOf(at, kind, { street, block })
    : building && placesOf(at, kind, { project: building });
  const [places, streets] = await Promise.all([inBuilding || none, street ? placesOf(at, kind, { street }) : none]);
  return [
    { level: 'BUILDING' as Level, filters: { places: places ?? none } },
    { level: 'STREET' as Level, filters: { places: streets ?? none } },
    { level: 'REGION' as Level, filters: region ? { regions: [region] } : { places: none } },
  ];
};

const rowOf = (row: StoredRow, unit: MeasurementUnit) => ({
  id: row.id,
  month: row.month,
  name: row.project || [row.block, row.street].filter(Boolean).join(' '),
  floorFrom: row.floorFrom,
  floorTo: row.floorTo,
  area: inUnit(row.area ?? 0, unit),
  priceCents: row.price * 100,
  unitPriceCents: unit === 'sqft' ? row.psf : row.psm,
});
