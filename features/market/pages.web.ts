import { IconChartBar } from '@tabler/icons-react';
import { notFound } from '@tanstack/react-router';
import { page } from '#platform/web/shell/page.ts';
import { importList, isTool, marketSearch } from './lists.web.ts';

export const pages = [
  page({
    path: '/agent-tools/caveat-hdb',
    actions: [
      {
        label: 'Market Data',
        to: '/agent-tools/caveat-hdb',
        words: ['caveat', 'hdb', 'prices', 'resale', 'rental', 'transacted'],
      },
    ],
    search: marketSearch,
    name: 'MarketPage',
    from: () => import('./search/MarketPage.tsx'),
    before: ({ search }) => {
      if (!isTool(search.tab as string | undefined)) throw notFound();
    },
  }),
  page({
    path: '/agent-tools/caveat-hdb/place/$id',
    search: (raw: Record<string, unknown>) => (raw.unit === 'sqm' ? { unit: 'sqm' } : {}),
    name: 'PlacePage',
    from: () => import('./places/PlacePage.tsx'),
  }),
  page({
    path: '/agency-desk/market',
    words: ['caveat', 'hdb', 'ura', 'upload', 'import'],
    who: 'desk:content',
    search: importList.validate,
    name: 'MarketDeskPage',
    from: () => import('./import/MarketDeskPage.tsx'),
    menu: { label: 'Market data', icon: IconChartBar },
  }),
];
