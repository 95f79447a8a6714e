import { sql } from 'drizzle-orm';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { News } from './articles/articles.calls.ts';
import { marqueeCard, newsCard } from './articles/articles.words.ts';
import { readNews } from './articles/read-articles.server.ts';
import { demoContent } from './demo.server.ts';
import { freePlacesJob } from './events/free-places.server.ts';
import { readEventDates } from './events/read-events.server.ts';
import { movedUpKind } from './events/register.server.ts';
import { sweepPicturesJob } from './pictures/sweep-pictures.server.ts';
import { announceJob, announcementKind, eventKind } from './publication/announce.server.ts';
import { RollingTexts } from './rolling-texts/rolling-texts.calls.ts';
import { readMarquee } from './rolling-texts/rolling-texts.server.ts';
import { contentRoutes } from './routes.server.ts';
import { article, articleCategory, contentPicture, event, rollingText, usefulLink } from './tables.server.ts';

const nameOfPicture = sql<string>`(SELECT original_name FROM stored_file_public WHERE file_id = "content_picture"."file_id")`;

export const room: Room = {
  routes: () => contentRoutes,
  demo: demoContent,
  jobs: (services) => [announceJob(services), freePlacesJob(services), sweepPicturesJob(services)],
  notices: [announcementKind, eventKind, movedUpKind],
  offers: [
    offer(keyDateSources, readEventDates),
    dashboardPart(marqueeCard, RollingTexts, readMarquee),
    dashboardPart(newsCard, News, readNews),
    offer(auditedKinds, {
      aggregate: 'picture',
      words: 'Picture of a page',
      names: namesIn(contentPicture, contentPicture.fileId, nameOfPicture),
    }),
    offer(auditedKinds, {
      aggregate: 'link',
      words: 'Useful link',
      names: namesIn(usefulLink, usefulLink.id, usefulLink.title),
    }),
    offer(auditedKinds, { aggregate: 'article', words: 'Article', names: namesIn(article, article.id, article.title) }),
    offer(auditedKinds, {
      aggregate: 'article-category',
      words: 'Category of articles',
      names: namesIn(articleCategory, articleCategory.code, articleCategory.name),
    }),
    offer(auditedKinds, { aggregate: 'event', words: 'Event', names: namesIn(event, event.id, event.title) }),
    offer(auditedKinds, {
      aggregate: 'rolling-text',
      words: 'Rolling text',
      names: namesIn(rollingText, rollingText.id, rollingText.text),
    }),
  ],
};
