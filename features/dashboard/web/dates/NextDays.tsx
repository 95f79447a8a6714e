import { addDays, type Day } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { Box } from '#platform/web/kit/page/Box.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { dayWords } from './dayWords.ts';
import classes from './NextDays.module.css';
import { placeWords } from './placeWords.ts';

/** What a day has room for, and what a phone shows of all days. */
const most = { aDay: 2, onPhone: 3 };

type Props = { rows: KeyDate[]; today: Day; onCalendar: (day?: Day) => void };

/** Key dates of the next seven days, on one low card. The calendar takes its place. */
export function NextDays({ rows, today, onCalendar }: Props) {
  const phone = useMedia(phoneQuery);
  return (
    <Box
      title="Next 7 days"
      note={phone && rows.length > most.onPhone && `${most.onPhone} of ${rows.length}`}
      action={
        <Verb component="button" type="button" onClick={() => onCalendar()}>
          Calendar
        </Verb>
      }
    >
      {phone ? (
        <Lines rows={rows} today={today} />
      ) : (
        <ol className={classes.days}>
          {Array.from({ length: 7 }, (_, index) => addDays(today, index)).map((day) => (
            <DayCell
              key={day}
              day={day}
              isToday={day === today}
              dates={rows.filter((date) => date.day === day)}
              onMore={() => onCalendar(day)}
            />
          ))}
        </ol>
      )}
    </Box>
  );
}

type CellProps = { day: Day; isToday: boolean; dates: KeyDate[]; onMore: () => void };

function DayCell({ day, isToday, dates, onMore }: CellProps) {
  const [weekday, number] = dayWords(day).split(', ');
  const more = dates.length - most.aDay;
  return (
    <li className={classes.day} data-today={isToday || undefined}>
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span>{weekday}</span> <strong>{number?.split(' ')[0]}</strong>
      </time>
      {dates.slice(0, most.aDay).map((date) => (
        <RouteLink key={date.id} to={date.to} className={classes.date} data-group={date.group} title={titleOf(date)}>
          <span>{date.title}</span>
          <span className="g-dimmed">{placeWords(date) || 'No address yet'}</span>
        </RouteLink>
      ))}
      {more > 0 && (
        <Verb component="button" type="button" className={classes.more ?? ''} onClick={onMore}>
          +{more}
        </Verb>
      )}
    </li>
  );
}

const titleOf = (date: KeyDate): string => `${date.title}: ${placeWords(date) || 'No address yet'}`;

function Lines({ rows, today }: { rows: KeyDate[]; today: Day }) {
  if (rows.length === 0) return <p className={classes.none}>No key dates in these days.</p>;
  return (
    <ul className={classes.lines}>
      {rows.slice(0, most.onPhone).map((date) => (
        <li key={date.id}>
          <RouteLink to={date.to} className={classes.line}>
            <span className={classes.date} data-group={date.group}>
              <span>{date.title}</span>
              <span className="g-dimmed">{placeWords(date) || 'No address yet'}</span>
            </span>
            <span className="g-note">{date.day === today ? 'Today' : dayWords(date.day)}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
