import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { lackingListsCard } from '../words/home.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      lackingListsCard,
      lazyRouteComponent(() => import('./home/LackingLists.tsx'), 'LackingLists'),
    ),
  ],
};
