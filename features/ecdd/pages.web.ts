import { IconFileCheck } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { approvalList, formSearch, keepingList } from './lists.web.ts';
import { keepingAddress, templatesAddress } from './places.words.ts';

export const pages = [
  page({
    path: '/e-cdd',
    actions: [
      {
        label: 'E-CDD forms',
        to: '/e-cdd',
        words: ['due', 'diligence', 'kyc', 'ecdd'],
        who: ['salesperson', 'admin', 'compliance'],
      },
    ],
    search: formSearch,
    name: 'FormPage',
    from: () => import('./forms/FormPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/approvals',
    words: ['approve', 'high', 'risk'],
    who: 'compliance',
    search: approvalList.validate,
    name: 'ApprovalsPage',
    from: () => import('./approvals/ApprovalsPage.tsx'),
    menu: {
      label: 'Form approvals',
      icon: IconFileCheck,
      waiting: () => waitingIn(api.waitingApprovals, {}, ({ waiting, requests }) => waiting + requests),
    },
  }),
  page({
    path: templatesAddress,
    who: 'compliance',
    name: 'TemplatesPage',
    from: () => import('./templates/TemplatesPage.tsx'),
    menu: { label: 'Form templates' },
  }),
  page({
    path: `${templatesAddress}/$id`,
    who: 'compliance',
    name: 'TemplatePage',
    from: () => import('./templates/TemplatePage.tsx'),
  }),
  page({
    path: keepingAddress,
    who: 'compliance',
    search: keepingList.validate,
    name: 'KeepingPage',
    from: () => import('./keeping/KeepingPage.tsx'),
    menu: { label: 'Record keeping' },
  }),
];
