import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { type CddFor, cddFor } from '../words/forms.ts';
import { api } from './api.ts';
import { approvalList } from './lists.ts';

/** A form, or what a new one is about. */
export type FormSearch = { id?: string; aMLID?: string; cDDFor?: CddFor; propertyId?: string };

const texts = ['id', 'aMLID', 'propertyId'] as const;

const formSearch = (raw: Record<string, unknown>): FormSearch => {
  const given = texts.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : []));
  const side =
    typeof raw.cDDFor === 'string' && Object.hasOwn(cddFor, raw.cDDFor) ? { cDDFor: raw.cDDFor as CddFor } : {};
  return Object.assign(Object.fromEntries(given), side);
};

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
