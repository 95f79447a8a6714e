import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { agingCard, chartCard, figuresCard, nextPayoutCard, teamCard } from '../words.ts';
import { pages } from './pages.ts';
import { searchProduction } from './searchProduction.ts';

export const room: WebRoom = {
  pages,
  search: searchProduction,
  home: [
    homePart(
      nextPayoutCard,
      lazyRouteComponent(() => import('./home/Payout.tsx'), 'Payout'),
    ),
    homePart(
      figuresCard,
      lazyRouteComponent(() => import('./home/Figures.tsx'), 'Figures'),
    ),
    homePart(
      chartCard,
      lazyRouteComponent(() => import('./home/Chart.tsx'), 'Chart'),
    ),
    homePart(
      agingCard,
      lazyRouteComponent(() => import('./home/Outstanding.tsx'), 'Outstanding'),
    ),
    homePart(
      teamCard,
      lazyRouteComponent(() => import('./home/Team.tsx'), 'Team'),
    ),
  ],
};
