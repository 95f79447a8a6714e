import { IconKey } from '@tabler/icons-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { MaintenanceNotice } from './maintenance/MaintenanceNotice.tsx';

export const room: WebRoom = {
  routes: (inside) => [
    createRoute({
      getParentRoute: () => inside,
      path: '/profile/change-password',
      component: lazyRouteComponent(() => import('./password/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
    }),
  ],
  account: [{ label: 'Change password', to: '/profile/change-password', icon: IconKey }],
  notices: [{ id: 'maintenance', notice: MaintenanceNotice }],
};
