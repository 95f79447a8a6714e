import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { nameAudience } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { cleanLine } from '#platform/contract/clean-text.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { calendarText } from '#platform/server/calendar.ts';
import type { Reading } from '#platform/server/context.ts';
import { hasWords } from '#platform/server/database/search.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { previews } from '../articles/read-articles.server.ts';
import { isForReader, stateColumn } from '../publication/publication.server.ts';
import type { content } from '../room.calls.ts';
import { registrationCloses } from '../room.settings.ts';
import { event, eventRegistration } from '../tables.server.ts';

const { id, title, place, startsAt, endsAt } = event;

/** How many people of an event do or don't wait. */
export const peopleWho = (isWaiting: boolean): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM event_registration r WHERE r.event_id = "event"."id" AND r.is_waiting = ${isWaiting})`;

const lineColumns = (personId: string) => ({
  id,
  title,
  summary: event.summary,
  place,
  startsAt,
  endsAt,
  capacity: event.capacity,
  taken: peopleWho(false),
  waiting: peopleWho(true),
  mine: sql<'REGISTERED' | 'WAITING' | null>`
    (SELECT CASE WHEN r.is_waiting THEN 'WAITING' ELSE 'REGISTERED' END
     FROM event_registration r WHERE r.event_id = "event"."id" AND r.person_id = ${personId})`,
});

/** When the registration of an event ends. */
export const closingOf = async ({ db }: Pick<Reading<null>, 'db'>) => {
  const hours = await readSetting(db, registrationCloses);
  return <R extends { startsAt: string }>(row: R) => ({
    ...row,
    closesAt: Temporal.Instant.from(row.startsAt).subtract({ hours }).toString(),
  });
};

export const listEvents = async (at: Reading, { query }: Input<typeof content.events>) => {
  const { when, search, pageNumber, pageSize } = query;
  const now = at.clock.now().toString();
  const isPast = when === 'past';
  const where = and(
    await isForReader(event, at),
    isPast ? lt(endsAt, now) : gte(endsAt, now),
    hasWords(search, event.search),
  );
  const order = isPast ? desc : asc;
  const [rows, totalRecords, closing] = await Promise.all([
    at.db
      .select(lineColumns(at.actor.userId))
      .from(event)
      .where(where)
      .orderBy(order(startsAt), order(id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    at.db.$count(event, where),
    closingOf(at),
  ]);
  return { rows: rows.map(closing), totalRecords };
};

const readOne = async (at: Reading, where: SQL | undefined) => {
  const [row] = await at.db
    .select({
      ...lineColumns(at.actor.userId),
      body: event.body,
      audience: event.audience,
      publishAt: event.publishAt,
      archiveAt: event.archiveAt,
      version: event.version,
      changedAt: event.changedAt,
      state: stateColumn(event, at),
    })
    .from(event)
    .where(where);
  if (!row) throw missing('event');
  return (await closingOf(at))(row);
};

export const readEvent = async (at: Reading, { params, query }: Input<typeof content.event>) =>
  readOne(at, and(eq(id, params.id), previews(at, query.preview) ? undefined : await isForReader(event, at)));

export const readDeskEvent = async (at: Reading, { params }: Input<typeof content.deskEvent>) => {
  const row = await readOne(at, eq(id, params.id));
  return { ...row, audience: await nameAudience(at.db, row.audience) };
};

export const eventAt = (eventId: string) => `/events/${eventId}` as const;

export const readEventCalendar = async (
  at: Reading,
  { params }: Input<typeof content.eventCalendar>,
): Promise<FileAnswer> => {
  const row = await readOne(at, and(eq(id, params.id), await isForReader(event, at)));
  const entry = {
    id: `event-${row.id}`,
    when: { from: row.startsAt, to: row.endsAt },
    summary: row.title,
    location: row.place,
    description: row.summary,
    to: eventAt(row.id),
    category: 'event',
    changed: { version: row.version, at: row.changedAt },
  };
  const frame = { name: row.title, product: 'Events', now: at.clock.now(), publicUrl: at.config.publicUrl };
  const body = Buffer.from(calendarText([entry], frame));
  const name = `${cleanLine(row.title).slice(0, 80)}.ics`;
  return { name, contentType: 'text/calendar; charset=utf-8', size: body.length, body };
};

/** Events as key dates, marked if the actor is registered. */
export const readEventDates = async (at: Reading, { from, to }: { from: string; to: string }) => {
  const day = sql<string>`to_char(${startsAt} AT TIME ZONE 'Asia/Singapore', 'YYYY-MM-DD')`;
  const rows = await at.db
    .select({
      id,
      title,
      place,
      day,
      hour: sql<string>`to_char(${startsAt} AT TIME ZONE 'Asia/Singapore', 'HH24:MI')`,
      startsAt,
      endsAt,
      version: event.version,
      changedAt: event.changedAt,
      isMine: sql<boolean>`EXISTS (SELECT FROM ${eventRegistration} r
        WHERE r.event_id = "event"."id" AND r.person_id = ${at.actor.userId} AND NOT r.is_waiting)`,
    })
    .from(event)
    .where(and(await isForReader(event, at), gte(day, from), lte(day, to)));
  return rows.map((row) => ({
    id: `event-${row.id}`,
    day: row.day,
    group: 'event' as const,
    title: row.isMine ? 'Registered event' : 'Event',
    about: row.title,
    place: row.place,
    hours: { from: row.startsAt, to: row.endsAt, version: row.version, changedAt: row.changedAt },
    reference: row.hour,
    to: eventAt(row.id),
  }));
};
