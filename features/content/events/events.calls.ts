import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, instant, optional, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import {
  byId,
  previewQuery,
  publicationInput,
  publicationShown,
  Saved,
  stateFilter,
  versioned,
} from '../publication/publication.calls.ts';
import { richText } from '../rich-text/document.calls.ts';
import { contentDesk } from '../who.calls.ts';
import { attendeeFields, eventFields } from './events.words.ts';

/** An event as a reader sees it. */
export const EventLine = z.object({
  id: id(),
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  /** Null: everybody has a place. */
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  /** My place. */
  mine: z.enum(['REGISTERED', 'WAITING']).nullable(),
  /** Until when one can register. */
  closesAt: instant(),
});
export type EventLine = z.output<typeof EventLine>;

const EventInput = z.strictObject({
  title: requiredText(160),
  summary: text(300).default(''),
  body: richText(),
  place: requiredText(200),
  startsAt: instant(),
  endsAt: instant(),
  capacity: optional(z.int().min(1, 'Leave it empty where everybody has a place.').max(10_000)),
  ...publicationInput,
});

const EventRecord = EventLine.extend({ body: richText(), state: publicationShown.state });
const DeskEvent = EventRecord.extend({ ...publicationShown, ...versioned });
export type DeskEvent = z.output<typeof DeskEvent>;

export const deskEventList = listCalls(eventFields, {
  ...contentDesk,
  path: '/v1/desk/events',
  summary: 'All events, the latest first.',
  fileSummary: 'The list of events as an Excel file, by the same filters.',
  filters: { search: text(80).optional(), state: stateFilter },
  sorts: { Starts: 'startsAt', Event: 'title' },
});

export const attendeeList = listCalls(attendeeFields, {
  ...contentDesk,
  path: '/v1/desk/events/{id}/registrations',
  summary: 'Who has a place at an event, and who waits, in the order in which they came.',
  fileSummary: 'The list of an event as an Excel file.',
  params: byId,
  filters: { search: text(80).optional() },
  sorts: { No: 'position', Name: 'name' },
  refuses: ['missing'],
});

const registration = {
  base: 'content',
  path: '/v1/events/{id}/registration',
  who: 'signed-in',
  params: byId,
} as const;

export const eventCalls = {
  events: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/events',
    who: 'signed-in',
    summary: 'Events for me: those to come, the next first, or past ones, the latest first.',
    query: z.strictObject({
      ...pageQuery(['Starts']),
      when: z.enum(['coming', 'past']).default('coming'),
      /** Words of its title, place or text. */
      search: text(80).optional(),
    }),
    data: page(EventLine),
  }),
  event: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/events/{id}',
    who: 'signed-in',
    summary: 'An event that is published for me.',
    params: byId,
    query: previewQuery,
    data: EventRecord,
    refuses: ['missing'],
  }),
  register: endpoint({
    ...registration,
    method: 'POST',
    summary: 'Takes a place at an event, or waits for one. Who has one keeps it.',
    data: z.object({ mine: z.enum(['REGISTERED', 'WAITING']) }),
    refuses: ['missing', 'conflict'],
  }),
  cancelRegistration: endpoint({
    ...registration,
    method: 'DELETE',
    summary: 'Gives my place back. Whoever waits first moves up.',
    message: 'Registration cancelled.',
    refuses: ['missing', 'conflict'],
  }),
  eventCalendar: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/events/{id}/ics',
    who: 'signed-in',
    summary: 'An event as iCalendar.',
    params: byId,
    file: ['text/calendar'],
    refuses: ['missing'],
  }),
  deskEvents: deskEventList.list,
  deskEventsSheet: deskEventList.file,
  deskEvent: endpoint({
    ...contentDesk,
    method: 'GET',
    path: '/v1/desk/events/{id}',
    summary: 'An event as the desk edits it.',
    params: byId,
    data: DeskEvent,
    refuses: ['missing'],
  }),
  attendees: attendeeList.list,
  attendeesSheet: attendeeList.file,
  addEvent: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/events',
    summary: 'Adds an event: a draft, or one that is published now or later.',
    body: EventInput,
    data: Saved,
    message: 'Event saved.',
  }),
  changeEvent: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/events/{id}',
    summary: 'Changes an event. With more places, whoever waits moves up.',
    params: byId,
    body: EventInput.extend(versioned),
    record: DeskEvent,
    data: Saved,
    message: 'Event saved.',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  removeEvent: endpoint({
    ...contentDesk,
    method: 'DELETE',
    path: '/v1/desk/events/{id}',
    summary: 'Deletes an event that was never public. Others are archived.',
    params: byId,
    message: 'Event deleted.',
    refuses: ['missing', 'conflict'],
  }),
};
