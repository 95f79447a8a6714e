import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import type { Dataset } from '../datasets.words.ts';
import { type Measure, readStatistics, readTrend, unitColumn } from '../figures/statistics.server.ts';
import type { MeasurementUnit, Period } from '../tools.words.ts';
import { unitOf } from '../units.rules.ts';
import { cached } from './answer-cache.server.ts';
import { type Condition, conditionOf, hasFewPlaces, type RowFilters } from './condition.server.ts';
import { readDataset } from './dataset.server.ts';
import { isLong, type Months, monthsBefore, searchedMonths } from './months.rules.ts';
import { placesOf } from './places.server.ts';
import { type Order, readRows, type StoredRow } from './search-rows.server.ts';

/** Query of every search. */
export type SearchQuery = {
  measurementUnit: string;
  sortBy: string;
  sortDirection: 'asc' | 'desc';
  period?: Period | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  search?: string | undefined;
  block?: string | undefined;
  street?: string | undefined;
  project?: string | undefined;
};

/** A search of one kind of records: its filters, and how its rows are shown. */
export type Searched<Query extends SearchQuery, Row> = {
  dataset: (query: Query) => Dataset;
  /** Measure shown in its chart. */
  trend: (query: Query) => Measure;
  filters: (query: Query) => RowFilters;
  /** Columns in SQL by the sort keys; `unitPrice` is known. */
  sorts: Record<string, string>;
  row: (stored: StoredRow, unit: MeasurementUnit) => Row;
};

/** Searches of many places over many years take a processor half a second: of everybody together two at a time. */
const longSearches = fairQueue({
  each: 1,
  all: 2,
  waiting: 6,
  busy: () =>
    new Refusal('market-search.rate', 'Your last searches are still being made. Wait a moment.', { retryAfter: 2 }),
});

/** Does what reads many places of many years when it is its turn, and everything else at once. */
export const inTurn = <T>(at: Reading, isBroad: boolean, work: () => Promise<T>): Promise<T> =>
  isBroad ? longSearches(at.actor.userId, work) : work();

const noData: Months = { from: '1990-01-01', to: '1990-01-01' };

/** The rows of a search as a condition in SQL, with its months. */
export const findRows = async <Query extends SearchQuery>(
  at: Reading,
  search: Searched<Query, unknown>,
  query: Query,
) => {
  const dataset = search.dataset(query);
  const [{ version, source }, places] = await Promise.all([readDataset(at, dataset), placesOf(at, dataset, query)]);
  const data = source.dataFrom && source.dataTo ? { from: source.dataFrom, to: source.dataTo } : noData;
  const months = searchedMonths(query, data);
  const unit = unitOf(query.measurementUnit);
  const filters: RowFilters = { ...search.filters(query), ...(places && { places }) };
  const conditionIn = (some: Months): Condition => conditionOf({ dataset, months: some, unit }, filters);
  const column = query.sortBy === 'unitPrice' ? `r.${unitColumn(unit)}` : (search.sorts[query.sortBy] ?? 'r.month');
  const order: Order = { column, direction: query.sortDirection };
  const isBroad = isLong(months) && !hasFewPlaces(filters);
  return { dataset, version, source, data, months, unit, conditionIn, order, isBroad };
};

type PageQuery = { pageNumber: number; pageSize: number };

/** A page of a search, with what all its rows say together. */
export const answerSearch = async <Query extends SearchQuery & PageQuery, Row>(
  at: Reading,
  search: Searched<Query, Row>,
  query: Query,
) => {
  const result = await findRows(at, search, query);
  const { version, source, data, months, unit, conditionIn, order } = result;
  const condition = conditionIn(months);
  const measure = search.trend(query);
  const keyed = <T>(what: string, { text, values }: Condition, find: () => Promise<T>) =>
    cached(at, [what, version, unit, text, JSON.stringify(values)].join(' '), find);
  const earlier = monthsBefore(months, data);
  const all = earlier ? conditionIn({ from: earlier.from, to: months.to }) : condition;
  const { pageNumber, pageSize } = query;
  const slice = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const find = () =>
    Promise.all([
      readRows(at, condition, order, slice),
      keyed(`figures since ${months.from}`, all, () => readStatistics(at, all, { unit, since: months.from })),
      keyed(`trend of ${measure}`, condition, () => readTrend(at, condition, { of: measure, unit })),
    ]);
  const [rows, { now: statistics, before }, trend] = await inTurn(at, result.isBroad, find);
  return {
    rows: rows.map((row) => search.row(row, unit)),
    totalRecords: statistics.counted + statistics.leftOut,
    period: source.rows > 0 ? months : null,
    statistics,
    before: earlier && before.counted > 0 ? { period: earlier, statistics: before } : null,
    trend: { of: measure, months: trend },
    source,
  };
};
