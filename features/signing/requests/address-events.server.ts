import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { maskAddress } from '../address.rules.ts';
import type { SigningEvent } from '../signing.words.ts';
import { signingEvent, signingRequest } from '../tables.server.ts';

/**
 * A record and an address, over all requests and links. A name narrows it to one of several people with this address: each of a couple has
 * codes of their own.
 */
export type Sent = {
  kind: string;
  ref: string;
  recipientAddress: string;
  recipientName?: string;
  /** Texts to this phone count, too, whatever the address was then. */
  recipientPhone?: string;
};

/**
 * Latest times of these events for a record and an address, newest first. A new link, a new request or another address in between does not
 * restart the count.
 */
export const addressEventTimes = async (
  at: Pick<Reading<Actor | null>, 'db'>,
  { kind, ref, recipientAddress, recipientName, recipientPhone }: Sent,
  what: SigningEvent[],
  most: number,
): Promise<InstantText[]> => {
  const rows = await at.db
    .select({ at: signingEvent.at })
    .from(signingEvent)
    .innerJoin(signingRequest, eq(signingRequest.id, signingEvent.requestId))
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        or(
          eq(signingEvent.recipientAddress, recipientAddress),
          recipientPhone ? eq(signingEvent.detail, `to ${maskAddress(recipientPhone)}`) : undefined,
        ),
        recipientName === undefined
          ? undefined
          : eq(sql`lower(${signingRequest.recipientName})`, sql`lower(${recipientName}::text)`),
        inArray(signingEvent.what, what),
      ),
    )
    .orderBy(desc(signingEvent.id))
    .limit(most);
  return rows.map((row) => row.at);
};
