import { notify } from '#features/notifications/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { circularAddress, circularTypes } from '../circulars.words.ts';
import { type CircularRow, lockCircular, nameOf } from './load.server.ts';

export const newCircular: NotificationKind = {
  key: 'circular',
  label: 'New circulars',
  help: 'A circular, notice or letter is published to you, or has changed.',
  action: 'Read',
};

export const circularToAcknowledge: NotificationKind = {
  key: 'circularToAcknowledge',
  label: 'Circulars to acknowledge',
  help: 'A circular must be acknowledged by a day, and reminders of it.',
  action: 'Read and acknowledge',
  isUrgent: true,
};

const kindOf = ({ acknowledgeBy }: CircularRow) => (acknowledgeBy ? circularToAcknowledge : newCircular);

/** Beginning of all keys of a circular's notices, of any edition and day. */
export const noticesOf = (id: string): string => `circular:${id}:`;

/** Key of a person's notices of a circular: its edition, and the day of a reminder. */
export const noticeKey = ({ id, edition }: Pick<CircularRow, 'id' | 'edition'>, reminded?: Day): string =>
  reminded ? `${noticesOf(id)}${edition}:${reminded}` : `${noticesOf(id)}${edition}`;

type News = { to: string[] | { audience: string[]; but: string[] }; key: string; title: string };

/** Notifies people of a circular. */
export const notifyOf = (at: Writing<Actor | null>, row: CircularRow, news: News): Promise<void> => {
  const { id, acknowledgeBy, refNo, title } = row;
  const lines = [...(refNo ? [title] : []), ...(acknowledgeBy ? [`Acknowledge by ${formatDay(acknowledgeBy)}`] : [])];
  return notify(at, kindOf(row), { line: lines.join(' · '), link: circularAddress(id), ...news });
};

/** People with nothing left to do. Some find a circular by themselves between its publication and its announcement. */
const done = `
  SELECT person_id AS id FROM circular_read
  WHERE circular_id = :id AND edition = :edition AND (acknowledged_at IS NOT NULL OR NOT :mustAcknowledge)`;

/** Notifies all people of a circular of the edition in force: of its publication, or of a material change. */
export const announce = async (at: Writing<Actor | null>, row: CircularRow): Promise<void> => {
  const { id, edition, audience } = row;
  const but = await ask<{ id: string }>(at.db, done, { id, edition, mustAcknowledge: row.acknowledgeBy !== null });
  const what = circularTypes[row.type].toLowerCase().replace('keo', 'KEO');
  return notifyOf(at, row, {
    to: { audience, but: but.map((person) => person.id) },
    key: noticeKey(row),
    title: row.edition > 1 ? `${nameOf(row)} has changed` : `New ${what}: ${nameOf(row)}`,
  });
};

/** One that is being changed meanwhile is taken a minute later. */
const take = `
  UPDATE circular SET announced_at = :now WHERE id IN (
    SELECT id FROM circular
    WHERE publish_at <= :now AND announced_at IS NULL AND (archive_at IS NULL OR archive_at > :now) AND (:id::uuid IS NULL OR id = :id)
    FOR NO KEY UPDATE SKIP LOCKED
  ) RETURNING id`;

/** Notifies the people of what has become public: once, whether it is withdrawn and published again or not. */
export const announceOnce = async (at: Writing<Actor | null>, id: string | null = null): Promise<number> => {
  const due = await ask<{ id: string }>(at.db, take, { now: at.clock.now().toString(), id });
  for (const each of due) await announce(at, await lockCircular(at, each.id));
  return due.length;
};

/** Announces circulars that were scheduled. */
export const announceJob = (services: Services): Job => ({
  name: 'circulars.announce',
  everyCron: '* * * * *',
  run: async () => {
    const origin = internalOrigin('circulars.announce');
    const at = { actor: null, db: services.database, ...services, ...origin };
    const announced = await transact(at, (within) => announceOnce(within));
    if (announced > 0) services.log.info({ announced }, 'Circulars announced');
  },
});
