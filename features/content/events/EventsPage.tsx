import { IconCalendarEvent } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { dayOf } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import lines from '../publication/Lines.module.css';
import classes from './EventsPage.module.css';
import type { EventLine } from './events.calls.ts';
import { placesWords, whenWords } from './eventWords.web.ts';
import { PlaceBadge } from './Registration.tsx';

/** /events: the agency's events, coming and past. */
export function EventsPage() {
  const { when = 'coming' } = useSearch({ strict: false }) as { when?: 'coming' | 'past' };
  const navigate = useNavigate();
  const query = useData(api.events, { query: { when, pageSize: 100 } }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="Events" />
      <div className={classes.which}>
        <SegmentedControl
          aria-label="Which events"
          data={[
            { value: 'coming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
          value={when}
          onChange={(next) => void navigate({ to: '.', search: (next === 'past' ? { when: next } : {}) as never })}
        />
      </div>
      <Loaded of={query}>
        {({ rows }) => (
          <Panel>
            {rows.length > 0 ? (
              <ul aria-label="Events">
                {rows.map((event) => (
                  <OneEvent key={event.id} event={event} isPast={when === 'past'} />
                ))}
              </ul>
            ) : (
              <EmptyState icon={IconCalendarEvent} title={when === 'past' ? 'No past events' : 'No events coming up'}>
                Briefings, trainings and dinners of the agency are shown here.
              </EmptyState>
            )}
          </Panel>
        )}
      </Loaded>
    </>
  );
}

function OneEvent({ event, isPast }: { event: EventLine; isPast: boolean }) {
  const { id, title, summary, place, startsAt, mine } = event;
  const day = dayOf(startsAt);
  const date = Temporal.PlainDate.from(day);
  return (
    <li className={`${lines.line} ${classes.line}`}>
      <time className={classes.day} dateTime={day}>
        <span>{date.toLocaleString('en', { month: 'short' })}</span>
        <strong>{date.day}</strong>
      </time>
      <div className={`${lines.words} ${classes.words}`}>
        <RouteLink to={`/events/${id}`} className={lines.title}>
          {title}
        </RouteLink>
        <span className="g-dimmed">
          {whenWords(event)} · {place}
        </span>
        {summary && <span className="g-dimmed">{summary}</span>}
      </div>
      <div className={classes.state}>
        {mine ? <PlaceBadge state={mine} /> : !isPast && <span className="g-dimmed">{placesWords(event)}</span>}
      </div>
    </li>
  );
}
