import { page } from '#platform/web/shell/page.ts';

export const pages = [
  page({
    path: '/NotificationDeviceMgt',
    actions: [{ label: 'Notification devices', to: '/NotificationDeviceMgt', words: ['push', 'phone', 'browser'] }],
    name: 'DevicesPage',
    from: () => import('./devices/DevicesPage.tsx'),
  }),
];
