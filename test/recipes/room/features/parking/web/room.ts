import { IconParking } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { homePart, type WebRoom, waitingIn } from '#platform/web/shell/room.ts';
import { parkingCard } from '../words.ts';
import { api } from './api.ts';
import { parkingList } from './parkingList.ts';

export const room: WebRoom = {
  routes: (inside) => [
    createRoute({
      getParentRoute: () => inside,
      path: '/parking',
      validateSearch: parkingList.validate,
      component: lazyRouteComponent(() => import('./ParkingPage.tsx'), 'ParkingPage'),
    }),
  ],
  menu: [
    {
      label: 'Parking',
      to: '/parking',
      order: 95,
      icon: IconParking,
      waiting: () => waitingIn(api.list, { query: {} }, ({ totalRecords }) => totalRecords),
    },
  ],
  home: [
    homePart(
      parkingCard,
      lazyRouteComponent(() => import('./ParkingPart.tsx'), 'ParkingPart'),
    ),
  ],
};
