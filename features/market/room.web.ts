import { IconChartHistogram } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { homeComparables } from '#features/property/web/index.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  offers: [
    webOffer(
      homeComparables,
      lazyRouteComponent(() => import('./comparables/HomeComparables.tsx'), 'HomeComparables'),
    ),
  ],
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
