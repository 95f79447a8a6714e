import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { parkingCard } from '../words.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      parkingCard,
      lazyRouteComponent(() => import('./ParkingPart.tsx'), 'ParkingPart'),
    ),
  ],
};
