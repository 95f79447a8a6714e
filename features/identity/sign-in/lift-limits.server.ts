import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import { signInFailure } from '../tables.server.ts';
import { accountOf } from './limits.server.ts';

/** Forgets the tries of a user name, or of an address with its network, of every kind. Answers how many. */
export const liftLimits = async (at: Writing<null>, whom: string): Promise<number> => {
  const isAddress = isIP(whom) !== 0;
  const forgotten = await at.db
    .delete(signInFailure)
    .where(isAddress ? eq(signInFailure.address, networkOf(whom)) : eq(signInFailure.account, accountOf(at, whom)));
  const tries = forgotten.rowCount ?? 0;
  await record(at, {
    aggregate: 'sign-in-limits',
    aggregateId: 'sign-in-limits',
    action: 'sign-in-limits.lifted',
    detail: { [isAddress ? 'address' : 'userName']: whom, tries },
  });
  return tries;
};
