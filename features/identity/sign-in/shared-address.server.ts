import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { signInAccountsPerAddress, signInWindowMinutes } from '../room.settings.ts';
import { session, signInFailure } from '../tables.server.ts';
import { lockAccount } from './lock-account.server.ts';
import { waitWords } from './wait-words.rules.ts';

const limits = { minutes: signInWindowMinutes, accounts: signInAccountsPerAddress };

/** Checks of a password that go on in a minute for an address under suspicion, and how many times the limit is too many for any. */
const checksAMinute = 30;
const tooManyTimes = 10;
const knownDays = 90;
/** A check that has its turn within so long waits for it. */
export const shortWait = 5_000;

/** `isSuspect`: only by a second step. `waitMs`: no turn yet, but soon. */
export type Turn = { isSuspect: boolean; waitMs?: number };

/**
 * One password tried on account after account is guessing as well. An address from which many accounts failed is under suspicion: of the
 * others thirty checks a minute go on, and a right password leads to the second step, whoever it is of. All names weigh alike, whether or
 * not there is such a person. Outside of this are accounts that were tried here before, and who entered from this network lately: an office
 * or a network of telephones has one address for everybody.
 * @throws Refusal `sign-in.rate` where its turn is not soon
 */
export const takeTurn = async (
  at: Writing<Actor | null>,
  { account, personId }: { account: string; personId: string | undefined },
): Promise<Turn> => {
  const { minutes, accounts } = await readSettings(at.db, limits);
  const address = networkOf(at.address);
  await lockAccount(at, `address ${address}`);
  const since = at.clock.now().subtract({ minutes }).toString();
  const [tried] = await at.db
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
  if (!tried || tried.isKnown || tried.others < accounts) return { isSuspect: false };
  if (await enteredFrom(at, address, personId)) return { isSuspect: false };
  if (tried.others >= accounts * tooManyTimes) throw crowded(secondsUntil(at, tried.oldest, minutes * 60));
  return takeCheck(at, account, address);
};

const takeCheck = async (at: Writing<Actor | null>, account: string, address: string): Promise<Turn> => {
  const now = at.clock.now();
  const [last] = await at.db
    .select({ at: signInFailure.at })
    .from(signInFailure)
    .where(
      and(
        eq(signInFailure.address, address),
        eq(signInFailure.kind, 'check'),
        gt(signInFailure.at, now.subtract({ minutes: 1 }).toString()),
      ),
    )
    .orderBy(desc(signInFailure.at), desc(signInFailure.id))
    .limit(1)
    .offset(checksAMinute - 1);
  if (last) {
    const seconds = secondsUntil(at, last.at, 60);
    if (seconds * 1000 > shortWait) throw crowded(seconds);
    return { isSuspect: true, waitMs: seconds * 1000 };
  }
  await at.db.insert(signInFailure).values({ account, kind: 'check', address, at: now.toString() });
  return { isSuspect: true };
};

/** Looked for where there is no such person, too: the answer takes as long. */
const enteredFrom = async (
  { db, clock }: Reading<Actor | null>,
  network: string,
  personId = '00000000-0000-0000-0000-000000000000',
): Promise<boolean> => {
  const since = clock
    .now()
    .subtract({ hours: 24 * knownDays })
    .toString();
  const rows = await db
    .selectDistinct({ address: session.address })
    .from(session)
    .where(and(eq(session.personId, personId), gt(session.createdAt, since)));
  return rows.some(({ address }) => networkOf(address) === network);
};

const secondsUntil = ({ clock }: Reading<Actor | null>, from: string | null, seconds: number): number => {
  const elapsed = from ? (clock.now().epochMilliseconds - Date.parse(from)) / 1000 : 0;
  return Math.max(1, Math.ceil(seconds - elapsed));
};

/** Whoever reads it may never have mistyped anything. */
export const crowded = (seconds: number): Refusal =>
  new Refusal('sign-in.rate', `Many people are signing in from your network. Gable goes on in ${waitWords(seconds)}.`, {
    retryAfter: seconds,
    detail: { waitSeconds: seconds },
  });
