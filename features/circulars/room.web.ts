import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { circularsCard } from './circulars.words.ts';
import { pages } from './pages.web.ts';
import { searchCirculars } from './search/searchCirculars.web.ts';

export const room: WebRoom = {
  pages,
  search: [searchCirculars],
  home: [
    homePart(
      circularsCard,
      lazyRouteComponent(() => import('./reading/Circulars.card.tsx'), 'Circulars'),
    ),
  ],
};
