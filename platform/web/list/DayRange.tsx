import { DayInput } from '../form/DayInput.tsx';
import type { FilterTarget } from './filterTarget.ts';

/** The filters that hold the first and the last day. `of` says which days, where a list has several kinds: `Submitted`. */
export type Days<Filter extends string> = { from: Filter; to: Filter; of?: string };

type Props<Filter extends string> = Days<Filter> & { list: Pick<FilterTarget<Filter>, 'filters' | 'setFilter'> };

/** A filter for the first and the last day of a list. Either may be empty. */
export function DayRange<Filter extends string>({ list: { filters, setFilter }, from, to, of }: Props<Filter>) {
  return [from, to].map((name) => {
    const end = name === from ? 'From' : 'To';
    const label = of ? `${of} ${end.toLowerCase()}` : end;
    return (
      <DayInput
        key={name}
        aria-label={label}
        placeholder={label}
        w={172}
        keeps
        value={filters[name]}
        onChange={(day) => setFilter(name, day ?? undefined)}
      />
    );
  });
}
