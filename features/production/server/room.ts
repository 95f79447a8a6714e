import type { Room } from '#platform/server/room.ts';
import { productionRoutes } from './routes.ts';

export const room: Room = { routes: () => productionRoutes };
