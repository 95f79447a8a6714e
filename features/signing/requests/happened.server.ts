import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { maskAddress } from '../address.rules.ts';
import type { SigningEvent } from '../signing.words.ts';
import { signingEvent, signingRequest } from '../tables.server.ts';

/**
 * A record and an address, whatever request and link it was. With a name it is one of those who have this address: each of a couple has
 * codes of their own.
 */
export type Sent = {
  kind: string;
  ref: string;
  recipientAddress: string;
  recipientName?: string;
  /** What was texted there counts, too, whatever the address was then. */
  recipientPhone?: string;
};

/** When this happened last to what was sent of a record to an address, the newest first: a new link, a new request or another address meanwhile begins no count anew. */
export const happened = async (
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
