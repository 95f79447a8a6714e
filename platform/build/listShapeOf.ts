import * as z from 'zod';
import type { FilterShape, ListShape } from '../contract/paging.ts';

/** The sort keys, page size and filters of a list's query; undefined if the query is not a list's. */
export const listShapeOf = (query: z.ZodObject | undefined): ListShape | undefined => {
  const { properties } = (query ? z.toJSONSchema(query, { unrepresentable: 'any' }) : {}) as { properties?: Shapes };
  if (!properties?.sortBy || !properties.pageSize) return undefined;
  const { pageNumber: _, pageSize, sortBy, sortDirection: __, ...filters } = properties;
  return {
    sortable: sortBy.enum ?? [],
    ...(sortBy['x-fields'] && { fields: sortBy['x-fields'] }),
    size: Number(pageSize.default),
    filters: Object.fromEntries(Object.entries(filters).map(([name, shape]) => [name, filterOf(shape)])),
  };
};

type Shapes = Record<string, JsonShape>;
type JsonShape = {
  default?: unknown;
  enum?: string[];
  'x-fields'?: Record<string, string>;
  const?: string;
  format?: string;
  maxLength?: number;
  items?: JsonShape;
};

/** The shape of a filter. A filter that takes several values is offered as a choice of one. */
const filterOf = ({ items, enum: choices, const: only, format, maxLength = 200 }: JsonShape): FilterShape => {
  if (items) return filterOf(items);
  if (choices) return choices;
  if (only !== undefined) return [only];
  return format === 'date' ? 'day' : maxLength;
};
