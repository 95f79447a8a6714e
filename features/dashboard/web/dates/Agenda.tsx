import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { DateLink } from './DateLink.tsx';
import { dayWords } from './dayWords.ts';
import classes from './KeyDates.module.css';

/** Dates that are shown at first. */
const atFirst = 8;

/** The days that have dates, one under the other; after the first few the rest on demand. */
export function Agenda({ rows, today }: { rows: KeyDate[]; today: Day }) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0)
    return (
      <EmptyState icon={IconCalendar} title="No key dates in this period">
        Options, exercises, completions, leases and invoices of your cases appear here.
      </EmptyState>
    );
  const shown = isWhole ? rows : rows.slice(0, atFirst);
  const days = Map.groupBy(shown, ({ day }) => day);
  return (
    <>
      <ol>
        {[...days].map(([day, dates]) => (
          <li key={day} className={classes.agendaDay} data-today={day === today || undefined}>
            <time dateTime={day} className={classes.dayName}>
              {day === today && <strong>Today</strong>}
              <span>{dayWords(day)}</span>
            </time>
            <div className={classes.dates}>
              {dates.map((date) => (
                <DateLink key={date.id} date={date} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          Show {rows.length - shown.length} more
        </Button>
      )}
    </>
  );
}
