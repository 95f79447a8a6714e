import { IconFlag, IconUserSearch } from '@tabler/icons-react';
import { withNew } from '#platform/web/list/useNew.ts';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { caseSearch, hitList, registerSearch } from './lists.web.ts';

export const pages = [
  page({
    path: '/agent-tools/aml',
    actions: [
      {
        label: 'AML checks',
        to: '/agent-tools/aml',
        words: ['screening', 'screen', 'sanctions', 'customers', 'cases'],
        who: ['salesperson', 'admin', 'compliance'],
      },
      {
        label: 'New AML check',
        to: '/agent-tools/aml?new=yes',
        words: ['screen', 'customer', 'screening'],
        who: 'salesperson',
      },
    ],
    search: withNew(caseSearch),
    name: 'AmlPage',
    from: () => import('./cases/AmlPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/hits',
    words: ['matches', 'sanctions', 'pep'],
    who: 'compliance',
    search: hitList.validate,
    name: 'HitsPage',
    from: () => import('./hits/HitsPage.tsx'),
    menu: {
      label: 'Screening hits',
      icon: IconUserSearch,
      waiting: () => waitingIn(api.waitingHits, {}, ({ waiting }) => waiting),
    },
  }),
  page({
    path: '/agency-desk/compliance/hits/$id',
    who: 'compliance',
    name: 'HitPage',
    from: () => import('./hits/HitPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/register',
    words: ['str', 'suspicious', 'report'],
    who: 'compliance',
    search: registerSearch,
    name: 'RegisterPage',
    from: () => import('./register/RegisterPage.tsx'),
    menu: { label: 'Suspicions', icon: IconFlag },
  }),
];
