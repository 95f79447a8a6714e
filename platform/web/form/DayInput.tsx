import { Input, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { asField } from './asField.tsx';
import classes from './DayInput.module.css';
import { dayWithin } from './parseDay.ts';

// Loaded separately: typing a day needs no calendar, and most days are typed.
const load = () => import('./DayCalendar.tsx');

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `YYYY-MM-DD`; null or undefined when empty. */
  value?: Day | null | undefined;
  onChange?: (value: Day | null) => void;
  /** Called with the reason why the text is not a day within the limits. The previous value stays. */
  onUnread?: (reason: string | undefined) => void;
  min?: Day;
  max?: Day;
};

/**
 * If the calendar was opened by a click, the focus stays in the field and typing can continue. If it was opened by a
 * key, the calendar takes the focus.
 */
type Opened = Awaited<ReturnType<typeof load>> & { takesFocus: boolean };

function DayField({ value, onChange, onUnread, min, max, onBlur, onClick, onKeyDown, error, ...rest }: Props) {
  const current = value ?? null;
  /** The text as it was typed, and the value that it was typed over: a new value from outside replaces it. */
  const [written, setWritten] = useState<{ text: string; value: Day | null }>();
  const typed = written?.value === current ? written?.text : undefined;
  const unread = typed === undefined ? undefined : dayWithin(typed, min, max).problem;
  /** Whether the focus has left the text as it is: before that, it is not finished. */
  const [isLeft, setLeft] = useState(false);
  const report = useEffectEvent((reason: string | undefined) => onUnread?.(reason));
  useEffect(() => {
    report(unread);
    return () => report(undefined);
  }, [unread]);
  const [opened, setOpened] = useState<Opened>();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  const open = async (takesFocus: boolean) => {
    if (rest.disabled || rest.readOnly) return;
    // If it cannot be loaded, as when offline, the day can still be typed.
    const calendar = await load().catch(() => undefined);
    // The calendar is not opened if the focus has left the field meanwhile.
    if (calendar && document.activeElement === input.current) setOpened({ ...calendar, takesFocus });
  };
  const change = (text: string) => {
    setLeft(false);
    const { day, problem } = dayWithin(text, min, max);
    const isValue = day !== undefined || !(problem || rest.required);
    setWritten({ text, value: isValue ? (day ?? null) : current });
    if (isValue) onChange?.(day ?? null);
  };
  /** For the field and its calendar: focus that moves between the two does not leave the input. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current || dropdown.current?.contains(relatedTarget)) return;
    setOpened(undefined);
  };
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(true);
    if (!unread) setWritten(undefined);
    leave(event);
    onBlur?.(event);
  };
  const close = () => {
    setOpened(undefined);
    input.current?.focus();
  };
  const choose = (day: Day | null) => {
    setWritten(undefined);
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
    <TextInput
      placeholder="DD Mon YYYY"
      {...rest}
      ref={input}
      value={typed ?? (current ? formatDay(current) : '')}
      onChange={(event) => change(event.currentTarget.value)}
      // A click is likely to follow.
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={(event) => {
        void open(false);
        onClick?.(event);
      }}
      onBlur={blur}
      onKeyDown={press}
      error={(isLeft && unread) || error}
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
 * A day, typed or picked: `5/3/2026`, `05032026`, `05 Mar 2026`. A click or the down arrow opens a calendar. An optional day can be
 * emptied. Text that is not a day stays with an error, and the form is not saved until it is corrected.
 */
export const DayInput = asField(DayField, { reads: true });
