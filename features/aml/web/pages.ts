import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.ts';
import { caseSearch, hitList, registerList } from './lists.ts';

const group = menuGroups.agencyDesk;

export const pages = [
  page({
    path: '/agent-tools/aml',
    who: ['salesperson', 'admin', 'compliance'],
    search: caseSearch,
    name: 'AmlPage',
    from: () => import('./cases/AmlPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/hits',
    who: 'compliance',
    search: hitList.validate,
    name: 'HitsPage',
    from: () => import('./hits/HitsPage.tsx'),
    menu: { group, label: 'Screening Hits', waiting: () => waitingIn(api.waitingHits, {}, ({ waiting }) => waiting) },
  }),
  page({
    path: '/agency-desk/compliance/hits/$id',
    who: 'compliance',
    name: 'HitPage',
    from: () => import('./hits/HitPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/register',
    who: 'compliance',
    search: registerList.validate,
    name: 'RegisterPage',
    from: () => import('./register/RegisterPage.tsx'),
    menu: { group, label: 'Suspicions' },
  }),
];
