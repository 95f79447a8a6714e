import { sql } from 'drizzle-orm';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { News } from '../contract/articles.ts';
import { RollingTexts } from '../contract/rolling-texts.ts';
import { marqueeCard, newsCard } from '../words/articles.ts';
import { announceJob, announcementKind, eventKind } from './announce.ts';
import { readNews } from './articles/read-articles.ts';
import { demoContent } from './demo/demo-content.ts';
import { freePlacesJob } from './events/free-places.ts';
import { readEventDates } from './events/read-events.ts';
import { movedUpKind } from './events/register.ts';
import { sweepPicturesJob } from './pictures/sweep-pictures.ts';
import { readMarquee } from './rolling/rolling-texts.ts';
import { contentRoutes } from './routes.ts';
import { article, articleCategory, contentPicture, event, rollingText, usefulLink } from './tables.ts';

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
