import { districtOf } from '#features/property/rules/address.ts';
import { addMonths } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readTrend } from '../figures/statistics.server.ts';
import type { Comparables, openMarketCalls } from '../open-market/open-market.calls.ts';
import { isOffered, readerOf } from '../open-market/seen.server.ts';
import { readDataset } from '../search/dataset.server.ts';
import { inUnit } from '../search/in-unit.server.ts';
import { readRows, type StoredRow } from '../search/search-rows.server.ts';
import type { MeasurementUnit } from '../tools.words.ts';
import { tenthsOf } from '../unit-price.rules.ts';
import { unitOf } from '../units.rules.ts';
import { alikeTo, confidenceOf, yearUpTo } from './comparables.rules.ts';
import { findNearest } from './nearest.server.ts';

type Query = Input<typeof openMarketCalls.comparables>['query'];

/** Number of comparables shown. */
const mostShown = 12;

/**
 * Comparable homes of the twelve months up to a day, or of the last twelve months of the data: in its block or project, else its street,
 * else its town or district, until there are five.
 */
export const findComparables = async (at: Reading, { query }: { query: Query }): Promise<Comparables> => {
  const { category, propertyType, purpose, hdbTown, postalCode, area, day, trendYears, ...address } = query;
  const unit = unitOf(query.measurementUnit);
  const nothing: Comparables = {
    level: null,
    counted: 0,
    confidence: 'LOW',
    period: null,
    unitPrice: null,
    value: null,
    rows: [],
    trend: null,
    source: null,
  };
  const alike = alikeTo(category, propertyType, purpose);
  if (!alike) return nothing;
  const { source } = await readDataset(at, alike.dataset);
  if (!source.dataTo) return { ...nothing, source };
  const period = yearUpTo(day ?? today(at.clock), source.dataTo);
  const region = category === 'hdb' ? hdbTown : postalCode && districtOf(postalCode);
  const home = { ...address, region, tenths: area === undefined ? null : tenthsOf(area, unit) };
  const nearest = await findNearest(at, home, { alike, months: period, unit });
  if (!nearest) return { ...nothing, period, source };
  const { level, counted, paid, measure, condition } = nearest;
  const rows = await readRows(at, condition, { column: 'r.month', direction: 'desc' }, { limit: mostShown, offset: 0 });
  // Rounded to the thousand, or to ten dollars of a rent, so as not to suggest more precision.
  const step = purpose === 'SALE' ? 100_000 : 1_000;
  const times = (cents: number) => Math.round((cents * (measure === 'price' ? 1 : (area ?? 1))) / step) * step;
  return {
    level,
    counted,
    confidence: confidenceOf(level, counted),
    period,
    unitPrice: measure === 'price' ? null : paid,
    value: { p25: times(paid.p25), median: times(paid.median), p75: times(paid.p75) },
    rows: rows.map((row) => rowOf(row, unit)),
    trend: trendYears ? await trendOf(at, nearest, { to: period.to, years: trendYears, unit }) : null,
    source,
  };
};

type Nearest = NonNullable<Awaited<ReturnType<typeof findNearest>>>;

/** What homes alike at the same places went for, month by month. */
const trendOf = async (
  at: Reading,
  { measure, condition: { text, values } }: Nearest,
  { to, years, unit }: { to: string; years: number; unit: MeasurementUnit },
) => {
  const condition = { text, values: { ...values, from: addMonths(to, 1 - 12 * years), to } };
  return { of: measure, months: await readTrend(at, condition, { of: measure, unit }) };
};

type Subject = Omit<Query, 'measurementUnit' | 'area'> & { tenths: number };

const listingText = `
  SELECT l.purpose, l.category, l.property_type AS "propertyType", l.block, l.street, l.building, l.area AS tenths,
         l.postal_code AS "postalCode", CASE WHEN l.category = 'hdb' THEN l.region END AS "hdbTown"
  FROM market_listing l JOIN person_public p ON p.id = l.person WHERE l.id = :id AND (l.person = :me OR ${isOffered})`;

/** The same for a listing that the caller can see. */
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

const rowOf = (row: StoredRow, unit: MeasurementUnit) => ({
  id: row.id,
  month: row.month,
  name: row.project || [row.block, row.street].filter(Boolean).join(' '),
  floorFrom: row.floorFrom,
  floorTo: row.floorTo,
  area: row.area === null ? null : inUnit(row.area, unit),
  areaTo: row.areaTo === null ? null : inUnit(row.areaTo, unit),
  priceCents: row.price * 100,
  unitPriceCents: unit === 'sqft' ? row.psf : row.psm,
});
