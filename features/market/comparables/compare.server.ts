import { districtOf } from '#features/property/rules/address.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Level, ListedCategory, Purpose } from '../open-market/listings.words.ts';
import { readDataset } from '../search/dataset.server.ts';
import type { MeasurementUnit } from '../tools.words.ts';
import { tenthsOf } from '../unit-price.rules.ts';
import { alikeTo, enough, yearUpTo } from './comparables.rules.ts';
import type { NotCompared } from './compared.words.ts';
import { findNearest } from './nearest.server.ts';

/** A home that is sold or let, and for how much on which day. */
type Subject = {
  purpose: Purpose;
  /** Only homes are compared: of another kind the answer says so. */
  category: string;
  propertyType: string;
  block: string;
  street: string;
  building: string;
  postalCode: string;
  hdbTown: string | null;
  /** Null where it is not known; then prices are compared, and not prices by area. */
  area: number | null;
  unit: MeasurementUnit;
  day: Day;
};

/** `medianCents` is by the unit of area where `isByArea`. `version` is that of the data. */
type Compared =
  | { state: 'NOT_COMPARED'; why: NotCompared }
  | { state: 'COMPARED'; level: Level; counted: number; medianCents: number; isByArea: boolean; version: number };

const homes: readonly string[] = ['hdb', 'private-residential', 'landed'];

/**
 * Median price of comparable homes in the twelve months up to its day: of the nearest five and more. One short statement on the given
 * connection, as it may run within a transaction.
 */
export const compareWithMarket = async (at: Pick<Reading, 'db'>, subject: Subject): Promise<Compared> => {
  const { purpose, category, propertyType, block, street, building, postalCode, hdbTown, area, unit, day } = subject;
  const not = (why: NotCompared): Compared => ({ state: 'NOT_COMPARED', why });
  const alike = homes.includes(category) ? alikeTo(category as ListedCategory, propertyType, purpose) : undefined;
  if (!alike) return not('KIND');
  const { version, source } = await readDataset(at, alike.dataset);
  if (!source.dataTo) return not('NO_DATA');
  const months = yearUpTo(day, source.dataTo);
  if (months.to < addMonths(`${day.slice(0, 7)}-01`, -12) || months.to < (source.dataFrom ?? ''))
    return not('OLD_DATA');
  const region = category === 'hdb' ? (hdbTown ?? undefined) : districtOf(postalCode);
  const home = { block, street, building, region, tenths: area === null ? null : tenthsOf(area, unit) };
  const nearest = await findNearest(at, home, { alike, months, unit });
  if (!nearest || nearest.counted < enough) return not('FEW');
  const { level, counted, paid, measure } = nearest;
  return { state: 'COMPARED', level, counted, medianCents: paid.median, isByArea: measure === 'unitPrice', version };
};
