import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { waitingCard } from '../words/waiting.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      waitingCard,
      lazyRouteComponent(() => import('./waiting/WaitingForCustomers.tsx'), 'WaitingForCustomers'),
    ),
  ],
};
