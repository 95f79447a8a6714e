import { addDays, type Day } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { DateLink } from './DateLink.tsx';
import { dayWords } from './dayWords.ts';
import classes from './KeyDates.module.css';

/** Seven days side by side; on a phone one under the other. Key dates have no hours, so there is no grid of them. */
export function Week({ rows, from, today }: { rows: KeyDate[]; from: Day; today: Day }) {
  return (
    <ol className={classes.week}>
      {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => {
        const [weekday, number] = dayWords(day).split(', ');
        return (
          <li key={day} className={classes.weekDay} data-today={day === today || undefined}>
            <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
              <span>{weekday}</span> <strong>{number?.split(' ')[0]}</strong>
            </time>
            <div className={classes.dates}>
              {rows
                .filter((date) => date.day === day)
                .map((date) => (
                  <DateLink key={date.id} date={date} />
                ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
