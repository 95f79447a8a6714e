import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.web.ts';
import { waitingCard } from './waiting/waiting.words.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      waitingCard,
      lazyRouteComponent(() => import('./waiting/WaitingForCustomers.tsx'), 'WaitingForCustomers'),
    ),
  ],
};
