import { streetKey } from '#features/property/rules/address.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { figures, figuresOf, type Measure, unitColumn } from '../figures/statistics.server.ts';
import { type Level, levelsByNearness } from '../open-market/listings.words.ts';
import { type Condition, conditionOf } from '../search/condition.server.ts';
import type { Months } from '../search/months.rules.ts';
import type { Figures } from '../search/search.calls.ts';
import type { MeasurementUnit } from '../tools.words.ts';
import { type Alike, areaBand, enough, hasAreas } from './comparables.rules.ts';

/** A home that others are compared with. `region`: its HDB town or postal district, where that is known. */
type Home = {
  block: string;
  street: string;
  building: string;
  region: string | undefined;
  /** Tenths of a square metre; null where it is not known. */
  tenths: number | null;
};

type Input = { alike: Alike; months: Months; unit: MeasurementUnit };

/** Prices of the nearest comparable homes, with the condition that finds them. Amounts are in cents. */
type Nearest = { level: Level; counted: number; measure: Measure; paid: Figures; condition: Condition };

/** SQL for the places of each level. A level is missing if the address lacks its part. */
const wheres = (isFlat: boolean, { block, street, building, region }: Home): Partial<Record<Level, string>> => {
  const inPlaces = (which: string) => `r.place IN (SELECT id FROM market_place WHERE dataset = :dataset AND ${which})`;
  const isKnown = isFlat ? block !== '' && street !== '' : building !== '';
  return {
    ...(isKnown && { BUILDING: inPlaces(isFlat ? 'street_key = :street AND block = :block' : 'project = :project') }),
    ...(street !== '' && { STREET: inPlaces('street_key = :street') }),
    ...(region !== undefined && { REGION: 'r.region = :region' }),
  };
};

/**
 * Homes like one, of its block or project, else its street, else its town or district, until there are five; of the widest where there
 * are fewer everywhere. One statement. Undefined where there are none.
 */
export const findNearest = async (
  { db }: Pick<Reading, 'db'>,
  home: Home,
  { alike: { dataset, ...types }, months, unit }: Input,
): Promise<Nearest | undefined> => {
  const measure: Measure = hasAreas(dataset) && home.tenths !== null ? 'unitPrice' : 'price';
  const column = measure === 'price' ? 'r.price' : `r.${unitColumn(unit)}`;
  const { text, values } = conditionOf({ dataset, months, unit }, types);
  const band = areaBand(home.tenths ?? 0);
  // A tenancy of a private home has a band of areas: it is alike where that overlaps.
  const isOfArea =
    measure === 'price' ? '' : ` AND ${dataset === 'rental' ? 'r.area_to' : 'r.area'} >= :least AND r.area <= :most`;
  const all = {
    ...values,
    least: band.from,
    most: band.to,
    block: home.block.toUpperCase(),
    street: streetKey(home.street),
    project: home.building.toUpperCase(),
    region: home.region ?? '',
  };
  const alikeText = `${text}${isOfArea} AND r.units = 1 AND ${column} IS NOT NULL`;
  const texts = wheres(dataset === 'hdb' || dataset === 'approval', home);
  const parts = Object.entries(texts).map(
    ([level, where]) =>
      `SELECT '${level}' AS level, count(*) AS counted, ${figuresOf(column)} AS paid FROM market_row r WHERE ${alikeText} AND ${where}`,
  );
  if (parts.length === 0) return undefined;
  const levels = await ask<{ level: Level; counted: number; paid: number[] | null }>(
    db,
    parts.join(' UNION ALL '),
    all,
    { prepared: false },
  );
  const byLevel = new Map(levels.map((each) => [each.level, each]));
  const withSales = levelsByNearness.flatMap((level) => byLevel.get(level) ?? []).filter(({ counted }) => counted > 0);
  const nearest = withSales.find(({ counted }) => counted >= enough) ?? withSales.at(-1);
  const paid = figures(nearest?.paid ?? null, measure === 'price' ? 100 : 1);
  if (!nearest || !paid) return undefined;
  const condition = { text: `${alikeText} AND ${texts[nearest.level]}`, values: all };
  return { level: nearest.level, counted: nearest.counted, measure, paid, condition };
};
