import { Input, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import { asField } from './asField.tsx';
import classes from './DayInput.module.css';
import { useTyped } from './useTyped.ts';
import type { WrittenProps } from './WrittenInput.tsx';

// Loaded separately: typing a day needs no calendar, and most days are typed.
const load = () => import('./DayCalendar.tsx');

/** The value is `YYYY-MM-DD`. */
type Props = WrittenProps<Day> & {
  min?: Day;
  max?: Day;
  /** The value stays while the text is no day: for a filter, which would be cleared while it is typed. */
  keeps?: boolean;
};

/**
 * If the calendar was opened by a click, the focus stays in the field and typing can continue. If it was opened by a
 * key, the calendar takes the focus.
 */
type Opened = Awaited<ReturnType<typeof load>> & { takesFocus: boolean };

function DayField({ min, max, keeps = false, onClick, onKeyDown, ...props }: Props) {
  const { value: current = null, disabled, readOnly, required } = props;
  const [opened, setOpened] = useState<Opened>();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  const open = async (takesFocus: boolean) => {
    if (disabled || readOnly) return;
    // If it cannot be loaded, as when offline, the day can still be typed.
    const calendar = await load().catch(() => undefined);
    // The calendar is not opened if the focus has left the field meanwhile.
    if (calendar && document.activeElement === input.current) setOpened({ ...calendar, takesFocus });
  };
  /** For the field and its calendar: focus that moves between the two does not leave the input. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current || dropdown.current?.contains(relatedTarget)) return;
    setOpened(undefined);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    leave(event);
    props.onBlur?.(event);
  };
  const typed = useTyped<Day, WrittenProps<Day>>(
    { ...props, onBlur: blur },
    {
      written: (day) => (day === null ? '' : formatDay(day)),
      read: (text) => readDay(text, min, max),
      keeps,
    },
  );
  const close = () => {
    setOpened(undefined);
    input.current?.focus();
  };
  const choose = (day: Day | null) => {
    typed.choose(day);
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

  const isClearable = Boolean(current) && !required && !disabled && !readOnly;

  return (
    <TextInput
      placeholder="DD Mon YYYY"
      {...typed.input}
      ref={input}
      // A click is likely to follow.
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={(event) => {
        void open(false);
        onClick?.(event);
      }}
      onKeyDown={press}
      autoComplete="off"
      aria-haspopup="dialog"
      // Escape closes only the calendar, not the drawer around the field.
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
 * A day, typed or picked: `5/3/2026`, `05032026`, `05 Mar 2026`. A click or the down arrow opens a calendar.
 * Text that is not a day stays with an error, and the form is not saved until it is corrected.
 */
export const DayInput = asField(DayField, { reads: true });
