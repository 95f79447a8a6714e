import { dashboardParts, keyDateSources, todoSources } from '#platform/server/dashboard.ts';
import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { dashboard, KeyDatesOfNow, TodoHome } from '../contract.ts';
import { keyDatesCard, todoCard } from '../words.ts';
import { readCalendar, readFeed, renewFeed, stopFeed } from './feed.ts';
import { readHome } from './home.ts';
import { keyDatesOfNow, readKeyDates } from './key-dates.ts';
import { arrange } from './layout.ts';
import { readTodos } from './todos.ts';

/** The calls of the home page, over the cards and key dates that the features of this house offer. */
export const dashboardRoutes = (house: House) => {
  const sources = house.all(keyDateSources);
  const calendar = { card: keyDatesCard, data: KeyDatesOfNow, read: keyDatesOfNow(sources) };
  const todo = { card: todoCard, data: TodoHome, read: readTodos(house.all(todoSources)) };
  const read = readCalendar(sources);
  return implement('dashboard', dashboard, {
    home: readHome([...house.all(dashboardParts), todo, calendar]),
    arrange,
    keyDates: readKeyDates(sources),
    feed: readFeed,
    renewFeed,
    stopFeed,
    calendar: (at, input) => read({ ...at, actor: null }, input),
  });
};
