import { and, asc, eq, isNull } from 'drizzle-orm';
import { articles, type DemoEvent, events, rollingTexts } from '#demo/content/news.ts';
import { personPublic, staffOf } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays, agencyZone, type Day, startOfDay } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { addArticle } from './articles/write-articles.server.ts';
import { register } from './events/register.server.ts';
import { addEvent } from './events/write-events.server.ts';
import { announceAll } from './publication/announce.server.ts';
import { unannounced } from './publication/publication.server.ts';
import type { RichText } from './rich-text/document.calls.ts';
import { addRollingText } from './rolling-texts/rolling-texts.server.ts';
import { article, event } from './tables.server.ts';

const nothing = { query: undefined, params: undefined };

const textOf = (paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const morning = (day: Day) => Temporal.Instant.from(startOfDay(day)).add({ hours: 9 }).toString();

/** When something is public, from the clock of the day on which it was written. */
const timesOf = (today: Day, { days, until }: { days: number | null; until?: number }) => ({
  publishAt: days === null ? null : days >= 0 ? 'now' : morning(addDays(today, -days)),
  archiveAt: until === undefined ? null : morning(addDays(today, -until)),
});

/** News, rolling texts and events of the demo agency, with who comes. What is older than a week was announced long ago. */
export const demoContent: DemoStep = async (at, { today }) => {
  const [actor] = await staffOf(at.db, 'content');
  if (!actor) return;
  const on = (daysAgo: number): Writing => ({ ...at, actor, clock: morningOf(addDays(today, -daysAgo), at.clock) });
  for (const { days, until, text, audience = ['everyone'], ...frame } of articles) {
    const times = timesOf(today, { days, ...(until !== undefined && { until }) });
    await addArticle(on(Math.max(0, days ?? 1)), {
      ...nothing,
      body: { ...frame, body: textOf(text), audience, ...times },
    });
  }
  for (const [index, { days, audience = ['everyone'], text, link }] of rollingTexts.entries())
    await addRollingText(on(Math.max(0, days ?? 0)), {
      ...nothing,
      body: { text, link, place: index + 1, audience, ...timesOf(today, { days }) },
    });
  const people = await salespeople(at);
  for (const [index, each] of events.entries())
    await addDemoEvent(on, each, { today, people: from(people, index * 5) });
  const aWeekAgo = unannounced(article, on(7));
  await at.db.update(article).set(aWeekAgo.set).where(aWeekAgo.where);
  const pastEvents = unannounced(event, on(7));
  await at.db.update(event).set(pastEvents.set).where(pastEvents.where);
  await announceAll(on(0));
};

const salespeople = async ({ db }: Writing<null>): Promise<Actor[]> => {
  const rows = await db
    .select({ userId: personPublic.id, userName: personPublic.userName })
    .from(personPublic)
    .where(and(eq(personPublic.role, 'salesperson'), isNull(personPublic.disabledAt)))
    .orderBy(asc(personPublic.createdAt), asc(personPublic.userName));
  return rows.map((row) => ({ ...row, role: 'salesperson', desks: [], via: 'password', sessionId: row.userId }));
};

/** The list from a place on, and then from its beginning. */
const from = <T>(some: T[], place: number): T[] => [
  ...some.slice(place % some.length),
  ...some.slice(0, place % some.length),
];

type Given = { today: Day; people: Actor[] };

const addDemoEvent = async (on: (daysAgo: number) => Writing, given: DemoEvent, { today, people }: Given) => {
  const { inDays, from: first, until, people: count, audience = ['everyone'], ...frame } = given;
  const day = addDays(today, inDays);
  const instant = (time: string) =>
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(agencyZone).toInstant().toString();
  // It was published two weeks before, or a week ago.
  const daysAgo = inDays < 0 ? 14 - inDays : 7;
  const body = {
    ...frame,
    body: textOf(['Doors open fifteen minutes before. Register so that we can plan seats and coffee.']),
    startsAt: instant(first),
    endsAt: instant(until),
    audience,
    publishAt: 'now' as const,
    archiveAt: null,
  };
  const { id } = await addEvent(on(daysAgo), { ...nothing, body });
  for (const actor of people.slice(0, count))
    await register({ ...on(Math.max(1, daysAgo - 5)), actor }, { query: undefined, body: undefined, params: { id } });
};
