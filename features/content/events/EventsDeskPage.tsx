import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { deskEventList } from '../lists.web.ts';
import { PublicationBadge } from '../publication/PublicationBadge.tsx';
import { publicationStates } from '../publication/publication.rules.ts';
import { eventFields } from './events.words.ts';

/** /agency-desk/content/events: the agency's events, including drafts and past ones. */
export function EventsDeskPage() {
  return (
    <ListPage
      fields={eventFields}
      call={api.deskEvents}
      file={api.deskEventsSheet}
      search={deskEventList}
      name="events"
      title="Content"
      label="Events"
      action={
        <Button component={RouteLink} to="/agency-desk/content/events/new">
          New event
        </Button>
      }
      rowId="id"
      to={({ id }) => `/agency-desk/content/events/${id}`}
      searches="Title, place or text"
      selects={[{ name: 'state', label: 'State', options: optionsOf(publicationStates), width: 140 }]}
      columns={[
        { field: 'title', under: 'place', width: 320 },
        { field: 'startsAt', width: 180 },
        { field: 'taken', width: 120 },
        { field: 'waiting', width: 110 },
        { field: 'state', card: 'state', width: 130, cell: ({ state }) => <PublicationBadge state={state} /> },
      ]}
      empty={
        <EmptyState icon={IconCalendarEvent} title="No events yet">
          Invite to a briefing or a dinner. It is a draft until you publish it.
        </EmptyState>
      }
    />
  );
}
