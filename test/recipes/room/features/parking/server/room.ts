import { dashboardPart } from '#platform/server/dashboard.ts';
import type { Room } from '#platform/server/room.ts';
import { Parking } from '../contract.ts';
import { parkingCard } from '../words.ts';
import { parkingRoutes } from './routes.ts';
import { parkingPlace } from './tables.ts';

export const room: Room = {
  routes: () => parkingRoutes,
  offers: [dashboardPart(parkingCard, Parking, async (at) => ({ places: await at.db.$count(parkingPlace) }))],
  notices: [{ key: 'parking.fined', label: 'Parking', help: 'My car stayed too long', action: 'See the fine' }],
  demo: async (at) => {
    await at.db.insert(parkingPlace).values([
      { name: 'A1', floor: 1 },
      { name: 'B1', floor: 2 },
    ]);
  },
};
