import { IconChartHistogram } from '@tabler/icons-react';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  toolCards: [
    {
      title: 'Market data',
      text: 'What homes were sold and let for: caveats, HDB resale and rental',
      icon: IconChartHistogram,
      to: '/agent-tools/caveat-hdb',
      order: 20,
    },
  ],
};
