import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Cents } from '#platform/contract/money.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import classes from '../Lines.module.css';

const typingPause = 250;

/** What is typed, and after a pause what is searched. `isCurrent`: whether it is the same. */
export const useSearch = () => {
  const [typed, type] = useState('');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  return { typed, type, search, isCurrent: search === typed.trim() };
};

type Offered = { id: string; number: string; sub: string; cents: Cents };

type Props = {
  label: string;
  description: string;
  typed: string;
  onType: (typed: string) => void;
  /** Whether `offered` matches what is typed, and not what was typed before, which Enter must not add. */
  isCurrent: boolean;
  /** What matches, and its heading for those who can't see it; undefined while it is searched. */
  offered: Offered[] | undefined;
  heading: string;
  /** Said if nothing matches. */
  none: string;
  onAdd: (id: string) => void;
};

/** A search whose results are added one by one: by their button, and the first by Enter. */
export const SearchToAdd = ({ label, description, typed, onType, isCurrent, offered, heading, none, onAdd }: Props) => (
  <div>
    <TextInput
      label={label}
      description={description}
      type="search"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isCurrent && offered?.[0]) onAdd(offered[0].id);
      }}
    />
    {typed && offered && (
      <ul aria-label={heading} aria-live="polite">
        {offered.map(({ id, number, sub, cents }) => (
          <li key={id} className={classes.line}>
            <TwoLines sub={sub}>{number}</TwoLines>
            <span className={classes.end}>
              <Money cents={cents} />
              <Button size="compact-sm" variant="default" aria-label={`Add ${number}`} onClick={() => onAdd(id)}>
                Add
              </Button>
            </span>
          </li>
        ))}
        {offered.length === 0 && <li className={classes.none}>{none}</li>}
      </ul>
    )}
  </div>
);
