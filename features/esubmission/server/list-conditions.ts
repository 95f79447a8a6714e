import { addDays, startOfDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { esubmission } from '../contract.ts';
import { isCaseNo, likePattern, searchWords } from '../search-text.ts';

export type ListQuery = Input<typeof esubmission.list>['query'];
/** The list without its pages. */
export type ListChoice = Input<typeof esubmission.exportList>['query'];

/** Values of a statement under way: each gets the next `$n`. */
export type Values = { all: unknown[]; add(value: unknown): string };

export const valuesOf = (): Values => {
  const all: unknown[] = [];
  return { all, add: (value) => `$${all.push(value)}` };
};

/** The filters as SQL over `e`, but for the status: the chips count every status under the others. */
export const conditions = (query: ListChoice, values: Values): string[] => {
  const { search, transactionType, propertyCategory, from, to } = query;
  return [
    ...(transactionType ? [`e.transaction_type = ${values.add(transactionType)}`] : []),
    ...(propertyCategory ? [`e.property_category = ${values.add(propertyCategory)}`] : []),
    ...(from ? [`e.created_at >= ${values.add(startOfDay(from))}`] : []),
    ...(to ? [`e.created_at < ${values.add(startOfDay(addDays(to, 1)))}`] : []),
    ...searchWords(search ?? '').map((word) =>
      isCaseNo(word)
        ? `e.case_no = ${values.add(word.toUpperCase())}`
        : `e.search LIKE ${values.add(likePattern(word))}`,
    ),
  ];
};

/** Statuses as literals: numbers of ours, which tell the planner how many rows to expect; a parameter would not. */
export const statusIn = (ids: number[]): string => (ids.length > 0 ? `e.status IN (${ids.join(', ')})` : 'false');

const sorts = {
  CreatedDate: ['created_at', 'id'],
  SubmittedDate: ['submitted_at', 'id'],
  CaseNo: ['case_no'],
  Price: ['price_cents', 'id'],
  Commission: ['commission_cents', 'id'],
  Status: ['status', 'created_at', 'id'],
} satisfies Record<ListQuery['sortBy'], string[]>;

/** What an order may ask for, `id` and `status` among them. */
export const orderColumns = [...new Set(Object.values(sorts).flat())];

/** ORDER BY from an allow-list, as an index has it forwards or backwards; the last column tells equal rows apart. */
export const orderOf = ({ sortBy, sortDirection }: ListChoice, table: string): string => {
  const direction = sortDirection === 'asc' ? 'ASC' : 'DESC';
  // The index of statuses has the newest first in each.
  const turned = sortDirection === 'asc' ? 'DESC' : 'ASC';
  return sorts[sortBy]
    .map((column, index) => `${table}.${column} ${sortBy === 'Status' && index > 0 ? turned : direction}`)
    .join(', ');
};

export const pageOf = ({ pageNumber, pageSize }: ListQuery, values: Values): string =>
  `LIMIT ${values.add(pageSize)} OFFSET ${values.add((pageNumber - 1) * pageSize)}`;
