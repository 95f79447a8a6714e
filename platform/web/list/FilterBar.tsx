import { ActionIcon, Button, CloseButton, Select, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isIdentityLike } from '#platform/contract/typed/private-search.ts';
import { phoneQuery, useMedia } from '../kit/hooks/useMedia.ts';
import classes from './FilterBar.module.css';

/** A filter with a few options. It is shown as a select, and as a chip once chosen. */
export type FilterSelect<Filter extends string> = {
  name: Filter;
  label: string;
  options: { value: string; label: string }[];
  width?: number;
  searchable?: boolean;
};

/** The part of useListSearch that filters need. */
export type FilterTarget<Filter extends string> = {
  filters: Partial<Record<Filter, string>>;
  setFilter: (name: Filter, value: string | undefined, typing?: boolean) => void;
  clear: () => void;
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
  /** Chips for filters that are set elsewhere, such as a day or a person. */
  chips?: { name: Filter; label: string }[];
  /** What the list is of, such as a year: always set, so it has no chip and stands first. */
  lead?: ReactNode;
  /** Filters of another kind, after the selects. */
  children?: ReactNode;
};

/**
 * The search and the selects of a list in one row. A chosen filter is a chip that can be removed. On a phone several
 * filters are behind a button, so that the rows are not below the screen and filters that nobody opens are not drawn.
 */
export function FilterBar<Filter extends string>(props: Props<Filter>) {
  const { list, search, selects = [], chips = [], lead, children } = props;
  const open = selects.filter(({ name }) => !list.filters[name]);
  const chosen = selects.flatMap(({ name, label, options }) => {
    const value = list.filters[name];
    if (!value) return [];
    const word = options.find((option) => option.value === value)?.label ?? value;
    return [{ name, label: `${label}: ${word}` }];
  });
  const shown = [...chosen, ...chips.filter(({ name }) => list.filters[name])];
  const foldable = useMedia(phoneQuery) && (selects.length > 1 || Boolean(children));
  // Days have no chip, so their fields are not hidden when the page opens.
  const hasDays = Boolean(children) && ('from' in list.filters || 'to' in list.filters);
  const [unfolded, setUnfolded] = useState(hasDays);
  const folded = foldable && !unfolded;
  const fields = useId();
  // What is kept out of the address is cleared with the box.
  const [cleared, setCleared] = useState(0);
  return (
    <div className={classes.bar} data-foldable={foldable || undefined}>
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
      {foldable && (
        <ActionIcon
          variant={hasDays ? 'light' : 'default'}
          size={36}
          aria-label={hasDays ? 'Filters, days chosen' : 'Filters'}
          aria-expanded={!folded}
          aria-controls={fields}
          onClick={() => setUnfolded(folded)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <div id={fields} className={classes.fields}>
        {!folded && (
          <>
            {open.map(({ name, label, options, width = 140, searchable = false }) => (
              <Select
                key={name}
                className={classes.select}
                w={width}
                aria-label={label}
                placeholder={label}
                data={options}
                value={null}
                searchable={searchable}
                onChange={(value) => list.setFilter(name, value ?? undefined)}
              />
            ))}
            {children}
          </>
        )}
      </div>
      {shown.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={`${label}, remove filter`}
          onClick={() => list.setFilter(name, undefined)}
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
