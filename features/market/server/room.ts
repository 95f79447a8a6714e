import type { Room } from '#platform/server/room.ts';
import { demoMarket } from './demo/demo-market.ts';
import { marketImports } from './import/commands.ts';
import { marketRoutes } from './routes.ts';

export const room: Room = {
  routes: () => marketRoutes,
  imports: marketImports,
  demo: demoMarket,
};
