import { IconParking } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import { page } from '#platform/web/shell/page.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { parkingCard } from '../words.ts';
import { api } from './api.ts';
import { parkingList } from './parkingList.ts';

export const room: WebRoom = {
  pages: [
    page({
      path: '/parking',
      search: parkingList.validate,
      name: 'ParkingPage',
      from: () => import('./ParkingPage.tsx'),
      menu: {
        label: 'Parking',
        icon: IconParking,
        waiting: () => waitingIn(api.list, { query: {} }, ({ totalRecords }) => totalRecords),
      },
    }),
  ],
  home: [
    homePart(
      parkingCard,
      lazyRouteComponent(() => import('./ParkingPart.tsx'), 'ParkingPart'),
    ),
  ],
};
