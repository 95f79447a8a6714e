import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { financeCard } from './billing.words.ts';
import { pages } from './pages.web.ts';
import { searchMoney } from './searchMoney.web.ts';

export const room: WebRoom = {
  pages,
  search: searchMoney,
  home: [
    homePart(
      financeCard,
      lazyRouteComponent(() => import('./reports/FinanceFigures.tsx'), 'FinanceFigures'),
    ),
  ],
};
