import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { signingEvent } from '../tables.server.ts';

/**
 * Times of codes sent to an address or phone, for any record and link, newest first, up to `most`. The address is locked until the
 * transaction ends, so that of two at the same moment the second counts the first; it is the last lock that is taken.
 */
export const codesTo = async ({ db }: Writing<Actor | null>, to: string, most: number): Promise<InstantText[]> => {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code to ${to}`}, 0))`);
  const rows = await db
    .select({ at: signingEvent.at })
    .from(signingEvent)
    .where(and(eq(signingEvent.sentTo, to), eq(signingEvent.what, 'CODE_SENT')))
    .orderBy(desc(signingEvent.at))
    .limit(most);
  return rows.map(({ at }) => at);
};
