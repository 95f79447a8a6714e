import { DayInput } from '../form/DayInput.tsx';
import type { FilterTarget } from './FilterBar.tsx';

type Props = { list: FilterTarget<'from' | 'to'> };

/** A filter for the first and the last day of a list. Either may be empty. */
export function DayRange({ list: { filters, setFilter } }: Props) {
  return (
    <>
      <DayInput
        aria-label="From"
        placeholder="From"
        w={172}
        keeps
        value={filters.from}
        onChange={(from) => setFilter('from', from ?? undefined)}
      />
      <DayInput
        aria-label="To"
        placeholder="To"
        w={172}
        keeps
        value={filters.to}
        onChange={(to) => setFilter('to', to ?? undefined)}
      />
    </>
  );
}
