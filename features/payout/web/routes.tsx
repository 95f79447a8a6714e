import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { debtList } from './debts/debtList.ts';
import { advanceList } from './deductions/advanceList.ts';
import { chargeList } from './deductions/chargeList.ts';
import { withheldList } from './deductions/withheldList.ts';
import { heldList } from './held/heldList.ts';
import { holdList } from './holds/holdList.ts';
import { lineList } from './lineList.ts';
import { runList } from './runList.ts';
import { yearlyList } from './yearly/yearlyList.ts';

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
    path: '/agency-desk/finance/payouts/held',
    staticData: { page: 'HeldPage' },
    validateSearch: heldList.validate,
    component: lazyRouteComponent(() => import('./held/HeldPage.tsx'), 'HeldPage'),
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
    path: '/agency-desk/finance/payouts/fees',
    staticData: { page: 'FeesPage' },
    validateSearch: chargeList.validate,
    component: lazyRouteComponent(() => import('./deductions/FeesPage.tsx'), 'FeesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/withheld',
    staticData: { page: 'WithheldPage' },
    validateSearch: withheldList.validate,
    component: lazyRouteComponent(() => import('./deductions/WithheldPage.tsx'), 'WithheldPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/advances',
    staticData: { page: 'AdvancesPage' },
    validateSearch: advanceList.validate,
    component: lazyRouteComponent(() => import('./deductions/AdvancesPage.tsx'), 'AdvancesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/debts',
    staticData: { page: 'DebtsPage' },
    validateSearch: debtList.validate,
    component: lazyRouteComponent(() => import('./debts/DebtsPage.tsx'), 'DebtsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/years',
    staticData: { page: 'YearlyPage' },
    validateSearch: yearlyList.validate,
    component: lazyRouteComponent(() => import('./yearly/YearlyPage.tsx'), 'YearlyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/agency-desk/finance/payouts/$runId',
    validateSearch: lineList.validate,
    component: lazyRouteComponent(() => import('./RunPage.tsx'), 'RunPage'),
  }),
];
