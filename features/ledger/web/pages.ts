import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { monthList } from './monthList.ts';

const group = menuGroups.agencyDesk;

export const pages = [
  page({
    path: '/agency-desk/finance/ledger',
    words: ['accounts', 'journal', 'month', 'close', 'bookkeeping'],
    who: 'desk:finance',
    search: monthList.validate,
    name: 'LedgerPage',
    from: () => import('./LedgerPage.tsx'),
    menu: { group, label: 'Ledger' },
  }),
];
