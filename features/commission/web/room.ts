import { lazyRouteComponent } from '@tanstack/react-router';
import { seesMoney } from '#features/ledger/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { commissionRoutes } from './routes.tsx';

export const room: WebRoom = {
  routes: commissionRoutes,
  menu: [
    { group: menuGroups.agencyDesk, order: 35, label: 'Deals', to: '/agency-desk/finance/deals', isFor: seesMoney },
    {
      group: menuGroups.agencyDesk,
      order: 38.2,
      label: 'Commission Plans',
      to: '/agency-desk/finance/plans',
      isFor: seesMoney,
    },
  ],
  home: [
    {
      id: 'expected-commission',
      order: 8,
      isFor: ({ role }) => role === 'salesperson',
      part: lazyRouteComponent(() => import('./home/Expected.tsx'), 'Expected'),
    },
  ],
};
