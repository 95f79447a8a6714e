import { type Day, dayOf } from '#platform/contract/days.ts';
import type { Notification } from '../room.calls.ts';

/** Notifications of one kind about one record on one day. The newest is shown. */
export type Group = { newest: Notification; ids: string[]; isRead: boolean };

/** Notifications in their order, those of one day together, and of a day those of one kind and record in the place of the newest. */
export const groupsByDay = (rows: Notification[]): [Day, Group[]][] =>
  [...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, ofDay]) => [
    day,
    [...Map.groupBy(ofDay, ({ kind, link }) => `${kind} ${link}`).values()].map((alike) => ({
      newest: alike[0] as Notification,
      ids: alike.map(({ id }) => id),
      isRead: alike.every(({ isRead }) => isRead),
    })),
  ]);
