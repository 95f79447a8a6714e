import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  dealList,
  earnedList,
  nextList,
  outstandingList,
  paidList,
  performanceList,
  receivedList,
  teamDealList,
} from './lists.ts';

/** An id of the address as it stands there: whether it leads to anything is the answer of the call. */
const idIn = <Name extends string>(given: Record<Name, unknown>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ) as Partial<Record<Name, string>>;

/** Whose team is shown, and how. */
const teamSearch = ({ parent, state, view }: Record<string, unknown>) => ({
  ...idIn({ parent }),
  ...(state === 'inactive' || state === 'all' ? { state } : {}),
  ...(view === 'list' ? { view } : {}),
});

/** The record whose drawer is open stands in the address beside the list's filters. */
const withOpen =
  <S extends object>(validate: (raw: Record<string, unknown>) => S) =>
  (raw: Record<string, unknown>): S & { open?: string } => ({
    ...validate(raw),
    ...idIn({ open: raw.open }),
  });

export const productionRoutes = (parent: AnyRoute) => {
  const at = { getParentRoute: () => parent };
  return [
    createRoute({
      ...at,
      path: '/my-productions',
      staticData: { page: 'ProductionPage' },
      component: lazyRouteComponent(() => import('./dashboard/ProductionPage.tsx'), 'ProductionPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/submitted-deal',
      staticData: { page: 'TransactionsPage' },
      validateSearch: withOpen(dealList.validate),
      component: lazyRouteComponent(() => import('./deals/TransactionsPage.tsx'), 'TransactionsPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/commission-payout',
      staticData: { page: 'EarnedPage' },
      validateSearch: earnedList.validate,
      component: lazyRouteComponent(() => import('./received/EarnedPage.tsx'), 'EarnedPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/commission-payout/received',
      staticData: { page: 'ReceivedPage' },
      validateSearch: receivedList.validate,
      component: lazyRouteComponent(() => import('./received/ReceivedPage.tsx'), 'ReceivedPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/commission-payout/paid',
      staticData: { page: 'PaidPage' },
      validateSearch: withOpen(paidList.validate),
      component: lazyRouteComponent(() => import('./received/PaidPage.tsx'), 'PaidPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/commission-payout/next',
      staticData: { page: 'NextPage' },
      validateSearch: nextList.validate,
      component: lazyRouteComponent(() => import('./received/NextPage.tsx'), 'NextPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/commission-payout/advances',
      staticData: { page: 'MyAdvancesPage' },
      component: lazyRouteComponent(() => import('./received/MyAdvancesPage.tsx'), 'MyAdvancesPage'),
    }),
    createRoute({
      ...at,
      path: '/my-productions/outstanding-invoice',
      staticData: { page: 'OutstandingPage' },
      validateSearch: outstandingList.validate,
      component: lazyRouteComponent(() => import('./outstanding/OutstandingPage.tsx'), 'OutstandingPage'),
    }),
    createRoute({
      ...at,
      path: '/team-productions',
      staticData: { page: 'TeamPage' },
      validateSearch: teamSearch,
      component: lazyRouteComponent(() => import('./team/TeamPage.tsx'), 'TeamPage'),
    }),
    createRoute({
      ...at,
      path: '/team-productions/deal-submitted',
      staticData: { page: 'TeamDealsPage' },
      validateSearch: withOpen(teamDealList.validate),
      component: lazyRouteComponent(() => import('./team/TeamDealsPage.tsx'), 'TeamDealsPage'),
    }),
    createRoute({
      ...at,
      path: '/team-productions/team-performance',
      staticData: { page: 'PerformancePage' },
      validateSearch: performanceList.validate,
      component: lazyRouteComponent(() => import('./team/PerformancePage.tsx'), 'PerformancePage'),
    }),
  ];
};
