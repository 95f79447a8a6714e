import { IconUsers } from '@tabler/icons-react';
import { withNew } from '#platform/web/list/useNew.ts';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.web.ts';
import { contactList, detailSearch, holdList, importSearch, pageSearch } from './lists.web.ts';
import { holdsAddress } from './places.words.ts';

export const pages = [
  page({
    path: '/contact-management',
    words: ['clients', 'customers', 'leads', 'people'],
    actions: [
      {
        label: 'New contact',
        to: '/contact-management?new=yes',
        words: ['add', 'client', 'customer', 'lead'],
        who: 'salesperson',
      },
    ],
    search: withNew(contactList.validate),
    name: 'ContactsPage',
    from: () => import('./record/ContactsPage.tsx'),
    menu: {
      label: 'Contact Management',
      icon: IconUsers,
      waiting: ({ role }) =>
        role === 'salesperson' ? waitingIn(api.followUps, {}, ({ overdue }) => overdue) : undefined,
      isEmptyFor: ({ role }) => role === 'staff',
    },
    tabs: [
      { label: 'Contacts', to: '/contact-management' },
      { label: 'Waiting for customers', to: '/contact-management/waiting' },
      { label: 'Duplicates', to: '/contact-management/duplicates' },
      { label: 'Bin', to: '/contact-management/bin' },
    ],
  }),
  page({
    path: '/contact-management/bin',
    who: 'salesperson',
    search: pageSearch,
    name: 'ContactsBinPage',
    from: () => import('./record/ContactsBinPage.tsx'),
  }),
  page({
    path: '/contact-management/duplicates',
    actions: [{ label: 'Merge duplicate contacts', to: '/contact-management/duplicates', words: ['double', 'same'] }],
    who: 'salesperson',
    search: pageSearch,
    name: 'DuplicatesPage',
    from: () => import('./merge/DuplicatesPage.tsx'),
  }),
  page({
    path: '/contact-management/import',
    actions: [
      { label: 'Import contacts', to: '/contact-management/import', words: ['upload', 'csv', 'vcard', 'phone'] },
    ],
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
    search: detailSearch,
    name: 'ContactPage',
    from: () => import('./record/ContactPage.tsx'),
  }),
  page({
    path: holdsAddress,
    words: ['legal', 'hold', 'documents', 'kept'],
    who: 'compliance',
    search: holdList.validate,
    name: 'LegalHoldsPage',
    from: () => import('./holds/LegalHoldsPage.tsx'),
    menu: { label: 'Legal holds' },
  }),
];
