import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { Day, Instant } from '#platform/web/kit/Day.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { Timeline } from '#platform/web/kit/Timeline.tsx';
import type { Person } from '../../person-calls.ts';
import { api } from '../api.ts';
import { managesPeople } from '../readers.ts';
import { PersonActions } from './PersonActions.tsx';
import { standingWords, stateTones, stateWords } from './personWords.ts';
import { TeamPanel } from './TeamPanel.tsx';

/** /agency-desk/people/{userId}: one person's account. */
export function PersonPage() {
  const mayRead = managesPeople(useMe());
  const { userId = '' }: { userId?: string } = useParams({ strict: false });
  const found = useData(api.person, { params: { id: userId } }, { enabled: mayRead });
  if (found.data) return <Whole person={found.data} />;
  const isUnknown = found.error instanceof CallFailure && [400, 404].includes(found.error.status);
  if (!mayRead || isUnknown) return <NotFound />;
  return (
    <>
      <PageHeader title="Person" crumbs={[{ label: 'Agency Desk' }, { label: 'People', to: '/agency-desk/people' }]} />
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={180} radius={8} mb={20} />
          <Skeleton height={240} radius={8} />
        </div>
      )}
    </>
  );
}

function Whole({ person }: { person: Person }) {
  const { name, userName, email, mobile, registrationNo, role, gst, state, createdAt, lastSignInAt, disabledAt } =
    person;
  const { sessions, trail } = person;
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: 'Agency Desk' }, { label: 'People', to: '/agency-desk/people' }, { label: name }]}
        meta={
          <>
            <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>
            <span>{standingWords(person)}</span>
          </>
        }
        action={<PersonActions person={person} />}
      />
      <Panel title="Account">
        <KeyValues
          items={[
            { label: 'User name', value: userName },
            { label: 'E-mail', value: email },
            { label: 'Mobile', value: mobile && phoneText(mobile) },
            { label: 'Registration number', value: registrationNo },
            ...(role === 'salesperson' ? [{ label: 'GST', value: <GstWords gst={gst} /> }] : []),
            { label: 'Role', value: standingWords(person) },
            { label: 'Added', value: <Instant at={createdAt} /> },
            { label: 'Last sign-in', value: <Instant at={lastSignInAt} /> },
            {
              label: 'Signed in now',
              value: sessions === 0 ? 'Nowhere' : sessions === 1 ? 'Once' : `${sessions} times`,
            },
            ...(disabledAt ? [{ label: 'Disabled', value: <Instant at={disabledAt} /> }] : []),
          ]}
        />
      </Panel>
      {person.role === 'salesperson' && <TeamPanel person={person} />}
      <Panel title="What was done with this account">
        <Timeline
          entries={trail.map(({ id, note, ...line }) => ({ ...line, id: String(id), note: note || undefined }))}
        />
      </Panel>
    </>
  );
}

function GstWords({ gst }: Pick<Person, 'gst'>) {
  if (!gst) return 'Not registered';
  return (
    <>
      {gst.number}, from <Day day={gst.from} />
    </>
  );
}
