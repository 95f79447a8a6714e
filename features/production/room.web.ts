import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.web.ts';
import { agingCard, chartCard, figuresCard, moneyCard, nextPayoutCard, teamCard } from './production.words.ts';
import { searchProduction } from './searchProduction.web.ts';

export const room: WebRoom = {
  pages,
  search: searchProduction,
  home: [
    homePart(
      moneyCard,
      lazyRouteComponent(() => import('./home/Money.card.tsx'), 'Money'),
    ),
    homePart(
      nextPayoutCard,
      lazyRouteComponent(() => import('./home/Payout.card.tsx'), 'Payout'),
    ),
    homePart(
      figuresCard,
      lazyRouteComponent(() => import('./home/Figures.card.tsx'), 'Figures'),
    ),
    homePart(
      chartCard,
      lazyRouteComponent(() => import('./home/Chart.card.tsx'), 'Chart'),
    ),
    homePart(
      agingCard,
      lazyRouteComponent(() => import('./home/Outstanding.card.tsx'), 'Outstanding'),
    ),
    homePart(
      teamCard,
      lazyRouteComponent(() => import('./home/Team.card.tsx'), 'Team'),
    ),
  ],
};
