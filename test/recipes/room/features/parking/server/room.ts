import type { Room } from '#platform/server/room.ts';
import { parkingRoutes } from './routes.ts';
import { parkingPlace } from './tables.ts';

export const room: Room = {
  routes: () => parkingRoutes,
  mails: [{ key: 'parking.fined', label: 'Parking', help: 'My car stayed too long' }],
  demo: async (at) => {
    await at.db.insert(parkingPlace).values([
      { name: 'A1', floor: 1 },
      { name: 'B1', floor: 2 },
    ]);
  },
};
