import { page } from '#platform/web/shell/page.ts';
import { monthList } from './monthList.ts';

export const pages = [
  page({
    path: '/agency-desk/finance/ledger',
    words: ['accounts', 'journal', 'month', 'close', 'bookkeeping'],
    who: 'desk:finance',
    search: monthList.validate,
    name: 'LedgerPage',
    from: () => import('./LedgerPage.tsx'),
    menu: { label: 'Ledger' },
  }),
];
