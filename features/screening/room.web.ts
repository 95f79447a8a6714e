import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { lackingListsCard } from './lists/card.words.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      lackingListsCard,
      lazyRouteComponent(() => import('./lists/LackingLists.card.tsx'), 'LackingLists'),
    ),
  ],
};
