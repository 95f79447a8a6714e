import { hasNoProduction as isEmptyFor } from '#features/commission/index.web.ts';
import { page } from '#platform/web/shell/page.ts';
import {
  dealList,
  earnedList,
  nextList,
  outstandingList,
  paidList,
  performanceList,
  receivedList,
  teamDealList,
} from './lists.web.ts';

/** The id in the address, unchecked: the call decides whether it exists. */
const idIn = <Name extends string>(search: Record<Name, unknown>): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ) as Partial<Record<Name, string>>;

/** The team, and the view of it. */
const teamSearch = ({ parent, state, view }: Record<string, unknown>) => ({
  ...idIn({ parent }),
  ...(state === 'inactive' || state === 'all' ? { state } : {}),
  ...(view === 'list' ? { view } : {}),
});

/** The id of the open drawer is in the address beside the list's filters. */
const withOpen =
  <S extends object>(validate: (raw: Record<string, unknown>) => S) =>
  (raw: Record<string, unknown>): S & { open?: string } => ({
    ...validate(raw),
    ...idIn({ open: raw.open }),
  });

export const pages = [
  page({
    path: '/my-productions',
    words: ['sales', 'target', 'progress'],
    actions: [
      { label: 'Income report', to: '/my-productions', words: ['tax', 'iras', 'earnings', 'annual', 'statement'] },
    ],
    name: 'ProductionPage',
    from: () => import('./dashboard/ProductionPage.tsx'),
    menu: { label: 'Production Dashboard', isEmptyFor },
    tabs: [
      { label: 'Production', to: '/my-productions' },
      { label: 'Commission plan', to: '/my-productions/commission-plan' },
    ],
  }),
  page({
    path: '/my-productions/submitted-deal',
    words: ['deals', 'sales', 'cases'],
    search: withOpen(dealList.validate),
    name: 'TransactionsPage',
    from: () => import('./transactions/TransactionsPage.tsx'),
    menu: { label: 'My Transactions', isEmptyFor },
  }),
  page({
    path: '/my-productions/commission-payout',
    words: ['income', 'earnings', 'paid', 'commission'],
    search: earnedList.validate,
    name: 'EarnedPage',
    from: () => import('./money/EarnedPage.tsx'),
    menu: { label: 'My Payment Received', isEmptyFor },
    tabs: [
      { label: 'What I earned', to: '/my-productions/commission-payout' },
      { label: 'Received from clients', to: '/my-productions/commission-payout/received' },
      { label: 'Paid to me', to: '/my-productions/commission-payout/paid' },
      { label: 'Next payout', to: '/my-productions/commission-payout/next' },
      { label: 'Advances', to: '/my-productions/commission-payout/advances' },
    ],
  }),
  page({
    path: '/my-productions/commission-payout/received',
    search: receivedList.validate,
    name: 'ReceivedPage',
    from: () => import('./money/ReceivedPage.tsx'),
  }),
  page({
    path: '/my-productions/commission-payout/paid',
    search: withOpen(paidList.validate),
    name: 'PaidPage',
    from: () => import('./money/PaidPage.tsx'),
  }),
  page({
    path: '/my-productions/commission-payout/next',
    search: nextList.validate,
    name: 'NextPage',
    from: () => import('./money/NextPage.tsx'),
  }),
  page({
    path: '/my-productions/commission-payout/advances',
    name: 'MyAdvancesPage',
    from: () => import('./money/MyAdvancesPage.tsx'),
  }),
  page({
    path: '/my-productions/outstanding-invoice',
    words: ['unpaid', 'overdue', 'owed', 'invoices'],
    actions: [
      {
        label: 'Send reminder',
        to: '/my-productions/outstanding-invoice',
        words: ['payment', 'overdue', 'client', 'chase'],
      },
    ],
    search: outstandingList.validate,
    name: 'OutstandingPage',
    from: () => import('./outstanding/OutstandingPage.tsx'),
    menu: { label: 'My Outstanding Comm', isEmptyFor },
  }),
  page({
    path: '/team-productions',
    words: ['downline', 'members', 'leader'],
    search: teamSearch,
    name: 'TeamPage',
    from: () => import('./team/TeamPage.tsx'),
    menu: { label: 'Team HR', isEmptyFor },
  }),
  page({
    path: '/team-productions/deal-submitted',
    search: withOpen(teamDealList.validate),
    name: 'TeamDealsPage',
    from: () => import('./team-transactions/TeamDealsPage.tsx'),
    menu: { label: 'Team Transactions', isEmptyFor },
  }),
  page({
    path: '/team-productions/team-performance',
    words: ['ranking', 'sales', 'compare'],
    search: performanceList.validate,
    name: 'PerformancePage',
    from: () => import('./performance/PerformancePage.tsx'),
    menu: { label: 'Team Performance', isEmptyFor },
  }),
];
