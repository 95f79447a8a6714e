import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, text } from '#platform/contract/fields.ts';
import { KeyDate } from '#platform/contract/key-date.ts';
import { Queue } from '#platform/contract/queue.ts';
import { Todo } from '#platform/contract/todo.ts';
import { longestPeriod } from './rules/periods.ts';

const cardId = () => text(60).regex(/^[a-z][a-z-]*$/, 'This is not the id of a card.');
const cardIds = () =>
  z
    .array(cardId())
    .max(100, 'At most 100 cards.')
    .refine((ids) => new Set(ids).size === ids.length, 'A card is here twice.');

const Layout = z.object({
  /** 0 before the first change. */
  version: z.int().min(0),
  /** The cards that were moved or stood beside one that was, in their order. Others keep the place that their feature gave them. */
  placed: cardIds(),
  /** Cards that are not shown, and not read. */
  hidden: cardIds(),
  /** Cards that are shown though they start off. */
  shown: cardIds().default([]),
});
export type Layout = z.output<typeof Layout>;

const CardAnswer = z.object({
  id: z.string(),
  /** By the schema of the card; null if it failed. */
  data: z.unknown(),
  /** Why it failed, with the reference of the log. */
  failure: z.string().nullable(),
});
export type CardAnswer = z.output<typeof CardAnswer>;

/** The dates from one day to another, both included. */
const KeyDates = z.object({ from: day(), to: day(), rows: z.array(KeyDate) });
/** The card of the calendar: the weeks around today. */
export const KeyDatesOfNow = KeyDates.extend({ today: day() });
export type KeyDatesOfNow = z.output<typeof KeyDatesOfNow>;

/** What waits for me; `total` with what is not listed. */
export const TodoHome = z.object({ rows: z.array(Todo), total: z.int() });
export type TodoHome = z.output<typeof TodoHome>;

/** What waits for my desks, also queues that are empty. */
export const QueuesHome = z.object({ queues: z.array(Queue) });
export type QueuesHome = z.output<typeof QueuesHome>;

const Feed = z.object({ madeAt: z.iso.datetime().nullable() });

/** The home page. */
export const dashboard = {
  home: endpoint({
    method: 'GET',
    path: '/v1/dashboard',
    who: 'signed-in',
    summary: 'The cards of the home page in one answer, each by itself: one that fails leaves the others.',
    query: z.strictObject({
      /** Only this card, to try it again; also one that is hidden. */
      card: cardId().optional(),
    }),
    data: z.object({ cards: z.array(CardAnswer), layout: Layout }),
    refuses: ['missing'],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/v1/dashboard/layout',
    who: 'signed-in',
    summary:
      'The order of my cards, which of them are hidden, and which that start off are shown. With empty lists everything is as at first.',
    command: true,
    body: z.strictObject(Layout.shape),
    data: Layout,
    refuses: ['stale'],
  }),
  keyDates: endpoint({
    method: 'GET',
    path: '/v1/dashboard/key-dates',
    who: 'signed-in',
    summary: `My key dates of some days, at most ${longestPeriod}.`,
    query: z.strictObject({ from: day(), to: day() }),
    data: KeyDates,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/v1/calendar-feed',
    who: 'signed-in',
    summary: 'Whether my calendar feed is on, and since when. Its link is shown only when it is made.',
    data: Feed,
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/v1/calendar-feed',
    who: 'signed-in',
    summary: 'Makes a new link to my key dates for calendar programs. The link before it ends.',
    data: Feed.extend({ url: z.url() }),
    limit: 20,
  }),
  stopFeed: endpoint({
    method: 'DELETE',
    path: '/v1/calendar-feed',
    who: 'signed-in',
    summary: 'Switches my calendar feed off: its link ends.',
    message: 'The calendar feed is switched off.',
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/v1/calendar/{token}.ics',
    who: 'public',
    summary: 'The key dates of whoever made this link, as iCalendar. It has no names of clients.',
    params: z.strictObject({ token: text(200) }),
    file: ['text/calendar'],
    refuses: ['rate'],
  }),
};
