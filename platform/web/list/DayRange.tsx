import { DayInput } from '../form/DayInput.tsx';
import type { FilterTarget } from './FilterBar.tsx';

type Props = {
  list: Pick<FilterTarget<'from' | 'to'>, 'filters' | 'setFilter'>;
  /** The words of the two fields, where a list has days of several kinds. */
  words?: { from: string; to: string };
};

/** A filter for the first and the last day of a list. Either may be empty. */
export function DayRange({ list: { filters, setFilter }, words = { from: 'From', to: 'To' } }: Props) {
  return (
    <>
      <DayInput
        aria-label={words.from}
        placeholder={words.from}
        w={172}
        keeps
        value={filters.from}
        onChange={(from) => setFilter('from', from ?? undefined)}
      />
      <DayInput
        aria-label={words.to}
        placeholder={words.to}
        w={172}
        keeps
        value={filters.to}
        onChange={(to) => setFilter('to', to ?? undefined)}
      />
    </>
  );
}
