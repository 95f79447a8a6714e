import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dealList } from './dealList.ts';
import { planList, planPeopleList } from './plans/planLists.ts';
import { progressList } from './progress/progressList.ts';
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
    path: '/agency-desk/finance/plans/people/$id',
    validateSearch: progressList.validate,
    component: lazyRouteComponent(() => import('./progress/PersonPlanPage.tsx'), 'PersonPlanPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/my-productions/commission-plan',
    staticData: { page: 'MyPlanPage' },
    validateSearch: progressList.validate,
    component: lazyRouteComponent(() => import('./progress/MyPlanPage.tsx'), 'MyPlanPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/plans/$code',
    validateSearch: planPeopleList.validate,
    component: lazyRouteComponent(() => import('./plans/PlanPage.tsx'), 'PlanPage'),
  }),
];
