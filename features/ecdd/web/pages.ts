import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.ts';
import { approvalList, formSearch } from './lists.ts';

export const pages = [
  page({
    path: '/e-cdd',
    who: ['salesperson', 'admin', 'compliance'],
    search: formSearch,
    name: 'FormPage',
    from: () => import('./form/FormPage.tsx'),
  }),
  page({
    path: '/agency-desk/compliance/approvals',
    who: 'compliance',
    search: approvalList.validate,
    name: 'ApprovalsPage',
    from: () => import('./approvals/ApprovalsPage.tsx'),
    menu: {
      group: menuGroups.agencyDesk,
      label: 'Approvals',
      waiting: () => waitingIn(api.waitingApprovals, {}, ({ waiting }) => waiting),
    },
  }),
];
