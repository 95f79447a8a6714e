import { addMonths, type Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Dataset } from '../datasets.words.ts';
import { figures, figuresOf, medianCents, unitColumn } from '../figures/statistics.server.ts';
import { readDataset } from '../search/dataset.server.ts';
import { unitOf } from '../units.rules.ts';
import { grossYield, isLetByFloor, letAs, premiumOf } from './place.rules.ts';
import type { PlacePage, placeCalls } from './places.calls.ts';

type Place = {
  dataset: Dataset;
  region: string;
  block: string;
  street: string;
  project: string;
  streetKey: string;
};
const placeText =
  'SELECT dataset, region, block, street, project, street_key AS "streetKey" FROM market_place WHERE id = $1';

type Facts = Pick<PlacePage, 'types' | 'tenures' | 'leaseStart' | 'rows' | 'firstMonth' | 'lastMonth'>;
const factsText = `
  SELECT array_agg(DISTINCT kind ORDER BY kind) AS types,
    coalesce(array_agg(DISTINCT tenure_text ORDER BY tenure_text) FILTER (WHERE tenure_text <> ''), '{}') AS tenures,
    min(lease_start) AS "leaseStart", count(*) AS rows, min(month) AS "firstMonth", max(month) AS "lastMonth"
  FROM market_row r WHERE place = $1 HAVING count(*) > 0`;

const highestText = `
  SELECT price, month FROM market_row WHERE place = $1 ORDER BY units = 1 DESC, price DESC, month DESC LIMIT 1`;

type Latest = { counted: number; price: number[] | null; unitPrice: number[] | null };

/** A sale that has no area has no unit price; a tenancy has one by the middle of its band. */
const latestText = (column: string): string => `
  SELECT count(*) FILTER (WHERE r.units = 1) AS counted, ${figuresOf('r.price')} AS price, ${figuresOf(`r.${column}`)} AS "unitPrice"
  FROM market_row r WHERE r.place = :id AND r.month >= :since`;

const yearsText = (column: string): string => `
  SELECT extract(year FROM month)::int AS year, count(*) AS rows, ${medianCents('price', 100)} AS median, ${medianCents(column, 1)} AS "unitMedian"
  FROM market_row r WHERE place = $1 AND units = 1 GROUP BY 1 ORDER BY 1 DESC`;

const floorsText = (column: string): string => `
  SELECT (floor_from - 1) / 5 * 5 + 1 AS "from", count(*) AS rows, ${medianCents(column, 1)} AS "unitMedian"
  FROM market_row r
  WHERE place = :id AND month >= :since AND units = 1 AND floor_from > 0 AND ${column} IS NOT NULL GROUP BY 1 ORDER BY 1`;

/**
 * Sales and tenancies of one kind of home, each by itself, with sales under the names of tenancies (`:names`);
 * in the twelve months that each ends with; of private homes by the unit of area.
 */
type Rent = { type: string; rows: number; median: number; unitMedian: number | null };
const rentsText = (column: string, where: string): string => `
  SELECT coalesce(:names::jsonb ->> r.kind, r.kind) AS type, count(*) AS rows, ${medianCents('r.price', 100)} AS median, ${medianCents(`r.${column}`, 1)} AS "unitMedian"
  FROM market_row r JOIN market_place p ON p.id = r.place
  WHERE r.dataset = :dataset AND r.month BETWEEN :from AND :to AND r.units = 1 AND ${where} GROUP BY 1 ORDER BY 2 DESC`;

type Period = { from: Day; to: Day };
const yearTo = (to: Day): Period => ({ from: addMonths(to, -11), to });

