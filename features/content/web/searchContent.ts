import { IconCalendarEvent, IconSpeakerphone } from '@tabler/icons-react';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from './api.ts';
import { articleAt } from './articles/articleAt.ts';
import { whenWords } from './events/eventWords.ts';

/** Articles and events in the header's search, by their titles and texts. */
export const searchContent = [
  {
    id: 'articles',
    heading: 'News and announcements',
    search: searchIn(api.articles, (article) => ({
      id: article.id,
      label: article.title,
      description: article.category.name,
      to: articleAt(article),
      icon: IconSpeakerphone,
    })),
  },
  {
    id: 'events',
    heading: 'Events',
    search: searchIn(api.events, (event) => ({
      id: event.id,
      label: event.title,
      description: whenWords(event),
      to: `/events/${event.id}`,
      icon: IconCalendarEvent,
    })),
  },
];
