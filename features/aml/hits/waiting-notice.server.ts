import { notify } from '#features/notifications/index.server.ts';
import { idsAtDesk } from '#features/people/index.server.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { internalOrigin, type Services, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { isWaiting } from './list-hits.server.ts';
import { secondOfficers } from './second-officers.server.ts';
import { isLate } from './working-hours.rules.ts';

export const hitsWaiting: NotificationKind = {
  key: 'screeningWaiting',
  label: 'Checks that wait',
  help: 'Something of the screening waits for a second officer, or longer than four working hours.',
  action: 'Decide',
  isUrgent: true,
  who: 'compliance',
  isFor: isCompliance,
};

const waiting = `SELECT h.id, h.found_at AS at FROM screening_hit h WHERE ${isWaiting} ORDER BY h.found_at, h.id`;

const keys = {
  waiting: (hitId: string) => `screening-waiting:${hitId}`,
  second: (hitId: string) => `screening-second:${hitId}`,
};

/** How the keys of all notices of a hit begin: they end once it is decided. */
export const noticesOf = (hitId: string): string[] => [keys.waiting(hitId), keys.second(hitId)];

/** Notifies compliance of each hit that waits, once, when four working hours have passed. */
export const hitsWaitingJob = (services: Services): Job => ({
  name: 'aml.waiting',
  everyCron: '*/15 * * * *',
  run: () =>
    inTransaction(services.database, async (db) => {
      const at = { ...services, ...internalOrigin('jobs'), actor: null, db };
      const now = at.clock.now().toString();
      const late = (await ask<{ id: string; at: string }>(db, waiting)).filter((hit) => isLate(hit.at, now));
      const to = late.length === 0 ? [] : await idsAtDesk(db, 'compliance');
      for (const { id } of late)
        await notify(at, hitsWaiting, {
          to,
          key: keys.waiting(id),
          title: 'A check waits for you',
          line: 'It has waited longer than four working hours.',
          link: `/agency-desk/compliance/hits/${id}`,
        });
    }),
});

/** Notifies who gives the second word on a hit that somebody has just said to be a true match. */
export const notifySecond = async (at: Writing, hitId: string, claimed: string[]): Promise<void> =>
  notify(at, hitsWaiting, {
    to: await secondOfficers(at, [at.actor.userId, ...claimed]),
    key: `${keys.second(hitId)}:${at.clock.now().toString()}`,
    title: 'A check waits for you',
    line: 'It waits for a second officer.',
    link: `/agency-desk/compliance/hits/${hitId}`,
  });
