import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { monthList } from './monthList.ts';

export const ledgerRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/ledger',
    staticData: { page: 'LedgerPage' },
    validateSearch: monthList.validate,
    component: lazyRouteComponent(() => import('./LedgerPage.tsx'), 'LedgerPage'),
  }),
];
