import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { userNameKey } from '../account/user-name.rules.ts';
import {
  signInAccountsPerAddress,
  signInFreeTries,
  signInTriesPerAddress,
  signInWindowMinutes,
} from '../room.settings.ts';
import { signInFailure } from '../tables.server.ts';

const longestDelay = 2_000;
const limits = {
  minutes: signInWindowMinutes,
  perAddress: signInTriesPerAddress,
  free: signInFreeTries,
  accounts: signInAccountsPerAddress,
};

/** The account whose tries are counted. It is a keyed hash, since a wrong user name may be a mistyped password. */
type Account = { account: string; kind: 'password' | 'code' };

export const accountOf = (at: Pick<Reading<Actor | null>, 'secrets'>, userName: string): string =>
  at.secrets.fingerprint(userNameKey(userName));

/** Locks an account until the transaction ends, so that of simultaneous tries each counts those before it. */
export const lockAccount = async (at: Writing<Actor | null>, account: string): Promise<void> => {
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
};

/**
 * Refuses an address from which many accounts fail: one password tried on each is guessing as well. Accounts that were
 * tried before go on, so that people of an office behind one address who mistype still get in.
 */
const refuseManyAccounts = async (at: Writing<Actor | null>, account: string): Promise<void> => {
  const { minutes, accounts } = await readSettings(at.db, limits);
  const address = networkOf(at.address);
  await lockAccount(at, `address ${address}`);
  const since = at.clock.now().subtract({ minutes }).toString();
  const [row] = await at.db
    .select({
      others:
        sql<number>`count(DISTINCT ${signInFailure.account}) FILTER (WHERE ${signInFailure.account} <> ${account})`.mapWith(
          Number,
        ),
      isKnown: sql<boolean>`coalesce(bool_or(${signInFailure.account} = ${account}), false)`,
      oldest: sql<string | null>`min(${signInFailure.at})`,
    })
    .from(signInFailure)
    .where(and(eq(signInFailure.address, address), eq(signInFailure.kind, 'password'), gt(signInFailure.at, since)));
  if (row && !row.isKnown && row.others >= accounts) throw tooMany(at, 'password', minutes, row.oldest);
};

/**
 * Slows guessing down. Returns a pause in milliseconds. After ten failures from one address it throws a 429. When many addresses try one
 * account, the pause grows and nothing is refused, so that nobody can lock another person out. Wrong codes are then refused: a code is only
 * asked for after the right password.
 */
const pauseAfterTries = async (at: Writing<Actor | null>, { account, kind }: Account): Promise<number> => {
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
 * Counts a try when it begins, so that many at the same moment can't get around the limit. `wasRight` removes it again;
 * `wasWrong` writes it to the log.
 */
export const beginTry = async (at: Reading<Actor | null>, tries: Account) => {
  const { id, wait } = await transact(at, async (within) => {
    await lockAccount(within, tries.account);
    if (tries.kind === 'password') await refuseManyAccounts(within, tries.account);
    const pauseMs = await pauseAfterTries(within, tries);
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
      at.log.warn({ personId, kind: tries.kind, address: at.address, request: at.requestId }, 'Sign-in refused'),
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
