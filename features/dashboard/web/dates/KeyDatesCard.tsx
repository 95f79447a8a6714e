import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconRss } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { KeyDatesOfNow } from '../../contract.ts';
import { agendaOf, monthOf, nextDaysOf, type Period, weekOf } from '../../rules/periods.ts';
import { Agenda } from './Agenda.tsx';
import classes from './KeyDates.module.css';
import { groupLooks } from './looks.ts';
import { NextDays } from './NextDays.tsx';
import { periodWords } from './periodWords.ts';
import { useKeyDates } from './useKeyDates.ts';
import { keepView, keptView, type View, views } from './view.ts';
import { Week } from './Week.tsx';

/** The library that draws a month comes with the first one that is shown. */
const Month = lazy(async () => ({ default: (await import('./Month.tsx')).Month }));
const FeedDrawer = lazy(async () => ({ default: (await import('./FeedDrawer.tsx')).FeedDrawer }));

const periodOf: Record<View, (day: Day) => Period> = {
  days: nextDaysOf,
  agenda: agendaOf,
  week: weekOf,
  month: monthOf,
};
const stepOf: Record<View, (day: Day, by: 1 | -1) => Day> = {
  days: (day, by) => addDays(day, 7 * by),
  agenda: (day, by) => addMonths(day, 2 * by),
  week: (day, by) => addDays(day, 7 * by),
  month: (day, by) => addMonths(`${day.slice(0, 8)}01`, by),
};

/** The person's key dates: the next seven days, or as an agenda, a week or a month with the feed of them. */
export function KeyDatesCard({ data }: { data: KeyDatesOfNow }) {
  const phone = useMedia(phoneQuery);
  const [view, setView] = useState<View>(() => keptView() ?? 'days');
  const [day, setDay] = useState(data.today);
  const [feed, setFeed] = useState<'closed' | 'open' | 'never'>('never');
  const period = periodOf[view](day);
  const { rows, query } = useKeyDates(data, period);
  const step = (by: 1 | -1) => setDay(stepOf[view](day, by));
  const show = (next: View, on: Day = day) => {
    setView(next);
    setDay(on);
    keepView(next);
  };

  if (view === 'days')
    return <NextDays rows={rows ?? []} today={data.today} onCalendar={(on) => show(phone ? 'agenda' : 'week', on)} />;
  return (
    <div data-whole-row>
      <Panel
        title="Key dates"
        description={<span aria-live="polite">{periodWords(view, day, period)}</span>}
        action={
          <div className={classes.tools}>
            <SegmentedControl
              aria-label="View of key dates"
              data={views}
              value={view}
              onChange={(next) => show(next as View, data.today)}
            />
            <div className={classes.steps}>
              <ActionIcon variant="default" size={36} aria-label="Earlier" onClick={() => step(-1)}>
                <IconChevronLeft size={18} stroke={1.7} />
              </ActionIcon>
              <Button variant="default" size="sm" onClick={() => setDay(data.today)}>
                Today
              </Button>
              <ActionIcon variant="default" size={36} aria-label="Later" onClick={() => step(1)}>
                <IconChevronRight size={18} stroke={1.7} />
              </ActionIcon>
            </div>
          </div>
        }
      >
        {query.error && !rows ? (
          <ErrorCard error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : !rows ? (
          <Skeleton height={220} aria-busy="true" />
        ) : view === 'agenda' ? (
          <Agenda key={day} rows={rows} today={data.today} />
        ) : view === 'week' ? (
          <Week rows={rows} from={period.from} today={data.today} />
        ) : (
          <Suspense fallback={<Skeleton height={420} aria-busy="true" />}>
            <Month rows={rows} day={day} phone={phone} onDay={(chosen) => show('week', chosen)} />
          </Suspense>
        )}
        <div className={classes.foot}>
          <ul className={classes.legend} aria-label="Colours">
            {Object.values(groupLooks).map(({ words, icon: Icon, tone }) => (
              <li key={words}>
                <Icon size={15} stroke={1.7} aria-hidden className={classes.mark} data-tone={tone} />
                {words}
              </li>
            ))}
          </ul>
          {!isPortal() && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconRss size={16} stroke={1.7} />}
              onClick={() => setFeed('open')}
            >
              Calendar feed
            </Button>
          )}
        </div>
        {feed !== 'never' && (
          <Suspense fallback={null}>
            <FeedDrawer opened={feed === 'open'} onClose={() => setFeed('closed')} />
          </Suspense>
        )}
      </Panel>
    </div>
  );
}
