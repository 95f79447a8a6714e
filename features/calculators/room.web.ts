import { IconCalculator } from '@tabler/icons-react';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.web.ts';

export const room: WebRoom = {
  pages,
  toolCards: [
    {
      title: 'Calculators',
      text: 'Stamp duties, home loans, cost to the buyer and net proceeds of the seller',
      icon: IconCalculator,
      to: '/agent-tools/calculators/buyer',
      order: 25,
    },
  ],
};
