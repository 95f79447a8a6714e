import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { productionRoutes } from './routes.tsx';

export const room: WebRoom = {
  routes: productionRoutes,
  menu: [
    {
      group: menuGroups.myProduction,
      order: 30,
      label: 'My Payment Received',
      to: '/my-productions/commission-payout',
    },
  ],
};
