import { page } from '#platform/web/shell/page.ts';

export const pages = [
  page({
    path: '/NotificationDeviceMgt',
    name: 'DevicesPage',
    from: () => import('./devices/DevicesPage.tsx'),
  }),
];
