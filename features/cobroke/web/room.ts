import { seesMoney } from '#features/ledger/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { cobrokeRoutes } from './routes.tsx';

export const room: WebRoom = {
  routes: cobrokeRoutes,
  menu: [
    {
      group: menuGroups.agencyDesk,
      order: 36.8,
      label: 'Co-brokers',
      to: '/agency-desk/finance/cobrokers',
      isFor: seesMoney,
    },
  ],
};
