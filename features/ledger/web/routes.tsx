import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';

export const ledgerRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/ledger',
    staticData: { page: 'LedgerPage' },
    component: lazyRouteComponent(() => import('./LedgerPage.tsx'), 'LedgerPage'),
  }),
];
