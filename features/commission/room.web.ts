import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { expectedCard } from './commission.words.ts';
import { pages } from './pages.web.ts';
import { searchDeals } from './splits/searchDeals.web.ts';

export const room: WebRoom = {
  pages,
  search: [searchDeals],
  home: [
    homePart(
      expectedCard,
      lazyRouteComponent(() => import('./splits/Expected.card.tsx'), 'Expected'),
    ),
  ],
};
