import type { Endpoint, Request } from '#platform/contract/endpoint.ts';
import type { FilterShape } from '#platform/contract/paging.ts';
import type { Call } from '../api/client.ts';
import type { Sort } from '../kit/table/column.ts';

/** Reads one filter from the URL. Returns undefined for a text that the list does not know. */
export type FilterParser = (raw: string) => string | undefined;

const textOf =
  (most: number): FilterParser =>
  (raw) =>
    raw.trim().slice(0, most) || undefined;

/** Free text, trimmed, at most 200 characters. */
export const text = textOf(200);

/** One of a few words. */
export const oneOf =
  (...allowed: string[]): FilterParser =>
  (raw) =>
    allowed.includes(raw) ? raw : undefined;

/** A day, `YYYY-MM-DD`. */
export const day: FilterParser = (raw) =>
  /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;

/** A whole number of zero or more. */
export const wholeNumber: FilterParser = (raw) => (/^\d{1,15}$/.test(raw) ? raw : undefined);

export type ListOptions<Filter extends string> = {
  filters: Record<Filter, FilterParser>;
  /** The server's sort keys. */
  sortable: readonly string[];
  sort: Sort;
  size: number;
};

/** A list's state in the URL, without values that are the list's defaults. `sort=-optionDate` is descending. */
export type ListSearch<Filter extends string> = { page?: number; size?: number; sort?: string } & {
  [F in Filter]?: string;
};

export type ListState<Filter extends string> = {
  page: number;
  size: number;
  sort: Sort;
  filters: Partial<Record<Filter, string>>;
};

export type ListDefinition<Filter extends string> = ListOptions<Filter> & {
  /** For a route's `validateSearch`. It drops unknown values and never throws. */
  validate: (raw: Record<string, unknown>) => ListSearch<Filter>;
  /** The state of a URL, with the list's defaults filled in. */
  stateOf: (search: ListSearch<Filter>) => ListState<Filter>;
  /** The search of a state, for a link or a navigation. */
  searchOf: (state: ListState<Filter>) => ListSearch<Filter>;
};

const sortText = ({ by, direction }: Sort) => (direction === 'desc' ? `-${by}` : by);

const asText = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined;

const positive = (raw: unknown, most: number): number | undefined => {
  const number = typeof raw === 'number' ? raw : Number(asText(raw) ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

/** Page, size, sort and filters of a list in the URL, so that links show the same rows and the Back button works. */
export function listSearch<const Filter extends string>(options: ListOptions<Filter>): ListDefinition<Filter> {
  const names = Object.keys(options.filters) as Filter[];
  const sortTexts = new Set(options.sortable.flatMap((by) => [by, `-${by}`]));

  const stateOf = (search: ListSearch<Filter>): ListState<Filter> => {
    const sort = search.sort;
    const filters: Partial<Record<Filter, string>> = {};
    for (const name of names) {
      const value: string | undefined = search[name];
      if (value !== undefined) filters[name] = value;
    }
    return {
      page: search.page ?? 1,
      size: search.size ?? options.size,
      sort: sort ? { by: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' } : options.sort,
      filters,
    };
  };

  const searchOf = ({ page, size, sort, filters }: ListState<Filter>): ListSearch<Filter> => {
    const search: Record<string, string | number> = {};
    for (const name of names) {
      const value = filters[name];
      if (value) search[name] = value;
    }
    if (sortText(sort) !== sortText(options.sort)) search.sort = sortText(sort);
    if (size !== options.size) search.size = size;
    if (page !== 1) search.page = page;
    return search as ListSearch<Filter>;
  };

  const validate = (raw: Record<string, unknown>): ListSearch<Filter> => {
    const sort = asText(raw.sort);
    const search: Record<string, unknown> = {
      page: positive(raw.page, 1_000_000),
      size: positive(raw.size, 9999),
      sort: sort !== undefined && sortTexts.has(sort) ? sort : undefined,
    };
    for (const name of names) {
      const given = asText(raw[name]);
      search[name] = given === undefined ? undefined : options.filters[name](given);
    }
    const known = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
    return searchOf(stateOf(known as ListSearch<Filter>));
  };

  return { ...options, validate, stateOf, searchOf };
}

type Paging = 'pageNumber' | 'pageSize' | 'sortBy' | 'sortDirection';
type FilterOf<E extends Endpoint> = Exclude<keyof Request<E>['query'] & string, Paging>;

type OwnOptions<Without extends string, Own extends string> = {
  /** The default order, if it is not the contract's first sort key, descending. */
  sort?: Sort;
  /** Filters of the call that the page does not offer. */
  without?: readonly Without[];
  /** Filters that the page converts to the call's, or parses in its own way. */
  own?: Record<Own, FilterParser>;
};

const parserOf = (shape: FilterShape): FilterParser => {
  if (shape === 'day') return day;
  return typeof shape === 'number' ? textOf(shape) : oneOf(...shape);
};

/** The URL state of a list call, with the filters and sort keys that the contract declares. */
export const listOf = <E extends Endpoint, const Without extends FilterOf<E> = never, const Own extends string = never>(
  { name, list }: Call<E>,
  { sort, without = [], own }: OwnOptions<Without, Own> = {},
): ListDefinition<Exclude<FilterOf<E>, Without> | Own> => {
  if (!list) throw new Error(`${name} is no list.`);
  const declared = Object.entries(list.filters).filter(([filter]) => !without.includes(filter as Without));
  const filters = { ...Object.fromEntries(declared.map(([filter, shape]) => [filter, parserOf(shape)])), ...own };
  return listSearch({
    filters: filters as Record<Exclude<FilterOf<E>, Without> | Own, FilterParser>,
    sortable: list.sortable,
    sort: sort ?? { by: list.sortable[0] ?? '', direction: 'desc' },
    size: list.size,
  });
};
