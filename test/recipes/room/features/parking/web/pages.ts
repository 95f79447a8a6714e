import { IconParking } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import { waitingIn } from '#platform/web/shell/waiting.ts';
import { api } from './api.ts';
import { placeList } from './lists.ts';

export const pages = [
  page({
    path: '/parking',
    search: placeList.validate,
    name: 'PlacesPage',
    from: () => import('./PlacesPage.tsx'),
    menu: {
      label: 'Parking',
      icon: IconParking,
      waiting: () => waitingIn(api.list, { query: {} }, ({ totalRecords }) => totalRecords),
    },
  }),
  page({
    path: '/parking/$id',
    name: 'PlacePage',
    from: () => import('./PlacePage.tsx'),
  }),
];
