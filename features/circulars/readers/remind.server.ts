import { eq } from 'drizzle-orm';
import { publicationState } from '#features/content/publication/publication.rules.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { noticeKey, notifyOf } from '../publishing/announce.server.ts';
import { lockCircular, nameOf } from '../publishing/load.server.ts';
import type { circulars } from '../room.calls.ts';
import { circular } from '../tables.server.ts';
import { openReaders } from './readers.server.ts';

/** Reminds everyone who has not read a circular, or not acknowledged it: once a day at most. */
export const remindReaders = async (at: Writing, { params: { id } }: Input<typeof circulars.remind>) => {
  const row = await lockCircular(at, id);
  const now = at.clock.now().toString();
  const day = today(at.clock);
  if (publicationState(row, at.clock.now()) !== 'published')
    throw new Refusal('circular.conflict', 'Only a published circular has people to remind.');
  if (row.remindedAt && dayOf(row.remindedAt) === day)
    throw new Refusal('circular.conflict', 'Its people were reminded today. Remind them again tomorrow.');
  const people = await openReaders(at, row);
  if (people.length === 0)
    throw new Refusal('circular.conflict', 'Everyone has read it, and nothing is left to acknowledge.');
  await record(at, {
    aggregate: 'circular',
    aggregateId: id,
    action: 'circular.reminded',
    detail: { people: people.length },
  });
  await at.db.update(circular).set({ remindedAt: now }).where(eq(circular.id, id));
  await notifyOf(at, row, { to: people, key: noticeKey(row, day), title: `Reminder: ${nameOf(row)}` });
  return { people: people.length };
};
