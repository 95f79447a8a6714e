import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dealList } from './dealList.ts';

export const commissionRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/deals',
    staticData: { page: 'DealsPage' },
    validateSearch: dealList.validate,
    component: lazyRouteComponent(() => import('./DealsPage.tsx'), 'DealsPage'),
  }),
];
