import { useState } from 'react';
import type { FilterTarget } from '#platform/web/list/FilterBar.tsx';
import type { Line } from '../contract/lines.ts';

type Filter = 'search' | 'state';

const isIn: Record<string, (line: Line) => boolean> = {
  WAITING: ({ paidOn }) => paidOn === null,
  PAID: ({ paidOn, returnedOn }) => paidOn !== null && returnedOn === null,
  RETURNED: ({ returnedOn }) => returnedOn !== null,
};

export const lineStates = [
  { value: 'WAITING', label: 'Not paid yet' },
  { value: 'PAID', label: 'Paid' },
  { value: 'RETURNED', label: 'Returned' },
];

/** The lines of a run by payee, number, voucher and state. All of them are on the page, so they are looked through here. */
export const useLineFilters = (lines: Line[]) => {
  const [filters, setFilters] = useState<Partial<Record<Filter, string>>>({});
  const words = filters.search?.toLowerCase() ?? '';
  const found = lines.filter(
    (line) =>
      [line.name, line.payeeNo, line.voucher ?? ''].some((text) => text.toLowerCase().includes(words)) &&
      (isIn[filters.state ?? '']?.(line) ?? true),
  );
  const list: FilterTarget<Filter> = {
    filters,
    setFilter: (name, value) => setFilters((current) => ({ ...current, [name]: value || undefined })),
    clear: () => setFilters({}),
  };
  return { list, found, isFiltered: Object.values(filters).some(Boolean) };
};
