import { IconFiles, IconFolder } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { formList } from './lists.web.ts';

export const pages = [
  page({
    path: '/resources',
    words: ['forms', 'templates', 'agreements', 'download'],
    search: formList.validate,
    name: 'ResourcesPage',
    from: () => import('./forms/ResourcesPage.tsx'),
    menu: { label: 'Resources', icon: IconFolder },
  }),
  page({
    path: '/agency-desk/forms',
    words: ['templates', 'upload', 'agreements'],
    who: 'desk:content',
    search: formList.validate,
    name: 'FormsPage',
    from: () => import('./forms/FormsPage.tsx'),
    menu: { label: 'Forms', icon: IconFiles },
    tabs: [
      { label: 'Forms', to: '/agency-desk/forms' },
      { label: 'Bin', to: '/agency-desk/forms/bin' },
    ],
  }),
  page({
    path: '/agency-desk/forms/bin',
    who: 'desk:content',
    name: 'BinPage',
    from: () => import('./bin/BinPage.tsx'),
  }),
];
