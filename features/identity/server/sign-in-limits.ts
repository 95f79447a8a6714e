import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { signInFreeTries, signInTriesPerAddress, signInWindowMinutes } from '../settings.ts';
import { signInFailure } from './tables.ts';

const longestDelay = 2_000;
const limits = { minutes: signInWindowMinutes, perAddress: signInTriesPerAddress, free: signInFreeTries };

/** Whose tries are counted: a keyed hash, since a wrong user name may be a mistyped password. */
type Account = { account: string; kind: 'password' | 'code' };

export const accountOf = (at: Pick<Reading<Actor | null>, 'secrets'>, userName: string): string =>
  at.secrets.fingerprint(userName);

/** Tries of one account come one after the other until the transaction ends: however many at once, each sees those before. */
export const takeTurn = async (at: Writing<Actor | null>, account: string): Promise<void> => {
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
};

/**
 * Slows guessing down: 429 after ten failures from one address. When many addresses try one account, a wrong password
 * costs a growing pause, so that nobody can lock another person out; wrong codes, which take the password to get to,
 * are stopped. Answers the pause, in milliseconds.
 */
const weigh = async (at: Writing<Actor | null>, { account, kind }: Account): Promise<number> => {
  const { minutes, perAddress, free } = await readSettings(at.db, limits);
  const since = at.clock.now().subtract({ minutes }).toString();
  const here = sql`${signInFailure.address} = ${networkOf(at.address)}`;
  const [row] = await at.db
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      here: sql<number>`count(*) FILTER (WHERE ${here})`.mapWith(Number),
      oldest: sql<string | null>`min(${signInFailure.at}) FILTER (WHERE ${here})`,
      oldestOfAll: sql<string | null>`min(${signInFailure.at})`,
    })
    .from(signInFailure)
    .where(and(eq(signInFailure.account, account), eq(signInFailure.kind, kind), gt(signInFailure.at, since)));
  if (!row) return 0;
  if (row.here >= perAddress) throw tooMany(at, kind, minutes, row.oldest);
  const beyond = row.all - free;
  if (kind === 'code' && beyond >= 0) throw tooMany(at, kind, minutes, row.oldestOfAll);
  return Math.max(0, Math.min(longestDelay, beyond * 100));
};

/**
 * A try counts from its beginning, so that many at the same moment are no way around the limit. One that was right is
 * taken back; of one that was wrong the log tells.
 */
export const beginTry = async (at: Reading<Actor | null>, tries: Account) => {
  const { id, wait } = await transact(at, async (within) => {
    await takeTurn(within, tries.account);
    const pauseMs = await weigh(within, tries);
    const values = { ...tries, address: networkOf(at.address), at: at.clock.now().toString() };
    const [row] = await within.db.insert(signInFailure).values(values).returning({ id: signInFailure.id });
    return { id: row?.id ?? 0, wait: pauseMs };
  });
  if (wait > 0) await pause(wait);
  return {
    wasRight: async (): Promise<void> => {
      await at.db.delete(signInFailure).where(eq(signInFailure.id, id));
    },
    wasWrong: (personId: string | undefined): void =>
      at.log.warn({ personId, kind: tries.kind, requestId: at.requestId }, 'Sign-in refused'),
  };
};

const tooMany = (at: Reading<Actor | null>, kind: Account['kind'], minutes: number, oldest: string | null) => {
  const elapsed = oldest ? (at.clock.now().epochMilliseconds - Date.parse(oldest)) / 1000 : 0;
  const retryAfter = Math.max(1, Math.ceil(minutes * 60 - elapsed));
  const advice = kind === 'password' ? 'try again, or reset your password' : 'try again';
  return new Refusal('sign-in.rate', `Too many wrong tries. Wait ${waitWords(retryAfter)} and ${advice}.`, {
    retryAfter,
  });
};

/** `12 seconds`, `a minute`, `12 minutes`. */
export const waitWords = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
