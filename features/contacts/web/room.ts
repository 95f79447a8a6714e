import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { followUpsCard } from '../words/home.ts';
import { pages } from './pages.ts';
import { searchContacts } from './searchContacts.ts';

export const room: WebRoom = {
  pages,
  search: [searchContacts],
  home: [
    homePart(
      followUpsCard,
      lazyRouteComponent(() => import('./home/FollowUps.tsx'), 'FollowUps'),
    ),
  ],
};
