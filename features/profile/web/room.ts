import { IconUser } from '@tabler/icons-react';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { profileRoutes } from './routes.tsx';

export const room: WebRoom = {
  routes: profileRoutes,
  account: [{ label: 'Profile', to: '/profile', icon: IconUser }],
};
