import { lazyRouteComponent } from '@tanstack/react-router';
import { seesMoney } from '#features/ledger/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { homePart, type WebRoom } from '#platform/web/shell/room.ts';
import { expectedCard, progressPlaces } from '../words.ts';
import { hasNoProduction } from './own/hasNoProduction.ts';
import { commissionRoutes } from './routes.tsx';
import { searchDeals } from './searchDeals.ts';

export const room: WebRoom = {
  routes: commissionRoutes,
  search: [searchDeals],
  menu: [
    { group: menuGroups.agencyDesk, order: 35, label: 'Deals', to: '/agency-desk/finance/deals', isFor: seesMoney },
    {
      group: menuGroups.agencyDesk,
      order: 38.2,
      label: 'Commission Plans',
      to: '/agency-desk/finance/plans',
      isFor: seesMoney,
    },
    {
      group: menuGroups.myProduction,
      order: 50,
      label: 'My Commission Plan',
      to: progressPlaces.mine,
      isEmptyFor: hasNoProduction,
    },
  ],
  home: [
    homePart(
      expectedCard,
      lazyRouteComponent(() => import('./home/Expected.tsx'), 'Expected'),
    ),
  ],
};
