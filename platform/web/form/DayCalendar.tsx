import '@mantine/dates/styles.layer.css';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type FocusEventHandler, type Ref, useState } from 'react';
import { type Day, dayOf } from '#platform/contract/days.ts';
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

/** The month of a day under its field, to choose another day. */
export function DayCalendar({ ref, value, min, max, takesFocus, onChoose, onClose, onBlur }: Props) {
  const [start] = useState(() => value ?? dayOf(new Date().toISOString()));
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
          // The shown month follows the typed day.
          key={value}
          value={value}
          defaultDate={value ?? start}
          onChange={(day) => day && onChoose(day)}
          allowDeselect={false}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          classNames={{ day: classes.day ?? '' }}
          getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
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
