import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shareList } from './shareList.ts';

export const cobrokeRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/cobrokers',
    staticData: { page: 'SharesPage' },
    validateSearch: shareList.validate,
    component: lazyRouteComponent(() => import('./SharesPage.tsx'), 'SharesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/cobrokers/agencies',
    staticData: { page: 'AgenciesPage' },
    component: lazyRouteComponent(() => import('./AgenciesPage.tsx'), 'AgenciesPage'),
  }),
];
