import { IconBriefcase } from '@tabler/icons-react';
import { type Page, page } from '#platform/web/shell/page.ts';
import { webRooms } from './rooms.ts';

/** Every page of the rooms, and the one that shows what all of them have for salespeople. */
export const declaredPages: Page[] = [
  ...webRooms.flatMap((room) => room.pages ?? []),
  page({
    path: '/agent-tools',
    name: 'AgentToolsPage',
    from: () => import('./tools/AgentToolsPage.tsx'),
    menu: { label: 'Agent Tools', icon: IconBriefcase },
  }),
];