/** A block or project with its sales and tenancies. */
export const readPlace = async (
  at: Reading,
  { params: { id }, query }: Input<typeof placeCalls.place>,
): Promise<PlacePage> => {
  const [place] = await ask<Place>(at.db, placeText, [id]);
  const [facts] = await ask<Facts>(at.db, factsText, [id]);
  if (!place || !facts) throw missing('place');
  const { source } = await readDataset(at, place.dataset);
  const column = unitColumn(unitOf(query.measurementUnit));
  const last = source.dataTo ?? facts.lastMonth;
  const [[highest], [latest], years, floors, rents] = await Promise.all([
    ask<{ price: number; month: Day }>(at.db, highestText, [id]),
    ask<Latest>(at.db, latestText(column), { id, since: yearTo(last).from }),
    ask<{ year: number; rows: number; median: number; unitMedian: number | null }>(at.db, yearsText(column), [id]),
    ask<{ from: number; rows: number; unitMedian: number }>(at.db, floorsText(column), {
      id,
      since: addMonths(last, -59),
    }),
    rentsOf(at, place, { id, column, sales: yearTo(last) }),
  ]);
  const price = figures(latest?.price ?? null, 100);
  const all = floors.map(({ rows, unitMedian }) => ({ rows, unitMedian }));
  return {
    placeId: id,
    dataset: place.dataset,
    name: place.project || [place.block, place.street].filter(Boolean).join(' '),
    street: place.street,
    block: place.block,
    project: place.project,
    region: place.region,
    ...facts,
    highest: { priceCents: (highest?.price ?? 0) * 100, month: highest?.month ?? facts.lastMonth },
    latest: price && latest ? { counted: latest.counted, price, unitPrice: figures(latest.unitPrice, 1) } : null,
    years: years.map(({ year, rows, median: middle, unitMedian }) => ({
      year,
      rows,
      medianCents: middle,
      unitMedianCents: unitMedian,
    })),
    floors: floors.map(({ from, rows, unitMedian }) => ({
      from,
      to: from + 4,
      rows,
      unitMedianCents: unitMedian,
      premium: premiumOf(unitMedian, all),
    })),
    ...rents,
    source,
  };
};

type How = { id: number; column: string; sales: Period };

/** Private homes are compared by the unit of area. That of a landed home is land where it is sold, so that it has no yield. */
const rentsOf = async (
  at: Reading,
  place: Place,
  { id, column, sales }: How,
): Promise<Pick<PlacePage, 'rents' | 'rentPeriod'>> => {
  const isFlat = place.dataset === 'hdb';
  const none = { rents: [], rentPeriod: null };
  if (place.dataset !== 'hdb' && place.dataset !== 'caveat') return none;
  if (!isFlat && place.project === '') return none;
  const rented: Dataset = isFlat ? 'approval' : 'rental';
  const { source } = await readDataset(at, rented);
  if (!source.dataTo) return none;
  const rentPeriod = yearTo(source.dataTo);
  const same = isFlat ? 'p.street_key = :street AND p.block = :block' : 'p.project = :project';
  const parameters = { street: place.streetKey, block: place.block, project: place.project, id, names: '{}' };
  const sold = { ...parameters, ...sales, dataset: place.dataset, names: JSON.stringify(letAs) };
  const prepared = { prepared: false };
  const [rents, sale] = await Promise.all([
    ask<Rent>(at.db, rentsText(column, same), { ...parameters, ...rentPeriod, dataset: rented }, prepared),
    ask<Rent>(at.db, rentsText(column, 'r.place = :id'), sold, prepared),
  ]);
  const rows = rents.map((rent) => {
    const like = isFlat || isLetByFloor(rent.type) ? sale.find(({ type }) => type === rent.type) : undefined;
    return {
      type: rent.type,
      rows: rent.rows,
      medianCents: rent.median,
      saleMedianCents: like && isFlat ? like.median : null,
      grossYield: isFlat
        ? grossYield(rent.median, like?.median ?? null)
        : grossYield(rent.unitMedian, like?.unitMedian ?? null),
    };
  });
  return { rents: rows, rentPeriod: rows.length > 0 ? rentPeriod : null };
};
