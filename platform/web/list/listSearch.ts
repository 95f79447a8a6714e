import type { Sort } from '../kit/table/column.ts';

/** Reads one filter from the URL: its text, or undefined when it says nothing that the list knows. */
export type FilterParser = (raw: string) => string | undefined;

/** Free text, trimmed, at most 200 characters. */
export const text: FilterParser = (raw) => raw.trim().slice(0, 200) || undefined;

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

/** What stands in the URL: only what differs from the list's own beginning. `sort=-optionDate` is descending. */
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
  /** For a route's `validateSearch`: anything it does not know is dropped, nothing throws. */
  validate: (raw: Record<string, unknown>) => ListSearch<Filter>;
  /** The URL's words with the list's own beginning filled in. */
  stateOf: (search: ListSearch<Filter>) => ListState<Filter>;
  /** And back, for a link or a navigation. */
  searchOf: (state: ListState<Filter>) => ListSearch<Filter>;
};

const sortText = ({ by, direction }: Sort) => (direction === 'desc' ? `-${by}` : by);

const asText = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined;

const positive = (raw: unknown, most: number): number | undefined => {
  const number = typeof raw === 'number' ? raw : Number(asText(raw) ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
};

/** Page, size, sort and filters of one list in the URL, so that a link reproduces what I see and Back works. */
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
