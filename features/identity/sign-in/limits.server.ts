import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { userNameKey } from '../account/user-name.rules.ts';
import { signInFreeTries, signInTriesPerAddress, signInWindowMinutes } from '../room.settings.ts';
import { signInFailure } from '../tables.server.ts';
import { lockAccount } from './lock-account.server.ts';
import { crowded, shortWait, takeTurn } from './shared-address.server.ts';
import { waitWords } from './wait-words.rules.ts';

const longestDelay = 2_000;
const limits = { minutes: signInWindowMinutes, perAddress: signInTriesPerAddress, free: signInFreeTries };

/** The account whose tries are counted. It is a keyed hash, since a wrong user name may be a mistyped password. */
type Account = { account: string; kind: 'password' | 'code' };

export const accountOf = (at: Pick<Reading<Actor | null>, 'secrets'>, userName: string): string =>
  at.secrets.fingerprint(userNameKey(userName));

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
export const beginTry = async (at: Reading<Actor | null>, tries: Account & { personId: string | undefined }) => {
  const { isSuspect, id, wait } = await waitingForTurn(() => begin(at, tries));
  if (wait > 0) await pause(wait);
  return {
    /** Its address is under suspicion: a right password alone is not enough. */
    isSuspect,
    wasRight: async (): Promise<void> => {
      await at.db.delete(signInFailure).where(eq(signInFailure.id, id));
    },
    wasWrong: (personId: string | undefined): void =>
      at.log.warn({ personId, kind: tries.kind, address: at.address, request: at.requestId }, 'Sign-in refused'),
  };
};

const begin = (at: Reading<Actor | null>, { account, kind, personId }: Account & { personId: string | undefined }) =>
  transact(at, async (within) => {
    await lockAccount(within, account);
    const turn = kind === 'password' ? await takeTurn(within, { account, personId }) : { isSuspect: false };
    if (turn.waitMs !== undefined) return { ...turn, id: 0, wait: 0 };
    const wait = await pauseAfterTries(within, { account, kind });
    const values = { account, kind, address: networkOf(at.address), at: at.clock.now().toString() };
    const [row] = await within.db.insert(signInFailure).values(values).returning({ id: signInFailure.id });
    return { ...turn, id: row?.id ?? 0, wait };
  });

/** Tries until it has its turn, as long as that comes soon. No lock is held meanwhile. */
const waitingForTurn = async (work: () => ReturnType<typeof begin>) => {
  const late = performance.now() + shortWait;
  for (;;) {
    const begun = await work();
    if (begun.waitMs === undefined) return begun;
    if (performance.now() + begun.waitMs > late) throw crowded(Math.ceil(begun.waitMs / 1000));
    await pause(begun.waitMs);
  }
};

const tooMany = (at: Reading<Actor | null>, kind: Account['kind'], minutes: number, oldest: string | null) => {
  const elapsed = oldest ? (at.clock.now().epochMilliseconds - Date.parse(oldest)) / 1000 : 0;
  const retryAfter = Math.max(1, Math.ceil(minutes * 60 - elapsed));
  const advice = kind === 'password' ? 'try again, or reset your password' : 'try again';
  return new Refusal('sign-in.rate', `Too many wrong tries. Wait ${waitWords(retryAfter)} and ${advice}.`, {
    retryAfter,
  });
};
