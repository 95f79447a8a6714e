import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Sending } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { ListDefinition } from '#platform/web/list/listSearch.ts';
import { type UseList, useListSearch } from '#platform/web/list/useListSearch.ts';
import { firstTool } from '../lists.web.ts';
import type { MeasurementUnit, Tool } from '../tools.words.ts';
import { inOtherUnit, unitOf } from '../units.rules.ts';

/** A search in the address: its filters by their names, in texts, without what stays when they are cleared. */
export type ToolList = Omit<UseList<string>, 'setFilters' | 'query'> & {
  setFilters: (next: Record<string, string | undefined>) => void;
};

/** A search as the address says it: the tab, the unit of area, the filters, and its answer. */
export function useTool<E extends Endpoint, Filter extends string>(
  call: Call<E>,
  { tool, search }: { tool: Tool; search: ListDefinition<Filter> },
) {
  const listed = useListSearch(search);
  const all = listed.filters as Record<string, string>;
  const { tab: _, measurementUnit, groupType, ...filters } = all;
  const unit = unitOf(measurementUnit ?? 'sqft');
  const { tab: __, search: typed, ...rest } = listed.query as Record<string, unknown>;
  // One letter finds nearly everything: the search waits for the second.
  const isAsked = tool === 'open-market' || String(typed ?? '').length > 1;
  const searchQuery = typed !== undefined && isAsked ? { ...rest, search: typed } : rest;
  const result = useData(call, { query: searchQuery } as unknown as Sending<E>, { keepPrevious: true });
  const set = (next: Record<string, string | undefined>) => listed.setFilters(next as typeof listed.filters);
  const tab = tool === firstTool ? undefined : tool;
  const keptFilters = { tab, measurementUnit, groupType };
  const list: ToolList = {
    ...listed,
    filters,
    setFilter: listed.setFilter as ToolList['setFilter'],
    setFilters: (next) => set({ ...next, ...keptFilters }),
    clear: () => set(keptFilters),
  };
  /** Converts filters on areas and unit prices to the other unit. */
  const setUnit = (next: MeasurementUnit) =>
    next === unit || set({ ...inOtherUnit(filters, next), ...keptFilters, measurementUnit: next });
  /** Another kind of records begins a new search. */
  const setGroup = (next: string) => set({ tab, measurementUnit, groupType: next });
  return { list, result, searchQuery, unit, setUnit, groupType, setGroup };
}
