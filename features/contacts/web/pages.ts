import { IconUsers } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.ts';
import { contactList, detailSearch, importSearch, pageSearch } from './lists.ts';

const who = ['salesperson', 'admin'] as const;

export const pages = [
  page({
    path: '/contact-management',
    who,
    search: contactList.validate,
    name: 'ContactsPage',
    from: () => import('./list/ContactsPage.tsx'),
    menu: {
      label: 'Contact Management',
      icon: IconUsers,
      waiting: ({ role }) =>
        role === 'salesperson' ? waitingIn(api.followUps, {}, ({ overdue }) => overdue) : undefined,
    },
  }),
  page({
    path: '/contact-management/bin',
    who: 'salesperson',
    search: pageSearch,
    name: 'ContactsBinPage',
    from: () => import('./list/ContactsBinPage.tsx'),
  }),
  page({
    path: '/contact-management/duplicates',
    who: 'salesperson',
    search: pageSearch,
    name: 'DuplicatesPage',
    from: () => import('./duplicates/DuplicatesPage.tsx'),
  }),
  page({
    path: '/contact-management/import',
    who: 'salesperson',
    name: 'ImportsPage',
    from: () => import('./import/ImportsPage.tsx'),
  }),
  page({
    path: '/contact-management/import-detail',
    who: 'salesperson',
    search: importSearch,
    name: 'ImportPage',
    from: () => import('./import/ImportPage.tsx'),
  }),
  page({
    path: '/contact-management/contact-detail',
    who,
    search: detailSearch,
    name: 'ContactPage',
    from: () => import('./detail/ContactPage.tsx'),
  }),
];
