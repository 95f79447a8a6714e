import { sql } from 'drizzle-orm';
import { demoRead } from '#features/notifications/index.server.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { dashboardRoutes } from './routes.ts';
import { calendarFeed } from './tables.ts';

const owner = sql<string>`(SELECT user_name FROM person_public WHERE id = "calendar_feed"."person_id")`;

export const room: Room = {
  routes: dashboardRoutes,
  // The highest room: all that notifies in the demo has done so.
  demo: demoRead,
  offers: [
    offer(auditedKinds, {
      aggregate: 'calendar-feed',
      words: 'Calendar feed',
      names: namesIn(calendarFeed, calendarFeed.personId, owner),
    }),
  ],
};
