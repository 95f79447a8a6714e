import { IconArchive } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { List } from '#platform/web/list/List.tsx';
import { ListFile } from '#platform/web/list/ListFile.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { belowContent } from '../belowContent.web.ts';
import { attendeeList } from '../lists.web.ts';
import { PublicationHead } from '../publication/PublicationHead.tsx';
import { EventForm } from './EventForm.tsx';
import type { DeskEvent } from './events.calls.ts';
import { attendeeFields } from './events.words.ts';
import { whenWords } from './eventWords.web.ts';
import { PlaceBadge } from './Registration.tsx';

const crumbs = [...belowContent, { label: 'Events', to: '/agency-desk/content/events' }];

/** /agency-desk/content/events/…: an event as the desk writes it, and who is registered; or a new one. */
export function EventDeskPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  if (id === 'new') return <NewEvent />;
  return (
    <RecordPage call={api.deskEvent} input={{ params: { id } }} title="Event" crumbs={crumbs}>
      {(event) => <OneEvent key={event.id} event={event} />}
    </RecordPage>
  );
}

function NewEvent() {
  const navigate = useNavigate();
  const add = useChange(api.addEvent, { silent: 'failure' });
  return (
    <>
      <PageHeader title="New event" crumbs={crumbs} />
      <Panel>
        <EventForm
          subject="event/new"
          onSave={async (body) => {
            const { id } = await add.mutateAsync({ body });
            await navigate({ to: `/agency-desk/content/events/${id}`, replace: true });
          }}
        />
      </Panel>
    </>
  );
}

function OneEvent({ event }: { event: DeskEvent }) {
  const { id, version } = event;
  const change = useChange(api.changeEvent, { silent: 'failure' });
  return (
    <>
      <EventHead event={event} />
      <Panel
        title="Registrations"
        action={<ListFile file={api.attendeesSheet} search={attendeeList} params={{ id }} />}
      >
        <List
          fields={attendeeFields}
          call={api.attendees}
          params={{ id }}
          search={attendeeList}
          name="event-registrations"
          title="Registrations"
          rowId="personId"
          searches="Name or email"
          columns={[
            { field: 'position', width: 70 },
            { field: 'name', under: 'registrationNo', card: 'address', width: 220 },
            { field: 'email', under: 'mobile', width: 230 },
            { field: 'takenAt', width: 170 },
            { field: 'state', card: 'state', width: 130, cell: (row) => <PlaceBadge state={row.state} /> },
          ]}
          empty="Nobody has registered yet."
        />
      </Panel>
      <Panel title="Event">
        <EventForm
          key={version}
          subject={`event/${id}`}
          event={event}
          onSave={async (body) => {
            await change.mutateAsync({ params: { id }, body: { ...body, version } });
          }}
        />
      </Panel>
    </>
  );
}

/** The head of an event at the desk. Archiving takes it off the pages of readers; its registrations stay. */
function EventHead({ event }: { event: DeskEvent }) {
  const { id, title, summary, body, place, startsAt, endsAt, capacity, audience, publishAt, version, state } = event;
  const change = useChange(api.changeEvent, { says: () => 'Event archived.' });
  const archive = () =>
    change.mutate({
      params: { id },
      body: {
        title,
        summary,
        body,
        place,
        startsAt,
        endsAt,
        capacity,
        publishAt,
        version,
        audience: audience.map(({ key }) => key),
        archiveAt: 'now',
      },
    });
  return (
    <PublicationHead
      of={event}
      crumbs={crumbs}
      line={[whenWords(event), place]}
      page={`/events/${id}`}
      more={[state !== 'archived' && { label: 'Archive', icon: IconArchive, onClick: archive }]}
    />
  );
}
