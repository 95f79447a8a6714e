import type { Room } from '#platform/server/room.ts';
import { ledgerRoutes } from './routes.ts';

export const room: Room = { routes: ledgerRoutes };
