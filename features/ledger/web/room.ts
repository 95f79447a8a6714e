import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { seesMoney } from './permissions.ts';
import { ledgerRoutes } from './routes.tsx';

export const room: WebRoom = {
  routes: ledgerRoutes,
  menu: [
    { group: menuGroups.agencyDesk, order: 38, label: 'Ledger', to: '/agency-desk/finance/ledger', isFor: seesMoney },
  ],
};
