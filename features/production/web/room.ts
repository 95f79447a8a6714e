import { lazyRouteComponent } from '@tanstack/react-router';
import { hasNoProduction as isEmptyFor } from '#features/commission/web/index.ts';
import { menuGroups } from '#platform/web/shell/menu/menuGroups.ts';
import { homePart, type WebRoom } from '#platform/web/shell/room.ts';
import { agingCard, chartCard, figuresCard, nextPayoutCard, teamCard } from '../words.ts';
import { productionRoutes } from './routes.tsx';
import { searchProduction } from './searchProduction.ts';

const group = menuGroups.myProduction;
const team = menuGroups.teamProductions;

export const room: WebRoom = {
  routes: productionRoutes,
  search: searchProduction,
  menu: [
    { group, order: 10, label: 'Production Dashboard', to: '/my-productions', isEmptyFor },
    { group, order: 20, label: 'My Transactions', to: '/my-productions/submitted-deal', isEmptyFor },
    { group, order: 30, label: 'My Payment Received', to: '/my-productions/commission-payout', isEmptyFor },
    { group, order: 40, label: 'My Outstanding Comm', to: '/my-productions/outstanding-invoice', isEmptyFor },
    { group: team, order: 10, label: 'Team HR', to: '/team-productions', isEmptyFor },
    { group: team, order: 20, label: 'Team Transactions', to: '/team-productions/deal-submitted', isEmptyFor },
    { group: team, order: 30, label: 'Team Performance', to: '/team-productions/team-performance', isEmptyFor },
  ],
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
