import { IconBuildingCommunity } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { dealList, planList, planPeopleList, progressList, resplitList } from './lists.web.ts';
import { hasNoProduction } from './progress/hasNoProduction.web.ts';

export const pages = [
  page({
    path: '/agency-desk/finance/deals',
    words: ['transactions', 'commission', 'revise'],
    who: 'desk:finance',
    search: dealList.validate,
    name: 'DealsPage',
    from: () => import('./splits/DealsPage.tsx'),
    menu: { label: 'Deals', icon: IconBuildingCommunity },
    tabs: [
      { label: 'Deals', to: '/agency-desk/finance/deals' },
      { label: 'Resplits', to: '/agency-desk/finance/deals/resplits' },
      { label: 'Deal revisions', to: '/agency-desk/finance/deals/revisions' },
    ],
  }),
  page({
    path: '/agency-desk/finance/deals/resplits',
    who: 'desk:finance',
    search: resplitList.validate,
    name: 'ResplitsPage',
    from: () => import('./resplits/ResplitsPage.tsx'),
  }),
  page({
    path: '/agency-desk/finance/plans',
    words: ['scheme', 'split', 'tiers'],
    who: 'desk:finance',
    search: planList.validate,
    name: 'PlansPage',
    from: () => import('./plans/PlansPage.tsx'),
    menu: { label: 'Commission plans' },
  }),
  page({
    path: '/agency-desk/finance/plans/people/$id',
    who: 'desk:finance',
    search: progressList.validate,
    name: 'PersonPlanPage',
    from: () => import('./progress/PersonPlanPage.tsx'),
  }),
  page({
    path: '/my-productions/commission-plan',
    words: ['scheme', 'split', 'rate', 'tier'],
    search: progressList.validate,
    name: 'MyPlanPage',
    from: () => import('./progress/MyPlanPage.tsx'),
    menu: { label: 'My Commission Plan', isEmptyFor: hasNoProduction },
  }),
  page({
    path: '/agency-desk/finance/plans/$code',
    who: 'desk:finance',
    search: planPeopleList.validate,
    name: 'PlanPage',
    from: () => import('./plans/PlanPage.tsx'),
  }),
];
