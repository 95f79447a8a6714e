import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { followUpsCard } from './daily/card.words.ts';
import { pages } from './pages.web.ts';
import { searchContacts } from './searchContacts.web.ts';

export const room: WebRoom = {
  pages,
  search: [searchContacts],
  home: [
    homePart(
      followUpsCard,
      lazyRouteComponent(() => import('./daily/FollowUps.card.tsx'), 'FollowUps'),
    ),
  ],
};
