import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { cpdCard } from '../words/cpd.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      cpdCard,
      lazyRouteComponent(() => import('./home/CpdHours.tsx'), 'CpdHours'),
    ),
  ],
};
