/** The part of useListSearch that filters need. */
export type FilterTarget<Filter extends string> = {
  filters: Partial<Record<Filter, string>>;
  setFilter: (name: Filter, value: string | undefined, typing?: boolean) => void;
  setFilters: (filters: Partial<Record<Filter, string>>) => void;
  clear: () => void;
};
