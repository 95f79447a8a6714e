import '@mantine/schedule/styles.layer.css';
import { type CalendarEvent, type CalendarEventProps, MobileMonthView, MonthView } from '@mantine/schedule';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { groupLooks } from './looks.ts';
import classes from './Month.module.css';
import { placeWords } from './placeWords.ts';

type Props = { rows: KeyDate[]; day: Day; phone: boolean; onDay: (day: Day) => void };

/** A date as the calendar takes it: from midnight to midnight. */
const eventOf = (date: KeyDate): CalendarEvent<KeyDate> => ({
  id: date.id,
  title: `${date.title}: ${placeWords(date)}`,
  start: `${date.day} 00:00:00`,
  end: `${addDays(date.day, 1)} 00:00:00`,
  color: `var(--g-${groupLooks[date.group].tone}-text)`,
  payload: date,
});

/** Each date is a link, so that it opens in a new tab as well. */
const asLink = (
  { payload: { to, group }, title }: CalendarEvent<KeyDate>,
  { children, className, style }: CalendarEventProps,
) => (
  <RouteLink
    to={to}
    className={`${className ?? ''} ${classes.date}`}
    data-tone={groupLooks[group].tone}
    title={title}
    {...(style && { style })}
  >
    {children}
  </RouteLink>
);

const labels = { noEvents: 'No key dates on this day' };

/** A month of key dates. A click on a day shows its week. */
export function Month({ rows, day, phone, onDay }: Props) {
  const events = rows.map(eventOf);
  const shared = { date: day, events, renderEvent: asLink, withWeekDays: true, firstDayOfWeek: 1, labels } as const;
  if (phone)
    return (
      <MobileMonthView
        key={day}
        {...shared}
        className={classes.month ?? ''}
        renderHeader={() => null}
        // A button is pressed, not selected.
        getDayProps={() => ({ 'aria-selected': undefined })}
      />
    );
  return (
    <MonthView
      {...shared}
      className={classes.month ?? ''}
      withHeader={false}
      maxEventsPerDay={3}
      weekdayFormat="ddd"
      onDayClick={onDay}
    />
  );
}
