import { financeParts } from '#features/billing/index.server.ts';
import { waitingForFinance } from '#features/ledger/server/index.ts';
import { dashboardParts, keyDateSources, queueSources, todoSources } from '#platform/server/dashboard.ts';
import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { dashboard, KeyDatesOfNow, QueuesHome, TodoHome } from '../contract.ts';
import { keyDatesCard, queuesCard, todoCard } from '../words.ts';
import { readCalendar, readFeed, renewFeed, stopFeed } from './feed.ts';
import { readHome } from './home.ts';
import { keyDatesOfNow, readKeyDates } from './key-dates.ts';
import { arrange } from './layout.ts';
import { readQueues } from './queues.ts';
import { readTodos } from './todos.ts';

/** The calls of the home page, over the cards and key dates that the features of this house offer. */
export const dashboardRoutes = (house: House) => {
  const sources = house.all(keyDateSources);
  const calendar = { card: keyDatesCard, data: KeyDatesOfNow, read: keyDatesOfNow(sources) };
  const todo = { card: todoCard, data: TodoHome, read: readTodos(house.all(todoSources)) };
  const finance = financeParts(house.all(waitingForFinance));
  const queues = {
    card: queuesCard,
    data: QueuesHome,
    read: readQueues([...house.all(queueSources), finance.queues]),
  };
  const read = readCalendar(sources);
  return implement('dashboard', dashboard, {
    home: readHome([...house.all(dashboardParts), todo, queues, finance.figures, calendar]),
    arrange,
    keyDates: readKeyDates(sources),
    feed: readFeed,
    renewFeed,
    stopFeed,
    calendar: (at, input) => read({ ...at, actor: null }, input),
  });
};
