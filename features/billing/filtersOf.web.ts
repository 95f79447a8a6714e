type OfList = { pageNumber?: unknown; pageSize?: unknown; sortBy?: unknown; sortDirection?: unknown };

/** The filters of a list's query alone, for its file, which has all rows in one order. */
export const filtersOf = <Q extends OfList>(query: Q): Omit<Q, keyof OfList> => {
  const { pageNumber: _page, pageSize: _size, sortBy: _by, sortDirection: _direction, ...filters } = query;
  return filters;
};
