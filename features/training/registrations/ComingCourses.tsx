import { Button, Group, Text } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { dayOf, formatInstant, timeOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { RegistrationBadge } from '../badges.tsx';
import { components, hoursWords, modes } from '../cpd.words.ts';
import classes from './ComingCourses.module.css';
import type { ComingSession } from './registrations.calls.ts';

/** Sessions of courses that are to come, with my place in each. */
export function ComingCourses() {
  const query = useData(api.comingSessions, {});
  return (
    <Loaded of={query}>
      {({ rows }) => (
        <Panel>
          {rows.length > 0 ? (
            <ul aria-label="Upcoming courses">
              {rows.map((session) => (
                <OneSession key={session.id} session={session} />
              ))}
            </ul>
          ) : (
            <EmptyState icon={IconSchool} title="No courses coming up">
              Courses that the agency holds are shown here as soon as they have a date.
            </EmptyState>
          )}
        </Panel>
      )}
    </Loaded>
  );
}

function OneSession({ session }: { session: ComingSession }) {
  const { code, title, summary, provider, component, hours, mode, startsAt, endsAt, venue, trainer } = session;
  const day = dayOf(startsAt);
  const date = Temporal.PlainDate.from(day);
  return (
    <li className={classes.line}>
      <time className={classes.day} dateTime={day}>
        <span>{date.toLocaleString('en', { month: 'short' })}</span>
        <strong>{date.day}</strong>
      </time>
      <div className={classes.words}>
        <p className="g-strong">{title}</p>
        <p className="g-dimmed">
          {formatInstant(startsAt)}–{timeOf(endsAt)} · {venue}
        </p>
        <p className="g-dimmed">
          {hoursWords(hours, 'HOUR')} · {components[component]} · {modes[mode]}
        </p>
        <p className="g-dimmed">{[code, provider, trainer && `Trainer: ${trainer}`].filter(Boolean).join(' · ')}</p>
        {summary && <p className={classes.summary}>{summary}</p>}
      </div>
      <div className={classes.state}>
        <Registration session={session} />
      </div>
    </li>
  );
}

const placesWords = ({ capacity, taken, waiting }: ComingSession): string => {
  if (capacity === null) return `${taken} registered`;
  const placesLeft = Math.max(0, capacity - taken);
  if (placesLeft === 0 || waiting > 0) return waiting > 0 ? `Full · ${waiting} waiting` : 'Full';
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
};

const hasPassed = (instant: string): boolean => Temporal.Instant.compare(instant, Temporal.Now.instant()) <= 0;

/** My place in a session: register, wait, or cancel. */
function Registration({ session }: { session: ComingSession }) {
  const { id, title, mine, startsAt, closesAt, capacity, taken, waiting } = session;
  const { role } = useMe();
  const register = useChange(api.registerForSession, {
    says: ({ mine: now }) => (now === 'WAITING' ? 'You are on the waiting list.' : `You are registered: ${title}`),
  });
  const leave = useChange(api.leaveSession);
  const isFull = capacity !== null && (waiting > 0 || taken >= capacity);
  if (mine)
    return (
      <>
        <RegistrationBadge state={mine} />
        {!hasPassed(startsAt) && (
          <ConfirmButton
            size="xs"
            label={mine === 'WAITING' ? 'Leave the waiting list' : 'Cancel registration'}
            title={mine === 'WAITING' ? 'Leave the waiting list?' : 'Cancel your registration?'}
            onConfirm={() => leave.mutateAsync({ params: { id } })}
          >
            {mine === 'WAITING' ? 'You lose your turn.' : 'Your place goes to whoever waits first.'}
          </ConfirmButton>
        )}
      </>
    );
  if (hasPassed(closesAt)) return <Text c="dimmed">Registration has closed</Text>;
  return (
    <Group gap="xs" justify="flex-end">
      <Text size="sm" c="dimmed">
        {placesWords(session)}
      </Text>
      {role === 'salesperson' && (
        <Button size="xs" loading={register.isPending} onClick={() => register.mutate({ params: { id } })}>
          {isFull ? 'Join the waiting list' : 'Register'}
        </Button>
      )}
    </Group>
  );
}
