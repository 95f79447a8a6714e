import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { cpdCard, cpdLine } from './cpd.words.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  home: [
    homePart(
      cpdLine,
      lazyRouteComponent(() => import('./cycles/CpdLine.card.tsx'), 'CpdLine'),
    ),
    homePart(
      cpdCard,
      lazyRouteComponent(() => import('./cycles/CpdHours.card.tsx'), 'CpdHours'),
    ),
  ],
};
