import { StatusChips } from '../kit/status/StatusChips.tsx';
import type { FilterSelect } from './FilterBar.tsx';
import type { FilterTarget } from './filterTarget.ts';

type Props<Filter extends string> = {
  list: Pick<FilterTarget<Filter>, 'filters' | 'setFilter'>;
  state: FilterSelect<Filter>;
};

/** The states of a list as tabs above it, the first of which is for all. */
export const StateTabs = <Filter extends string>({ list, state: { name, label, options } }: Props<Filter>) => (
  <StatusChips
    label={label}
    chips={[{ value: '', label: 'All' }, ...options]}
    value={list.filters[name] ?? ''}
    onChange={(value) => list.setFilter(name, value || undefined)}
  />
);
