import { ActionIcon, Button, CloseButton, MantineThemeProvider, Popover, Select, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { isIdentityLike } from '#platform/contract/typed/private-search.ts';
import { phoneQuery, useMedia } from '../kit/hooks/useMedia.ts';
import { DayRange, type Days } from './DayRange.tsx';
import classes from './FilterBar.module.css';
import type { FilterTarget } from './filterTarget.ts';

/** A filter with a few options: a select, and a chip once chosen. The one that is called `State` is tabs above a list (`List.tsx`). */
export type FilterSelect<Filter extends string> = {
  name: Filter;
  label: string;
  options: { value: string; label: string }[];
  width?: number;
  searchable?: boolean;
};

const typingPause = 300;

/** What is typed and must stand in no address is used by the page itself, or by nobody. */
export type KeptOut = { isKept: (typed: string) => boolean; use: (typed: string | undefined) => void };

type BoxProps = { label: string; value: string; onChange: (value: string) => void; keptOut: KeptOut | undefined };

function SearchBox({ label, value, onChange, keptOut }: BoxProps) {
  const isKept = keptOut?.isKept ?? isIdentityLike;
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = (typed) => {
    const kept = isKept(typed);
    keptOut?.use(kept ? typed : undefined);
    const shown = kept ? '' : typed;
    if (shown === sent.current) return;
    sent.current = shown;
    onChange(shown);
  };

  useEffect(() => {
    // The Back button and Clear change the value from outside.
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      error={!keptOut && isKept(typed) && 'Identity numbers are not searched here.'}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSection={typed && <CloseButton size="sm" aria-label="Clear search" onClick={() => setTyped('')} />}
    />
  );
}

type Props<Filter extends string> = {
  list: FilterTarget<Filter>;
  /** The free-text filter. Its label says what it searches: `Case number, address, party`. */
  search?: { name: Filter; label: string; keptOut?: KeptOut | undefined };
  selects?: FilterSelect<Filter>[];
  /** Filters for the first and the last day, and their words where a list has days of several kinds. */
  days?: Days<Filter> | false | undefined;
  /** Chips for filters that are set elsewhere, such as a day or a person. */
  chips?: { name: Filter; label: string }[];
  /** What the list is of, such as a year: always set, so it has no chip and stands first. */
  lead?: ReactNode;
  /** Filters of another kind, after the selects. */
  children?: ReactNode;
  /** All filters stand in the row on a wide screen: on a page that is a search. */
  standing?: boolean;
};

/**
 * The search of a list, and its filters behind one button, unless there is only one. A chosen filter is a chip that can be removed,
 * and so are its days.
 */
export function FilterBar<Filter extends string>(props: Props<Filter>) {
  const { list, search, selects = [], days, chips = [], lead, children, standing = false } = props;
  const phone = useMedia(phoneQuery);
  const open = selects.filter(({ name }) => !list.filters[name]);
  const shown: Chip<Filter>[] = [
    ...chosenOf(selects, list.filters),
    ...chips.filter(({ name }) => list.filters[name]),
    ...(days ? daysChip(days, list.filters) : []),
  ];
  const isOne = selects.length === 1 && !children && !days;
  const inRow = isOne || (standing && !phone);
  const fields = (
    <>
      {(inRow ? open : selects).map((select) => (
        <OneSelect
          key={select.name}
          select={select}
          inRow={inRow}
          value={list.filters[select.name] ?? null}
          onChoose={(value) => list.setFilter(select.name, value)}
        />
      ))}
      {children}
      {days && <DayRange list={list} {...days} />}
    </>
  );
  // What is kept out of the address is cleared with the box.
  const [cleared, setCleared] = useState(0);
  return (
    <div className={classes.bar}>
      {lead}
      {search && (
        <SearchBox
          key={cleared}
          label={search.label}
          value={list.filters[search.name] ?? ''}
          onChange={(value) => list.setFilter(search.name, value, true)}
          keptOut={search.keptOut}
        />
      )}
      {inRow ? (
        fields
      ) : selects.length > 0 || children || days ? (
        <FilterButton compact={phone}>{fields}</FilterButton>
      ) : null}
      {shown.map(({ name, label, also }) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={`${label}, remove filter`}
          onClick={() => (also ? list.setFilters(without(list.filters, name, also)) : list.setFilter(name, undefined))}
        >
          {label}
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      ))}
      {shown.length > 1 && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            list.clear();
            search?.keptOut?.use(undefined);
            setCleared((times) => times + 1);
          }}
        >
          Clear all
        </Button>
      )}
    </div>
  );
}

function FilterButton({ compact, children }: { compact: boolean; children: ReactNode }) {
  return (
    <Popover position="bottom-start" width={260} trapFocus returnFocus>
      <Popover.Target>
        {compact ? (
          <ActionIcon variant="default" size={36} aria-label="Filter">
            <IconAdjustmentsHorizontal size={18} stroke={1.7} />
          </ActionIcon>
        ) : (
          <Button variant="default" className={classes.add} leftSection={<IconPlus size={16} stroke={1.7} />}>
            Filter
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label="Filter">
        {/* A list of options outside of the dropdown would close it when one is chosen. */}
        <MantineThemeProvider theme={{ components: { Combobox: { defaultProps: { withinPortal: false } } } }} inherit>
          <div className={classes.fields}>{children}</div>
        </MantineThemeProvider>
      </Popover.Dropdown>
    </Popover>
  );
}

type SelectProps<Filter extends string> = {
  select: FilterSelect<Filter>;
  inRow: boolean;
  value: string | null;
  onChoose: (value: string | undefined) => void;
};

const OneSelect = <Filter extends string>({ select, inRow, value: chosen, onChoose }: SelectProps<Filter>) => (
  <Select
    className={classes.select}
    {...(inRow && { w: select.width ?? 140 })}
    aria-label={select.label}
    placeholder={select.label}
    data={select.options}
    value={chosen}
    searchable={select.searchable ?? false}
    onChange={(value) => onChoose(value ?? undefined)}
  />
);

type Filters<Filter extends string> = Partial<Record<Filter, string>>;
type Chip<Filter extends string> = { name: Filter; label: string; also?: Filter };

const chosenOf = <Filter extends string>(selects: FilterSelect<Filter>[], filters: Filters<Filter>): Chip<Filter>[] =>
  selects.flatMap(({ name, label, options }) => {
    const value = filters[name];
    if (!value) return [];
    const word = options.find((option) => option.value === value)?.label ?? value;
    return [{ name, label: `${label}: ${word}` }];
  });

/** Both days are one chip. */
const daysChip = <Filter extends string>({ from, to, of }: Days<Filter>, filters: Filters<Filter>): Chip<Filter>[] => {
  const first = filters[from];
  const last = filters[to];
  if (!first && !last) return [];
  const words = first && last ? `${formatDay(first)} – ${formatDay(last)}` : boundOf(first, last);
  return [{ name: from, also: to, label: of ? `${of} ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}` }];
};

const boundOf = (first: string | undefined, last: string | undefined) =>
  first ? `from ${formatDay(first)}` : `until ${formatDay(last ?? '')}`;

const without = <Filter extends string>(filters: Filters<Filter>, ...names: Filter[]) =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as Filter))) as Filters<Filter>;
