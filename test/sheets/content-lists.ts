import { placeStates } from '#features/content/events/events.words.ts';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import { content } from '#features/content/room.calls.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { dataOf, instant, sameAsList, sheetsOf, shows } from './opened.ts';

const articles = sameAsList('Articles', {
  list: content.deskArticles,
  file: content.deskArticlesSheet,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    State: ({ state }) => publicationStates[state],
    Published: ({ publishAt }) => instant(publishAt),
    Archived: ({ archiveAt }) => instant(archiveAt),
    'Changed by': ({ changedBy }) => changedBy,
    Changed: ({ changedAt }) => instant(changedAt),
  },
});

const rollingTexts = sameAsList('Rolling texts', {
  list: content.deskRollingTexts,
  file: content.deskRollingTextsSheet,
  columns: {
    Text: ({ text }) => text,
    Link: ({ link }) => link,
    Order: ({ place }) => place,
    State: ({ state }) => publicationStates[state],
    From: ({ publishAt }) => instant(publishAt),
    Until: ({ archiveAt }) => instant(archiveAt),
  },
});

const events = sameAsList('Events', {
  list: content.deskEvents,
  file: content.deskEventsSheet,
  columns: {
    Event: ({ title }) => title,
    Place: ({ place }) => place,
    Starts: ({ startsAt }) => instant(startsAt),
    Ends: ({ endsAt }) => instant(endsAt),
    Registered: ({ taken }) => taken,
    Waiting: ({ waiting }) => waiting,
    State: ({ state }) => publicationStates[state],
  },
});

const attendeesAreShown = async (desk: Client, id: string) => {
  const params = { id };
  const query = { sortDirection: 'asc', pageSize: '9999' };
  const { rows } = await dataOf(desk, content.attendees, { params, query });
  type Row = (typeof rows)[number];
  const columns = {
    'No.': ({ position }: Row) => position,
    Name: ({ name }: Row) => name,
    'Registration no.': ({ registrationNo }: Row) => registrationNo,
    Email: ({ email }: Row) => email,
    Mobile: ({ mobile }: Row) => mobile,
    State: ({ state }: Row) => placeStates[state],
    Since: ({ takenAt }: Row) => instant(takenAt),
  };
  shows((await sheetsOf(desk, content.attendeesSheet, { params })).Registrations, columns, rows);
};

const place = '/content/v1/desk';
const body = { type: 'doc', content: [{ type: 'paragraph' }] };
const shared = { audience: ['everyone'], archiveAt: null };

/** The files of the content desk, with titles that look like a formula. */
export const contentIsShown = async (app: TestApp, [first, second]: [Client, Client]): Promise<void> => {
  const desk = await app.letIn(await app.aStaff('content'));
  const add = async (path: string, given: object): Promise<string> =>
    (await desk.post(`${place}/${path}`, Object.assign({}, shared, given))).body.data.id;
  await add('articles', { title: '=1+1', category: 'announcement', body, publishAt: 'now' });
  await add('rolling-texts', { text: '=1+1', link: '/resources', publishAt: null });
  const event = { title: '=1+1', body, place: '@Level 3', capacity: 1, publishAt: 'now' };
  const id = await add(
    'events',
    Object.assign({ startsAt: '2099-12-01T02:00:00Z', endsAt: '2099-12-01T04:00:00Z' }, event),
  );
  for (const who of [first, second]) await who.post(`/content/v1/events/${id}/registration`);
  await articles.isShownTo(desk);
  await rollingTexts.isShownTo(desk);
  await events.isShownTo(desk);
  await attendeesAreShown(desk, id);
};
