import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { agencyList, shareList } from './lists.ts';

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
    validateSearch: agencyList.validate,
    component: lazyRouteComponent(() => import('./AgenciesPage.tsx'), 'AgenciesPage'),
  }),
];
