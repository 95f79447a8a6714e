import type { Dataset } from '../datasets.words.ts';
import type { MeasurementUnit } from '../tools.words.ts';
import { tenthsOf } from '../unit-price.rules.ts';
import type { Months } from './months.rules.ts';

/** Condition of a search in SQL on `market_row r`, with its values. */
export type Condition = { text: string; values: Record<string, unknown> };

/** Filters as conditions on rows. Undefined ones are ignored. */
export type RowFilters = {
  /** Towns of HDB or postal districts. */
  regions?: string[] | undefined;
  /** Blocks of streets, or projects. */
  places?: number[] | undefined;
  kinds?: string[] | undefined;
  model?: string | undefined;
  saleTypes?: string[] | undefined;
  tenures?: string[] | undefined;
  segments?: string[] | undefined;
  bedrooms?: number[] | undefined;
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  unitPriceFrom?: number | undefined;
  unitPriceTo?: number | undefined;
  areaFrom?: number | undefined;
  areaTo?: number | undefined;
  floorFrom?: number | undefined;
  floorTo?: number | undefined;
  /** Ids above this one. */
  newSince?: number | undefined;
};

type Scope = { dataset: Dataset; months: Months; unit: MeasurementUnit };

/** The WHERE clause of all of these filters. The months are values of their own, as the same clause selects the months before. */
export const conditionOf = ({ dataset, months, unit }: Scope, filters: RowFilters): Condition => {
  const values: Record<string, unknown> = { dataset, from: months.from, to: months.to };
  const parts = ['r.dataset = :dataset', 'r.month BETWEEN :from AND :to'];
  const add = (name: string, value: unknown, text: string) => {
    if (value === undefined) return;
    values[name] = value;
    parts.push(text);
  };
  const unitPrice = unit === 'sqft' ? 'r.psf' : 'r.psm';
  const inCents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
  const inTenths = (area: number | undefined) => (area === undefined ? undefined : tenthsOf(area, unit));
  add('regions', filters.regions, 'r.region = ANY(:regions::text[])');
  add('places', filters.places, 'r.place = ANY(:places::int[])');
  add('kinds', filters.kinds, 'r.kind = ANY(:kinds::text[])');
  add('model', filters.model, 'r.model = :model');
  add('saletypes', filters.saleTypes, 'r.sale_type = ANY(:saletypes::text[])');
  add('tenures', filters.tenures, 'r.tenure = ANY(:tenures::text[])');
  add('segments', filters.segments, 'r.segment = ANY(:segments::text[])');
  add('bedrooms', filters.bedrooms, 'r.bedrooms = ANY(:bedrooms::int[])');
  add('pricefrom', filters.priceFrom, 'r.price >= :pricefrom');
  add('priceto', filters.priceTo, 'r.price <= :priceto');
  add('unitfrom', inCents(filters.unitPriceFrom), `${unitPrice} >= :unitfrom`);
  add('unitto', inCents(filters.unitPriceTo), `${unitPrice} <= :unitto`);
  // A tenancy matches if its band overlaps the requested one; an open band has no end.
  const hasBands = dataset === 'rental' || dataset === 'approval';
  const [least, largest] = hasBands ? ['r.area', 'r.area_to'] : ['r.area', 'r.area'];
  const isKnown = hasBands ? 'coalesce(r.area, r.area_to) IS NOT NULL AND ' : '';
  const orOpen = (column: string) => (hasBands ? `${column} IS NULL OR ` : '');
  add('areafrom', inTenths(filters.areaFrom), `${isKnown}(${orOpen(largest)}${largest} >= :areafrom)`);
  add('areato', inTenths(filters.areaTo), `${isKnown}(${orOpen(least)}${least} <= :areato)`);
  add('floorfrom', filters.floorFrom, 'r.floor_to >= :floorfrom');
  add('newsince', filters.newSince, 'r.id > :newsince');
  add('floorto', filters.floorTo, 'r.floor_from <= :floorto');
  return { text: parts.join(' AND '), values };
};

/** A town has some hundred blocks, and its blocks some thousand sales. */
const fewRegions = 3;
const fewPlaces = 500;

/** Whether it asks for a few places: then it finds few rows in however many years. */
export const hasFewPlaces = ({ regions, places }: RowFilters): boolean =>
  (regions !== undefined && regions.length <= fewRegions) || (places !== undefined && places.length <= fewPlaces);

/** Values with commas between them; undefined for none. */
export const listed = (text: string | undefined): string[] | undefined => {
  const values = (text ?? '').split(',').map((value) => value.trim());
  const nonEmpty = values.filter((value) => value !== '');
  return nonEmpty.length > 0 ? nonEmpty : undefined;
};

/** Numbers under a hundred separated by commas, as of bedrooms; anything else is left out. Undefined if there are none. */
export const listedNumbers = (text: string | undefined): number[] | undefined =>
  listed(text)
    ?.map(Number)
    .filter((value) => Number.isInteger(value) && value >= 0 && value < 100);
