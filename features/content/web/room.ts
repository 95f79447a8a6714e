import { IconCalendarEvent, IconSpeakerphone } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { marqueeCard, newsCard } from '../words/articles.ts';
import { pages } from './pages.ts';
import { searchContent } from './searchContent.ts';

export const room: WebRoom = {
  pages,
  search: searchContent,
  home: [
    homePart(
      marqueeCard,
      lazyRouteComponent(() => import('./home/RollingTexts.tsx'), 'RollingTexts'),
    ),
    homePart(
      newsCard,
      lazyRouteComponent(() => import('./home/NewsCard.tsx'), 'NewsCard'),
    ),
  ],
  toolCards: [
    {
      title: 'Announcements',
      text: 'What the agency wants you to know',
      icon: IconSpeakerphone,
      to: '/agent-tools/announcement',
      order: 30,
    },
    {
      title: 'Events',
      text: 'Briefings, trainings and dinners: register here',
      icon: IconCalendarEvent,
      to: '/events',
      order: 40,
    },
  ],
};
