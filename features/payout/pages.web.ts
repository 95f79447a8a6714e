import { withNew } from '#platform/web/list/useNew.ts';
import { page } from '#platform/web/shell/page.ts';
import {
  advanceList,
  chargeList,
  debtList,
  heldList,
  holdList,
  lineList,
  runList,
  withheldList,
  yearlyList,
} from './lists.web.ts';

export const pages = [
  page({
    path: '/agency-desk/finance/payouts',
    words: ['pay', 'commission', 'run', 'giro'],
    actions: [
      { label: 'Create payout run', to: '/agency-desk/finance/payouts?new=yes', words: ['new', 'pay', 'commission'] },
    ],
    who: 'desk:finance',
    search: withNew(runList.validate),
    name: 'PayoutsPage',
    from: () => import('./runs/PayoutsPage.tsx'),
    menu: { label: 'Payouts' },
  }),
  page({
    path: '/agency-desk/finance/payouts/held',
    who: 'desk:finance',
    search: heldList.validate,
    name: 'HeldPage',
    from: () => import('./held/HeldPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/holds',
    who: 'desk:finance',
    search: holdList.validate,
    name: 'HoldsPage',
    from: () => import('./holds/HoldsPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/fees',
    who: 'desk:finance',
    search: chargeList.validate,
    name: 'FeesPage',
    from: () => import('./deductions/FeesPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/withheld',
    who: 'desk:finance',
    search: withheldList.validate,
    name: 'WithheldPage',
    from: () => import('./withheld/WithheldPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/advances',
    actions: [{ label: 'Advances', to: '/agency-desk/finance/payouts/advances', words: ['loan', 'early'] }],
    who: 'desk:finance',
    search: advanceList.validate,
    name: 'AdvancesPage',
    from: () => import('./deductions/AdvancesPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/debts',
    who: 'desk:finance',
    search: debtList.validate,
    name: 'DebtsPage',
    from: () => import('./debts/DebtsPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/years',
    actions: [{ label: 'Yearly file', to: '/agency-desk/finance/payouts/years', words: ['iras', 'tax', 'income'] }],
    who: 'desk:finance',
    search: yearlyList.validate,
    name: 'YearlyPage',
    from: () => import('./yearly/YearlyPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/payouts/$runId',
    who: 'desk:finance',
    search: lineList.validate,
    name: 'RunPage',
    from: () => import('./runs/RunPage.tsx'),
  }),
];
