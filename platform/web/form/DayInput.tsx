import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { Day } from '#platform/contract/days.ts';
import classes from './DayInput.module.css';
import { parseDay } from './parseDay.ts';
import { still } from './still.tsx';

type Props = Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange' | 'minDate' | 'maxDate'> & {
  /** `YYYY-MM-DD`; null or undefined when empty. */
  value?: Day | null | undefined;
  onChange?: (value: Day | null) => void;
  min?: Day;
  max?: Day;
};

function DayField({ value, onChange, min, max, ...rest }: Props) {
  return (
    <DateInput
      placeholder="DD Mon YYYY"
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      allowDeselect={false}
      {...rest}
      value={value ?? null}
      onChange={(day) => onChange?.(day)}
      dateParser={(typed) => parseDay(typed) ?? null}
      valueFormat="DD MMM YYYY"
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      classNames={{ day: classes.day ?? '' }}
      autoComplete="off"
      leftSection={<IconCalendar size={16} stroke={1.7} />}
      leftSectionPointerEvents="none"
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

/** A day, picked or typed: `5/3/2026`, `05 Mar 2026`. One that need not be there can be emptied. */
export const DayInput = still(DayField);
