import { sql } from 'drizzle-orm';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { dashboardRoutes } from './routes.ts';
import { calendarFeed } from './tables.ts';

const owner = sql<string>`(SELECT user_name FROM person_public WHERE id = "calendar_feed"."person_id")`;

export const room: Room = {
  routes: dashboardRoutes,
  offers: [
    offer(auditedKinds, { aggregate: 'calendar-feed', names: namesIn(calendarFeed, calendarFeed.personId, owner) }),
  ],
};
