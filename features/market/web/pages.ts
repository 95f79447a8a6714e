import { notFound } from '@tanstack/react-router';
import { page } from '#platform/web/shell/page.ts';
import { isTool, marketSearch } from './lists.ts';

export const pages = [
  page({
    path: '/agent-tools/caveat-hdb',
    search: marketSearch,
    name: 'MarketPage',
    from: () => import('./MarketPage.tsx'),
    before: ({ search }) => {
      if (!isTool(search.tab as string | undefined)) throw notFound();
    },
  }),
];
