import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { page } from '#platform/web/shell/page.ts';
import { linkGroups } from '../words/links.ts';
import { linkPages } from './links/linkPages.ts';

export const pages = [
  page({
    path: '/agency-desk/links',
    who: 'desk:content',
    search: (raw) => (Object.hasOwn(linkGroups, String(raw.group)) ? { group: raw.group } : {}),
    name: 'LinksDeskPage',
    from: () => import('./links/desk/LinksDeskPage.tsx'),
    menu: { group: menuGroups.agencyDesk, label: 'Links' },
  }),
  ...linkPages.map((group) =>
    page({
      path: `/UsefulLinks/${group}`,
      name: 'LinksPage',
      from: () => import('./links/LinksPage.tsx'),
      menu: { group: menuGroups.usefulLinks, label: linkGroups[group] },
    }),
  ),
];
