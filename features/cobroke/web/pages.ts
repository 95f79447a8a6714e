import { page } from '#platform/web/shell/page.ts';
import { agencyList, shareList } from './lists.ts';

export const pages = [
  page({
    path: '/agency-desk/finance/cobrokers',
    words: ['cobroke', 'agencies', 'share'],
    who: 'desk:finance',
    search: shareList.validate,
    name: 'SharesPage',
    from: () => import('./SharesPage.tsx'),
    menu: { label: 'Co-brokers' },
    tabs: [
      { label: 'Shares', to: '/agency-desk/finance/cobrokers' },
      { label: 'Agencies and accounts', to: '/agency-desk/finance/cobrokers/agencies' },
    ],
  }),
  page({
    path: '/agency-desk/finance/cobrokers/agencies',
    who: 'desk:finance',
    search: agencyList.validate,
    name: 'AgenciesPage',
    from: () => import('./AgenciesPage.tsx'),
  }),
];
