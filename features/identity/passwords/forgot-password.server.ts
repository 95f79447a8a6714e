import { and, count, eq, gt } from 'drizzle-orm';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { resetLinkMinutes, resetsPerHour } from '../room.settings.ts';
import { accountOf } from '../sign-in/limits.server.ts';
import { lockAccount } from '../sign-in/lock-account.server.ts';
import { signInFailure } from '../tables.server.ts';
import { resetJobName } from './mail-reset-links.server.ts';

const limits = { linkMinutes: resetLinkMinutes, perHour: resetsPerHour };

/**
 * Queues the mail with a link for a new password. The work is the same for any input: a job looks for the account
 * later, so neither the answer nor its time shows whether the account exists.
 */
export const forgotPassword = async (at: Reading<Actor | null>, userName: string) => {
  const { linkMinutes, perHour } = await readSettings(at.db, limits);
  const account = accountOf(at, userName);
  const now = at.clock.now();
  const { userAgent } = at;
  const address = networkOf(at.address);
  const isRecent = and(
    eq(signInFailure.account, account),
    eq(signInFailure.kind, 'reset'),
    eq(signInFailure.address, address),
    gt(signInFailure.at, now.subtract({ hours: 1 }).toString()),
  );
  await transact(at, async (within) => {
    await lockAccount(within, account);
    const [row] = await within.db.select({ asked: count() }).from(signInFailure).where(isRecent);
    if ((row?.asked ?? 0) >= perHour)
      throw new Refusal('reset.rate', 'A link was asked for several times. Look into your mail, or wait an hour.', {
        retryAfter: 3_600,
      });
    await within.db.insert(signInFailure).values({ account, kind: 'reset', address, at: now.toString() });
    const sealed = at.secrets.seal(JSON.stringify({ userName, address: at.address, userAgent }), resetJobName);
    await at.jobs.send(within.db, resetJobName, { sealed });
  });
  return { linkMinutes };
};
