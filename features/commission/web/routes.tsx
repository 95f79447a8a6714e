import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dealList } from './dealList.ts';
import { planList, planPeopleList } from './plans/planLists.ts';
import { resplitList } from './resplits/resplitList.ts';

export const commissionRoutes = (parent: AnyRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/deals',
    staticData: { page: 'DealsPage' },
    validateSearch: dealList.validate,
    component: lazyRouteComponent(() => import('./DealsPage.tsx'), 'DealsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/deals/resplits',
    staticData: { page: 'ResplitsPage' },
    validateSearch: resplitList.validate,
    component: lazyRouteComponent(() => import('./resplits/ResplitsPage.tsx'), 'ResplitsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/plans',
    staticData: { page: 'PlansPage' },
    validateSearch: planList.validate,
    component: lazyRouteComponent(() => import('./plans/PlansPage.tsx'), 'PlansPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/plans/$code',
    validateSearch: planPeopleList.validate,
    component: lazyRouteComponent(() => import('./plans/PlanPage.tsx'), 'PlanPage'),
  }),
];
