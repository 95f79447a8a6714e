import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { Parking } from '../contract.ts';
import { parkingCard } from '../words.ts';
import { parkingRoutes } from './routes.ts';
import { parkingPlace } from './tables.ts';

export const room: Room = {
  routes: () => parkingRoutes,
  offers: [
    dashboardPart(parkingCard, Parking, async (at) => ({ places: await at.db.$count(parkingPlace) })),
    // The audit trail says A1, and not its id.
    offer(auditedKinds, {
      aggregate: 'parking-place',
      words: 'Parking place',
      names: namesIn(parkingPlace, parkingPlace.id, parkingPlace.name),
    }),
  ],
  notices: [{ key: 'parking.fined', label: 'Parking', help: 'My car stayed too long', action: 'See the fine' }],
  demo: async (at) => {
    await at.db.insert(parkingPlace).values([
      { name: 'A1', floor: 1 },
      { name: 'B1', floor: 2 },
    ]);
  },
};
