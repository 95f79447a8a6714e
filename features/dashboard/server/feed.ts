import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { addressOf, type Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { KeyDateSource } from '#platform/server/dashboard.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { limitBy } from '#platform/server/limit-by.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { dashboard } from '../contract.ts';
import { feedPeriod } from '../rules/periods.ts';
import { keyDatesIn } from './key-dates.ts';
import { calendarFeed } from './tables.ts';
import { writeCalendar } from './write-calendar.ts';

const { personId, tokenHash, madeAt } = calendarFeed;

/**
 * A link ends when another person changes its owner's email address, and when that is undone: whoever made it may have been somebody
 * else, as with sessions.
 */
const isInForce = or(isNull(personPublic.emailChangedByAnotherAt), gt(madeAt, personPublic.emailChangedByAnotherAt));

export const readFeed = async (at: Reading) => {
  const [found] = await at.db
    .select({ madeAt })
    .from(calendarFeed)
    .innerJoin(personPublic, eq(personPublic.id, personId))
    .where(and(eq(personId, at.actor.userId), isInForce));
  return { madeAt: found?.madeAt ?? null };
};

const note = (at: Writing, action: 'renewed' | 'stopped') =>
  record(at, { aggregate: 'calendar-feed', aggregateId: at.actor.userId, action: `calendar-feed.${action}` });

/** A new link. The one before it answers 404 from now on. */
export const renewFeed = async (at: Writing) => {
  const token = newToken();
  const values = { tokenHash: hashToken(token), madeAt: at.clock.now().toString({ smallestUnit: 'millisecond' }) };
  await at.db
    .insert(calendarFeed)
    .values({ ...values, personId: at.actor.userId })
    .onConflictDoUpdate({ target: personId, set: values });
  await note(at, 'renewed');
  const address = addressOf(dashboard.calendar).replace('{token}', token);
  return { madeAt: values.madeAt, url: new URL(address, at.config.publicUrl).href };
};

export const stopFeed = async (at: Writing): Promise<undefined> => {
  const ended = await at.db.delete(calendarFeed).where(eq(personId, at.actor.userId)).returning({ personId });
  if (ended.length > 0) await note(at, 'stopped');
};

/**
 * The file that calendar programs read. It is made of what its owner may see now; who can't sign in has none. One link is read
 * so often, wherever from: the calendars of many people are read from one address. One address may try so many wrong links.
 */
export const readCalendar = (sources: KeyDateSource[]) => {
  const reads = limitBy({ max: 60, seconds: 3_600 });
  const guesses = limitBy({ max: 60, seconds: 60 });
  return async (at: Reading<null>, { params }: Input<typeof dashboard.calendar>): Promise<FileAnswer> => {
    const { id, userName, role, desks, disabledAt } = personPublic;
    const now = at.clock.now().epochMilliseconds;
    const address = networkOf(at.address);
    refuse(guesses.take(address, now), 'Too many calendar links that do not exist.');
    const [owner] = await at.db
      .select({ userId: id, userName, role, desks, disabledAt })
      .from(calendarFeed)
      .innerJoin(personPublic, eq(id, personId))
      .where(and(eq(tokenHash, hashToken(params.token)), isInForce));
    if (!owner || owner.disabledAt) throw gone();
    guesses.giveBack(address);
    refuse(reads.take(owner.userId, now), 'This calendar was read too often within the hour.');
    const actor = { ...owner, via: 'password', sessionId: '' } as const;
    const dates = await keyDatesIn(sources, { ...at, actor }, feedPeriod(today(at.clock)));
    const body = Buffer.from(writeCalendar(dates, { now: at.clock.now(), publicUrl: at.config.publicUrl }));
    return { name: 'gable.ics', contentType: 'text/calendar; charset=utf-8', size: body.length, body };
  };
};

const refuse = (retryAfter: number | undefined, why: string): void => {
  if (retryAfter !== undefined) throw new Refusal('feed.rate', `${why} Try again later.`, { retryAfter });
};

const gone = () =>
  new Refusal(
    'feed.missing',
    'This calendar link has ended: it was renewed or switched off, or the agency changed your email address. Copy the new link from Key dates on your dashboard.',
  );
