import { IconUser } from '@tabler/icons-react';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  account: [{ label: 'Profile', to: '/profile', icon: IconUser }],
};
