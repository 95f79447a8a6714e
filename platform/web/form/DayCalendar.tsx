import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { type Day, dayOf } from '#platform/contract/days.ts';
import classes from './DayCalendar.module.css';

type Props = {
  value: Day | null;
  onChoose: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** The month around a day, to choose another from. Where it takes the focus, the day that stands has it, or today. */
export function DayCalendar({ value, onChoose, min, max }: Props) {
  const [start] = useState(() => value ?? dayOf(new Date().toISOString()));
  return (
    <DatePicker
      value={value}
      defaultDate={start}
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
  );
}
