import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { signInFailure } from './tables.ts';

const windowMinutes = 15;
const triesFromOneAddress = 10;
/** Failures from anywhere only add delay: nobody can lock another person out. */
const freeFromAnywhere = 30;
const longestDelay = 2_000;

/** Slows guessing down: 429 after ten failures from one address, a growing pause when many addresses try one account. */
export const holdBack = async (at: Reading<Actor | null>, account: string): Promise<void> => {
  const since = at.clock.now().subtract({ minutes: windowMinutes }).toString();
  const [row] = await at.db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      here: sql<number>`count(*) FILTER (WHERE ${signInFailure.address} = ${at.address})`.mapWith(Number),
      oldest: sql<string | null>`min(${signInFailure.at}) FILTER (WHERE ${signInFailure.address} = ${at.address})`,
    })
    .from(signInFailure)
    .where(and(eq(signInFailure.account, account), gt(signInFailure.at, since)));
  if (row && row.here >= triesFromOneAddress) throw tooMany(at, row.oldest);
  const beyond = (row?.all ?? 0) - freeFromAnywhere;
  if (beyond > 0) await pause(Math.min(longestDelay, beyond * 100));
};

const tooMany = (at: Reading<Actor | null>, oldest: string | null) => {
  const elapsed = oldest ? (at.clock.now().epochMilliseconds - Date.parse(oldest)) / 1000 : 0;
  const retryAfter = Math.max(1, Math.ceil(windowMinutes * 60 - elapsed));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal('sign-in.rate', `Too many wrong tries. Wait ${wait} and try again, or reset your password.`, {
    retryAfter,
  });
};

export const countFailure = async (at: Reading<Actor | null>, account: string, personId: string | undefined) => {
  at.log.warn({ personId, requestId: at.requestId }, 'Sign-in refused');
  await at.db.insert(signInFailure).values({ account, address: at.address, at: at.clock.now().toString() });
};
