import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { expectedCard } from '../words.ts';
import { pages } from './pages.ts';
import { searchDeals } from './searchDeals.ts';

export const room: WebRoom = {
  pages,
  search: [searchDeals],
  home: [
    homePart(
      expectedCard,
      lazyRouteComponent(() => import('./home/Expected.tsx'), 'Expected'),
    ),
  ],
};
