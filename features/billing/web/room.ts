import { lazyRouteComponent } from '@tanstack/react-router';
import { seesMoney } from '#features/ledger/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { homePart, type WebRoom } from '#platform/web/shell/room.ts';
import { financeCard } from '../words.ts';
import { billingRoutes } from './routes.tsx';
import { searchMoney } from './searchMoney.ts';

export const room: WebRoom = {
  routes: billingRoutes,
  search: searchMoney,
  menu: [
    { group: menuGroups.agencyDesk, order: 34.5, label: 'Finance', to: '/agency-desk/finance', isFor: seesMoney },
    {
      group: menuGroups.agencyDesk,
      order: 36,
      label: 'Invoices',
      to: '/agency-desk/finance/invoices',
      also: ['/agency-desk/finance/credit-notes'],
      isFor: seesMoney,
    },
    {
      group: menuGroups.agencyDesk,
      order: 36.1,
      label: 'Receipts',
      to: '/agency-desk/finance/receipts',
      isFor: seesMoney,
    },
    {
      group: menuGroups.agencyDesk,
      order: 36.2,
      label: 'Bank',
      to: '/agency-desk/finance/bank',
      isFor: seesMoney,
    },
    {
      group: menuGroups.agencyDesk,
      order: 36.5,
      label: 'Approvals',
      to: '/agency-desk/finance/approvals',
      isFor: seesMoney,
    },
    { group: menuGroups.agencyDesk, order: 36.3, label: 'Ageing', to: '/agency-desk/finance/aging', isFor: seesMoney },
    {
      group: menuGroups.agencyDesk,
      order: 38.5,
      label: 'Reports',
      to: '/agency-desk/finance/reports',
      isFor: seesMoney,
    },
    {
      group: menuGroups.agencyDesk,
      order: 36.4,
      label: 'Reminders',
      to: '/agency-desk/finance/reminders',
      isFor: seesMoney,
    },
  ],
  home: [
    homePart(
      financeCard,
      lazyRouteComponent(() => import('./reports/FinanceHome.tsx'), 'FinanceHome'),
    ),
  ],
};
