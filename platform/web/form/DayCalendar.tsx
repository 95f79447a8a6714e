import '@mantine/dates/styles.layer.css';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type FocusEventHandler, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, addMonths, type Day, dayOf } from '#platform/contract/days.ts';
import classes from './DayCalendar.module.css';

type Props = {
  /** The dropdown element. */
  ref: Ref<HTMLDivElement>;
  value: Day | null;
  min?: Day | undefined;
  max?: Day | undefined;
  /**
   * Whether the calendar takes the focus, as it does if it was opened by a key. The focus is on the chosen day, or
   * today.
   */
  takesFocus: boolean;
  onChoose: (day: Day) => void;
  onClose: () => void;
  onBlur: FocusEventHandler;
};

/** The day that a key leads to, in whichever month it is. */
const ways: Record<string, (from: Day) => Day> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
};

/** The month of a day under its field, to choose another day. */
export function DayCalendar({ ref, value, min, max, takesFocus, onChoose, onClose, onBlur }: Props) {
  const [start] = useState(() => value ?? dayOf(new Date().toISOString()));
  const [shown, setShown] = useState(value ?? start);
  // The shown month follows the typed day.
  useEffect(() => {
    if (value) setShown(value);
  }, [value]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = event.target instanceof HTMLElement && event.target.dataset.day;
    const way = ways[event.key];
    if (!from || !way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const day = way(from);
    if ((min && day < min) || (max && day > max)) return;
    const calendar = event.currentTarget;
    // The day that has the focus may not be in the next month: without this the focus would leave the calendar, and close it.
    calendar.closest<HTMLElement>('[role="dialog"]')?.focus();
    flushSync(() => setShown(day));
    calendar.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  return (
    <Popover
      opened
      onChange={(stays) => !stays && onClose()}
      position="bottom-start"
      trapFocus={takesFocus}
      closeOnClickOutside={false}
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={ref}
        role="dialog"
        aria-label="Choose a day"
        onBlur={onBlur}
        onMouseDown={(event) => event.preventDefault()}
      >
        <DatePicker
          value={value}
          date={shown}
          onDateChange={setShown}
          // Escape closes only the calendar, not the drawer around its field.
          __stopPropagation
          onKeyDownCapture={press}
          onChange={(day) => day && onChoose(day)}
          allowDeselect={false}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          classNames={{ day: classes.day ?? '' }}
          getDayProps={(day) => ({ 'data-day': day, ...(day === start && { 'data-autofocus': true }) })}
          attributes={{ calendarHeaderLevel: { 'aria-live': 'polite' } }}
          ariaLabels={{
            nextMonth: 'Next month',
            previousMonth: 'Previous month',
            nextYear: 'Next year',
            previousYear: 'Previous year',
            nextDecade: 'Next decade',
            previousDecade: 'Previous decade',
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
