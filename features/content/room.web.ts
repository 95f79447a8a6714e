import { IconCalendarEvent, IconSpeakerphone } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { homePart } from '#platform/web/shell/home.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { marqueeCard, newsCard } from './articles/articles.words.ts';
import { pages } from './pages.web.ts';
import { searchContent } from './searchContent.web.ts';

export const room: WebRoom = {
  pages,
  search: searchContent,
  home: [
    homePart(
      marqueeCard,
      lazyRouteComponent(() => import('./rolling-texts/RollingTexts.card.tsx'), 'RollingTexts'),
    ),
    homePart(
      newsCard,
      lazyRouteComponent(() => import('./articles/NewsCard.card.tsx'), 'NewsCard'),
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
