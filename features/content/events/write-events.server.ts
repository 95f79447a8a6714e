import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { forgetPictures, keepPictures } from '../pictures/keep-pictures.server.ts';
import { publicationState, wasPublished } from '../publication/publication.rules.ts';
import { publicationOf } from '../publication/publication.server.ts';
import { plainText } from '../rich-text/plain-text.rules.ts';
import type { content } from '../room.calls.ts';
import { event, eventRegistration } from '../tables.server.ts';
import { closingOf } from './read-events.server.ts';
import { fill, noteEvent } from './register.server.ts';

type Body = Input<typeof content.addEvent>['body'];
type Stored = typeof event.$inferSelect;

/** The columns of an event. The audit trail has its settings, not its text. */
const rowOf = (at: Writing, { body, ...fields }: Body, stored?: Stored) => {
  if (Temporal.Instant.compare(fields.startsAt, fields.endsAt) >= 0)
    throw new Refusal('event.invalid', 'This is not after the start.', { field: 'endsAt' });
  const frame = { ...fields, ...publicationOf(fields, at, stored) };
  const by = { changedBy: at.actor.userId, changedAt: at.clock.now().toString() };
  return { frame, row: { ...frame, ...by, body, words: plainText(body) } };
};

export const addEvent = async (at: Writing, { body }: Input<typeof content.addEvent>) => {
  const { frame, row } = rowOf(at, body);
  const { id, version } = inserted(await at.db.insert(event).values(row).returning());
  await keepPictures(at, id, body.body);
  await noteEvent(at, id, 'added', frame);
  return { id, version };
};

const lockEvent = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(event).where(eq(event.id, id)).for('update');
  if (!row) throw missing('event');
  return row;
};

/** Fewer places than before take nobody's; more let those in who wait, while one can register. */
export const changeEvent = async (
  at: Writing,
  { params, body: { version: read, ...body } }: Input<typeof content.changeEvent>,
) => {
  const stored = await lockEvent(at, params.id);
  if (stored.version !== read)
    throw new Refusal('event.stale', 'This event was changed in another window meanwhile. Reload the page.');
  const { frame, row } = rowOf(at, body, stored);
  const version = stored.version + 1;
  await at.db
    .update(event)
    .set({ ...row, version })
    .where(eq(event.id, stored.id));
  await keepPictures(at, stored.id, body.body);
  await noteEvent(at, stored.id, 'changed', frame);
  const { closesAt } = (await closingOf(at))(row);
  const now = at.clock.now();
  const isPublic = publicationState(row, now) === 'published';
  if (isPublic && Temporal.Instant.compare(now, closesAt) < 0) await fill(at, { ...stored, ...row });
  return { id: stored.id, version };
};

export const removeEvent = async (at: Writing, { params }: Input<typeof content.removeEvent>): Promise<undefined> => {
  const { id, title, publishAt, announcedAt } = await lockEvent(at, params.id);
  const registered = await at.db.$count(eventRegistration, eq(eventRegistration.eventId, id));
  if (registered > 0 || announcedAt !== null || wasPublished({ publishAt }, at.clock.now()))
    throw new Refusal('event.conflict', 'This event was published. Archive it instead.');
  await noteEvent(at, id, 'deleted', { title });
  await at.db.delete(event).where(eq(event.id, id));
  await forgetPictures(at, id);
};
