import { notify } from '#features/notifications/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { announcements } from '../articles/articles.words.ts';
import { eventAt } from '../events/read-events.server.ts';
import { article, event } from '../tables.server.ts';
import { unannounced } from './publication.server.ts';

export const announcementKind: NotificationKind = {
  key: 'announcement',
  label: 'Announcements',
  help: 'The agency publishes an announcement for you.',
  action: 'Read',
};

export const eventKind: NotificationKind = {
  key: 'event',
  label: 'Events',
  help: 'The agency publishes an event that you can attend.',
  action: 'Open the event',
};

/** Notifies people of what became public, once: the row says that it was done, in the same transaction. */
export const announceAll = async (at: Writing<Actor | null>): Promise<number> => {
  const news = unannounced(article, at);
  // All are marked, so that none which was public is deleted; of news nobody is notified.
  const published = await at.db.update(article).set(news.set).where(news.where).returning();
  const articles = published.filter(({ category }) => category === announcements);
  for (const { id, title, summary, audience } of articles)
    await notify(at, announcementKind, {
      to: { audience },
      key: `article:${id}`,
      title,
      line: summary,
      link: `/agent-tools/announcement/${id}`,
    });
  const dates = unannounced(event, at);
  const now = at.clock.now();
  const all = await at.db.update(event).set(dates.set).where(dates.where).returning();
  const events = all.filter(({ endsAt }) => Temporal.Instant.compare(now, endsAt) < 0);
  for (const { id, title, place, startsAt, audience } of events)
    await notify(at, eventKind, {
      to: { audience },
      key: `event:${id}`,
      title: `New event: ${title}`,
      line: `${formatInstant(startsAt)} · ${place}`,
      link: eventAt(id),
    });
  return articles.length + events.length;
};

export const announceJob = (services: Services): Job => ({
  name: 'content.announce',
  everyCron: '* * * * *',
  run: async () => {
    const at = { ...services, ...internalOrigin('content.announce'), actor: null, db: services.database };
    const announced = await transact(at, announceAll);
    if (announced > 0) services.log.info({ announced }, 'Announcements and events announced');
  },
});
