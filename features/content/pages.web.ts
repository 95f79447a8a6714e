import { IconLink, IconNews } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { linkPages } from './links/linkPages.web.ts';
import { linkGroups } from './links/links.words.ts';
import { attendeeList, deskArticleList, deskEventList, deskRollingTextList } from './lists.web.ts';

const preview = (raw: Record<string, unknown>) => (String(raw.preview) === 'true' ? { preview: 'true' } : {});

export const pages = [
  page({
    path: '/agency-desk/content',
    words: ['articles', 'announcements', 'news'],
    actions: [
      {
        label: 'New article',
        to: '/agency-desk/content/articles/new',
        words: ['add', 'announcement', 'news', 'write'],
      },
    ],
    who: 'desk:content',
    search: deskArticleList.validate,
    name: 'ArticlesDeskPage',
    from: () => import('./articles/ArticlesDeskPage.tsx'),
    menu: { label: 'Content', icon: IconNews },
    tabs: [
      { label: 'Articles', to: '/agency-desk/content' },
      { label: 'Rolling texts', to: '/agency-desk/content/rolling-texts' },
      { label: 'Events', to: '/agency-desk/content/events' },
      { label: 'Categories', to: '/agency-desk/content/categories' },
    ],
  }),
  page({
    path: '/agency-desk/content/articles/$id',
    who: 'desk:content',
    name: 'ArticleDeskPage',
    from: () => import('./articles/ArticleDeskPage.tsx'),
  }),
  page({
    path: '/agency-desk/content/rolling-texts',
    who: 'desk:content',
    search: deskRollingTextList.validate,
    name: 'RollingTextsPage',
    from: () => import('./rolling-texts/RollingTextsPage.tsx'),
  }),
  page({
    path: '/agency-desk/content/events',
    actions: [{ label: 'New event', to: '/agency-desk/content/events/new', words: ['add', 'briefing'] }],
    who: 'desk:content',
    search: deskEventList.validate,
    name: 'EventsDeskPage',
    from: () => import('./events/EventsDeskPage.tsx'),
  }),
  page({
    path: '/agency-desk/content/events/$id',
    who: 'desk:content',
    search: attendeeList.validate,
    name: 'EventDeskPage',
    from: () => import('./events/EventDeskPage.tsx'),
  }),
  page({
    path: '/events',
    actions: [{ label: 'Events', to: '/events', words: ['calendar', 'briefing', 'register'] }],
    search: ({ when }) => (when === 'past' ? { when } : {}),
    name: 'EventsPage',
    from: () => import('./events/EventsPage.tsx'),
  }),
  page({
    path: '/events/$id',
    search: preview,
    name: 'EventPage',
    from: () => import('./events/EventPage.tsx'),
  }),
  page({
    path: '/agency-desk/content/categories',
    who: 'desk:content',
    name: 'CategoriesPage',
    from: () => import('./articles/CategoriesPage.tsx'),
  }),
  ...(['/news', '/agent-tools/announcement'] as const).flatMap((path) => [
    page({ path, name: 'NewsPage', from: () => import('./articles/NewsPage.tsx') }),
    page({
      path: `${path}/$id`,
      search: preview,
      name: 'ArticlePage',
      from: () => import('./articles/ArticlePage.tsx'),
    }),
  ]),
  page({
    path: '/agency-desk/links',
    words: ['urls', 'bookmarks'],
    who: 'desk:content',
    search: (raw) => (Object.hasOwn(linkGroups, String(raw.group)) ? { group: raw.group } : {}),
    name: 'LinksDeskPage',
    from: () => import('./links/LinksDeskPage.tsx'),
    menu: { label: 'Links', icon: IconLink },
  }),
  ...linkPages.map((group) =>
    page({
      path: `/UsefulLinks/${group}`,
      name: 'LinksPage',
      from: () => import('./links/LinksPage.tsx'),
      menu: { label: linkGroups[group] },
    }),
  ),
];
