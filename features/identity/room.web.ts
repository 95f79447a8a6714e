import { IconKey } from '@tabler/icons-react';
import { page } from '#platform/web/shell/page.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { MaintenanceNotice } from './maintenance/MaintenanceNotice.tsx';

export const room: WebRoom = {
  pages: [
    page({
      path: '/profile/change-password',
      actions: [{ label: 'Change password', to: '/profile/change-password', words: ['security', 'sign-in'] }],
      name: 'ChangePasswordPage',
      from: () => import('./passwords/ChangePasswordPage.tsx'),
    }),
  ],
  account: [{ label: 'Change password', to: '/profile/change-password', icon: IconKey }],
  notices: [{ id: 'maintenance', notice: MaintenanceNotice }],
};
