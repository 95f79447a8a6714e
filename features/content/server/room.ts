import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { contentRoutes } from './routes.ts';
import { usefulLink } from './tables.ts';

export const room: Room = {
  routes: () => contentRoutes,
  offers: [offer(auditedKinds, { aggregate: 'link', names: namesIn(usefulLink, usefulLink.id, usefulLink.title) })],
};
