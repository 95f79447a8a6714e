import { IconShieldSearch } from '@tabler/icons-react';
import { mayEnter } from '#platform/contract/actor.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { pages } from './pages.ts';

export const room: WebRoom = {
  pages,
  toolCards: [
    {
      title: 'AML checks',
      text: 'Screen a customer against sanctions lists, and make the report.',
      icon: IconShieldSearch,
      to: '/agent-tools/aml',
      order: 10,
      isFor: (reader) => mayEnter(reader, ['salesperson', 'admin', 'compliance']),
    },
  ],
};
