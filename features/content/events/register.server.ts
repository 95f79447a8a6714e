import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { peopleOf } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { leavePlace, moveUp, takePlace } from '#platform/server/places/places.ts';
import { isForReader, isInAudience } from '../publication/publication.server.ts';
import type { content } from '../room.calls.ts';
import { event, eventRegistration, eventRegistrationLog } from '../tables.server.ts';
import type { RegistrationLogWord } from './events.words.ts';
import { closingOf, eventAt } from './read-events.server.ts';

export const movedUpKind: NotificationKind = {
  key: 'eventPlace',
  label: 'A place at an event',
  help: 'You waited for a place at an event and have one now.',
  action: 'Open the event',
  isUrgent: true,
};

const places = { table: eventRegistration, of: eventRegistration.eventId, name: 'eventId' } as const;

export const noteEvent = (at: Writing<Actor | null>, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'event', aggregateId: id, action: `event.${action}`, detail });

/** Records a step of a registration, in the trail of the event and for its person. */
const noteRegistration = async (
  at: Writing<Actor | null>,
  { id, personId, what, action }: { id: string; personId: string; what: RegistrationLogWord; action: string },
) => {
  await noteEvent(at, id, action, { personId });
  await at.db.insert(eventRegistrationLog).values({ eventId: id, personId, what, at: at.clock.now().toString() });
};

/** An event, locked: places are taken and given back one after the other. */
export const lockEvent = async (at: Writing<Actor | null>, id: string, isMine?: SQL) => {
  const [row] = await at.db
    .select()
    .from(event)
    .where(and(eq(event.id, id), isMine))
    .for('update');
  if (!row) throw missing('event');
  const { closesAt } = (await closingOf(at))(row);
  const now = at.clock.now();
  const isBefore = (instant: string) => Temporal.Instant.compare(now, instant) < 0;
  return { ...row, isOpen: isBefore(closesAt), hasBegun: !isBefore(row.startsAt) };
};

const registered = { what: 'REGISTERED', action: 'registered' } as const;

export const register = async (at: Writing, { params }: Input<typeof content.register>) => {
  const row = await lockEvent(at, params.id, await isInAudience(event, at));
  if (!row.isOpen) throw new Refusal('event.conflict', 'Registration for this event has closed.');
  // A place that was given back while nobody could move up.
  await fill(at, row);
  const { isWaiting, isNew } = await takePlace(at, places, row, at.actor.userId);
  const noted = isWaiting ? ({ what: 'WAITING', action: 'waited-for' } as const) : registered;
  if (isNew) await noteRegistration(at, { id: row.id, personId: at.actor.userId, ...noted });
  return { mine: isWaiting ? ('WAITING' as const) : ('REGISTERED' as const) };
};

export const cancelRegistration = async (
  at: Writing,
  { params }: Input<typeof content.cancelRegistration>,
): Promise<undefined> => {
  // Also by whom it is not for any more: their place goes to another one.
  const row = await lockEvent(at, params.id);
  const isMine = await at.db.$count(event, and(eq(event.id, row.id), await isForReader(event, at)));
  const isHeld = await at.db.$count(
    eventRegistration,
    and(eq(eventRegistration.eventId, row.id), eq(eventRegistration.personId, at.actor.userId)),
  );
  if (isMine + isHeld === 0) throw missing('event');
  if (row.hasBegun) throw new Refusal('event.conflict', 'This event has begun.');
  if (!(await leavePlace(at, places, row.id, at.actor.userId)))
    throw new Refusal('event.conflict', 'You are not registered for this event.');
  await noteRegistration(at, { id: row.id, personId: at.actor.userId, what: 'CANCELLED', action: 'cancelled' });
  if (row.isOpen) await fill(at, row);
};

type Filled = Pick<typeof event.$inferSelect, 'id' | 'title' | 'place' | 'startsAt' | 'capacity' | 'audience'>;

/** The person has left the agency. */
export const hasLeft = sql`${eventRegistration.personId} IN (SELECT id FROM person_public WHERE disabled_at IS NOT NULL)`;

/** Takes the places of those who have left. */
const freePlaces = async (at: Writing<Actor | null>, id: string) => {
  const freed = await at.db
    .delete(eventRegistration)
    .where(and(eq(eventRegistration.eventId, id), hasLeft))
    .returning();
  for (const { personId } of freed) await noteEvent(at, id, 'left-by', { personId });
};

const waitingAndInvited = `
  SELECT r.person_id AS id FROM event_registration r
  WHERE r.event_id = :id AND r.is_waiting AND r.person_id IN (${peopleOf})`;

/** Gives free places to those who wait and whom the event is still for, and notifies them. */
export const fill = async (at: Writing<Actor | null>, row: Filled): Promise<void> => {
  await freePlaces(at, row.id);
  const { id, audience } = row;
  const invited = await ask<{ id: string }>(at.db, waitingAndInvited, { id, audience, day: today(at.clock) });
  const isInvited = inArray(
    eventRegistration.personId,
    invited.map((person) => person.id),
  );
  const people = await moveUp(at, places, row, isInvited);
  for (const personId of people) {
    await noteRegistration(at, { id: row.id, personId, what: 'MOVED_UP', action: 'moved-up' });
    const { seq } = await placeRow(at, row.id, personId);
    await notify(at, movedUpKind, {
      to: [personId],
      // A person who cancels, waits again and moves up again gets another notification.
      key: `event-place:${row.id}:${seq}`,
      title: `You have a place: ${row.title}`,
      line: `${formatInstant(row.startsAt)} · ${row.place}`,
      link: eventAt(row.id),
    });
  }
};

const placeRow = async (at: Writing<Actor | null>, eventId: string, personId: string) => {
  const [row] = await at.db
    .select()
    .from(eventRegistration)
    .where(and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.personId, personId)));
  if (!row) throw new Error('A place is gone under its lock');
  return row;
};
