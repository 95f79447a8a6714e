import { and, eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { isInState, stateColumn } from '../publication/publication.server.ts';
import { event, eventRegistration } from '../tables.server.ts';
import { attendeeList, deskEventList } from './events.calls.ts';
import { peopleWho } from './read-events.server.ts';

export const deskEvents = serveList(deskEventList, {
  name: 'events',
  title: 'Events',
  action: 'event.list-exported',
  last: 'id',
  rows: (at, { search, state }) =>
    at.db
      .select(
        aliased({
          id: event.id,
          title: event.title,
          place: event.place,
          startsAt: event.startsAt,
          endsAt: event.endsAt,
          taken: peopleWho(false),
          waiting: peopleWho(true),
          state: stateColumn(event, at),
        }),
      )
      .from(event)
      .where(and(hasWords(search, event.search), state && isInState(event, state, at))),
});

export const attendees = serveList(attendeeList, {
  name: 'event-registrations',
  title: 'Registrations',
  action: 'event.registrations-exported',
  last: 'personId',
  fileOrder: 'asc',
  rows: ({ db }, { search }, { id }) =>
    db
      .select(
        aliased({
          personId: personPublic.id,
          position: sql<number>`(row_number() OVER (ORDER BY ${eventRegistration.isWaiting}, ${eventRegistration.seq}))::int`,
          name: personPublic.name,
          registrationNo: personPublic.registrationNo,
          email: personPublic.email,
          mobile: personPublic.mobile,
          state: sql<
            'REGISTERED' | 'WAITING'
          >`CASE WHEN ${eventRegistration.isWaiting} THEN 'WAITING' ELSE 'REGISTERED' END`,
          takenAt: eventRegistration.takenAt,
        }),
      )
      .from(eventRegistration)
      .innerJoin(personPublic, eq(personPublic.id, eventRegistration.personId))
      .where(and(eq(eventRegistration.eventId, id), hasWords(search, personPublic.search, folded(personPublic.email)))),
});
