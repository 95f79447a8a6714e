import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { dealRoutes } from './routes.ts';
import { deal } from './tables.ts';

export const room: Room = {
  routes: () => dealRoutes,
  offers: [offer(auditedKinds, { aggregate: 'deal', names: namesIn(deal, deal.id, deal.dealNo) })],
};
