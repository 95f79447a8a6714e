import { IconFolder } from '@tabler/icons-react';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { formList } from './lists.ts';

export const pages = [
  page({
    path: '/resources',
    search: formList.validate,
    name: 'ResourcesPage',
    from: () => import('./ResourcesPage.tsx'),
    menu: { label: 'Resources', icon: IconFolder },
  }),
  page({
    path: '/agency-desk/forms',
    who: 'desk:content',
    search: formList.validate,
    name: 'FormsPage',
    from: () => import('./desk/FormsPage.tsx'),
    menu: { group: menuGroups.agencyDesk, label: 'Forms' },
  }),
  page({
    path: '/agency-desk/forms/bin',
    who: 'desk:content',
    name: 'BinPage',
    from: () => import('./desk/BinPage.tsx'),
  }),
];
