import type { Room } from '#platform/server/room.ts';
import { presentationRoutes } from './routes.ts';

export const room: Room = { routes: () => presentationRoutes };
