import { seesMoney } from '#features/ledger/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { payoutRoutes } from './routes.tsx';
import { searchPayouts } from './searchPayouts.ts';

export const room: WebRoom = {
  routes: payoutRoutes,
  search: searchPayouts,
  menu: [
    { group: menuGroups.agencyDesk, order: 37, label: 'Payouts', to: '/agency-desk/finance/payouts', isFor: seesMoney },
  ],
};
