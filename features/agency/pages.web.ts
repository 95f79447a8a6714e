import { IconAlertTriangle, IconHistory, IconSettings, IconUsers } from '@tabler/icons-react';
import { withNew } from '#platform/web/list/useNew.ts';
import { leadsTo, page } from '#platform/web/shell/page.ts';
import { auditList, peopleFileSearch, peopleList, settingList } from './lists.web.ts';

export const pages = [
  leadsTo('/agency-desk', '/'),
  page({
    path: '/agency-desk/people',
    words: ['accounts', 'staff', 'agents', 'users', 'upline', 'rank'],
    actions: [
      { label: 'Invite someone', to: '/agency-desk/people?new=yes', words: ['new', 'person', 'account', 'add'] },
    ],
    who: 'desk:people',
    search: withNew(peopleList.validate),
    name: 'PeoplePage',
    from: () => import('./people/PeoplePage.tsx'),
    menu: { label: 'People', icon: IconUsers },
  }),
  page({
    path: '/agency-desk/people/file',
    actions: [{ label: 'Add people by file', to: '/agency-desk/people/file', words: ['import', 'csv'] }],
    who: 'desk:people',
    search: peopleFileSearch,
    name: 'PeopleFilePage',
    from: () => import('./people-file/PeopleFilePage.tsx'),
  }),
  page({
    path: '/agency-desk/people/$userId',
    who: 'desk:people',
    name: 'PersonPage',
    from: () => import('./people/PersonPage.tsx'),
  }),
  page({
    path: '/agency-desk/papers',
    words: ['logo', 'address', 'tax'],
    who: 'desk:finance',
    name: 'LetterheadPage',
    from: () => import('./papers/LetterheadPage.tsx'),
    menu: { label: 'Letterhead and GST' },
  }),
  page({
    path: '/agency-desk/jobs',
    words: ['errors', 'retry'],
    who: 'admin',
    name: 'JobsPage',
    from: () => import('./jobs/JobsPage.tsx'),
    menu: { label: 'Failed jobs', icon: IconAlertTriangle },
  }),
  page({
    path: '/agency-desk/audit',
    words: ['log', 'history', 'trail', 'who', 'changes'],
    who: 'admin',
    search: auditList.validate,
    name: 'AuditPage',
    from: () => import('./audit/AuditPage.tsx'),
    menu: { label: 'Audit trail', icon: IconHistory },
  }),
  page({
    path: '/amsaccess',
    search: ({ token }: Record<string, unknown>): { token?: string } =>
      typeof token === 'string' && token !== '' ? { token } : {},
    name: 'AccessPage',
    from: () => import('./portal/AccessPage.tsx'),
  }),
  page({
    path: '/agency-desk/settings',
    words: ['configuration', 'options', 'maintenance'],
    who: 'desk:content',
    search: settingList.validate,
    name: 'SettingsPage',
    from: () => import('./settings/SettingsPage.tsx'),
    menu: { label: 'Settings', icon: IconSettings },
  }),
  page({
    path: '/agency-desk/compliance/settings',
    words: ['configuration', 'options'],
    who: 'compliance',
    search: settingList.validate,
    name: 'ComplianceSettingsPage',
    from: () => import('./settings/ComplianceSettingsPage.tsx'),
    menu: { label: 'Due diligence settings' },
  }),
];
