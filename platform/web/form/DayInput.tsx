import { Input, InputBase, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, startTransition, useRef, useState } from 'react';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { BareText } from './bare.tsx';
import classes from './DayInput.module.css';
import { dayWithin } from './parseDay.ts';
import { still } from './still.tsx';

// Apart: typing a day needs no calendar, and most days are typed.
const load = () => import('./DayCalendar.tsx');

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`; null or undefined when empty. */
  value?: Day | null | undefined;
  onChange?: (value: Day | null) => void;
  min?: Day;
  max?: Day;
};

/** Opened by a click the calendar leaves the focus in the field, so that one may type on; by a key it takes it. */
type Opened = Awaited<ReturnType<typeof load>> & { takesFocus: boolean };

function DayField({ value, onChange, min, max, onBlur, onClick, onKeyDown, error, ...rest }: Props) {
  const current = value ?? null;
  const written = current ? formatDay(current) : '';
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<ReactNode>();
  const [opened, setOpened] = useState<Opened>();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  const open = async (takesFocus: boolean) => {
    if (rest.disabled || rest.readOnly) return;
    // Where it can't be fetched, as offline, the day can still be typed.
    const calendar = await load().catch(() => undefined);
    // Who has gone on meanwhile wants none.
    if (calendar && document.activeElement === input.current) setOpened({ ...calendar, takesFocus });
  };
  const change = (text: string) => {
    setTyped(text);
    setRefused(undefined);
    const { day, problem } = dayWithin(text, min, max);
    if (day || !(problem || rest.required)) onChange?.(day ?? null);
  };
  /** Both the field and its calendar: the one may hand the focus to the other. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current || dropdown.current?.contains(relatedTarget)) return;
    setOpened(undefined);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    // What was typed last may not have been drawn yet.
    const text = event.currentTarget.value;
    const { day, problem } = dayWithin(text, min, max);
    if (day) event.currentTarget.value = formatDay(day);
    startTransition(() => {
      if (text && text !== written) setRefused(problem);
      setTyped(undefined);
    });
    leave(event);
    onBlur?.(event);
  };
  const close = () => {
    setOpened(undefined);
    input.current?.focus();
  };
  const choose = (day: Day | null) => {
    setTyped(undefined);
    setRefused(undefined);
    onChange?.(day);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setOpened(undefined);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      void open(true);
    }
    onKeyDown?.(event);
  };

  const isClearable = Boolean(current) && !rest.required && !rest.disabled && !rest.readOnly;

  return (
    <InputBase
      component={BareText}
      placeholder="DD Mon YYYY"
      {...rest}
      ref={input}
      value={typed ?? written}
      onChange={(event) => change(event.currentTarget.value)}
      // It is about to be clicked.
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={(event) => {
        void open(false);
        onClick?.(event);
      }}
      onBlur={blur}
      onKeyDown={press}
      error={refused ?? error}
      autoComplete="off"
      aria-haspopup="dialog"
      // Escape closes the calendar alone, not the drawer that the field stands in.
      data-mantine-stop-propagation={opened ? true : undefined}
      leftSection={<IconCalendar size={16} stroke={1.7} />}
      leftSectionPointerEvents="none"
      rightSection={isClearable && <Input.ClearButton aria-label="Clear the date" onClick={() => choose(null)} />}
      inputContainer={(field) => (
        <div className={classes.field}>
          {field}
          {opened && (
            <opened.DayCalendar
              ref={dropdown}
              value={current}
              min={min}
              max={max}
              takesFocus={opened.takesFocus}
              onChoose={choose}
              onClose={close}
              onBlur={leave}
            />
          )}
        </div>
      )}
    />
  );
}

/**
 * A day, typed or picked: `5/3/2026`, `05 Mar 2026`. A click or the down arrow opens a calendar. One that need not be
 * there can be emptied; what is no day is told, and the day before it stays.
 */
export const DayInput = still(DayField);
