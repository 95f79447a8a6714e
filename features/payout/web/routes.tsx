import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { holdList } from './holds/holdList.ts';
import { runList } from './runList.ts';

export const payoutRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts',
    staticData: { page: 'PayoutsPage' },
    validateSearch: runList.validate,
    component: lazyRouteComponent(() => import('./PayoutsPage.tsx'), 'PayoutsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/holds',
    staticData: { page: 'HoldsPage' },
    validateSearch: holdList.validate,
    component: lazyRouteComponent(() => import('./holds/HoldsPage.tsx'), 'HoldsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/$runId',
    component: lazyRouteComponent(() => import('./RunPage.tsx'), 'RunPage'),
  }),
];
