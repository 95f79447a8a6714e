import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { circularsCard } from '../words.ts';
import { pages } from './pages.ts';
import { searchCirculars } from './searchCirculars.ts';

export const room: WebRoom = {
  pages,
  search: [searchCirculars],
  home: [
    homePart(
      circularsCard,
      lazyRouteComponent(() => import('./home/Circulars.tsx'), 'Circulars'),
    ),
  ],
};
