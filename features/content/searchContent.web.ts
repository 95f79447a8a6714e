import { IconCalendarEvent, IconLink, IconSpeakerphone } from '@tabler/icons-react';
import { send } from '#platform/web/api/send.ts';
import { matches, type SearchHit } from '#platform/web/shell/search/search.ts';
import { searchIn } from '#platform/web/shell/search/searchIn.ts';
import { api } from './api.web.ts';
import { articleAt } from './articles/articleAt.web.ts';
import { whenWords } from './events/eventWords.web.ts';
import { type LinkGroup, linkGroups } from './links/links.words.ts';

/** The page on which the links of a group are. */
const pageOf = (group: LinkGroup): string =>
  group === 'resources' || group === 'agent-tools' ? `/${group}` : `/UsefulLinks/${group}`;

/** All links are few: they come with one call, and lead to their pages, from which they open in tabs of their own. */
const searchLinks = async (search: string, signal: AbortSignal): Promise<SearchHit[]> =>
  (await send(api.links, { query: {} }, { signal }))
    .filter(({ title, description }) => matches(`${title} ${description}`, search))
    .slice(0, 5)
    .map(({ id, title, group }) => ({
      id,
      label: title,
      description: linkGroups[group],
      to: pageOf(group),
      icon: IconLink,
    }));

/** Articles, events and links in the header's search, by their titles and texts. */
export const searchContent = [
  {
    id: 'articles',
    heading: 'News and announcements',
    isPublished: true as const,
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
    isPublished: true as const,
    search: searchIn(api.events, (event) => ({
      id: event.id,
      label: event.title,
      description: whenWords(event),
      to: `/events/${event.id}`,
      icon: IconCalendarEvent,
    })),
  },
  { id: 'links', heading: 'Links', isPublished: true as const, search: searchLinks },
];
