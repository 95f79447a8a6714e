import type { Room } from '#platform/server/room.ts';
import { profileRoutes } from './routes.ts';

export const room: Room = { routes: () => profileRoutes };
