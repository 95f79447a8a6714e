import { and, eq, ne, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { signingRequest } from '../tables.server.ts';

type SignerPhone = { kind: string; ref: string; name: string; phone: string };

/**
 * A recipient of a record has another phone than their links know, in E.164, or none: no code goes there any more, nor opens one that did
 * the document. The new one counts with the next link. The caller has locked the record.
 */
export const forgetOtherPhone = async (
  at: Writing<Actor | null>,
  { kind, ref, name, phone }: SignerPhone,
): Promise<void> => {
  const { recipientName, recipientPhone, codeTo, codeMac } = signingRequest;
  await at.db
    .update(signingRequest)
    .set({ recipientPhone: '', codeMac: sql`CASE WHEN ${codeTo} <> ${recipientPhone} THEN ${codeMac} END` })
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        eq(sql`lower(${recipientName})`, sql`lower(${name}::text)`),
        ne(recipientPhone, ''),
        ne(recipientPhone, phone),
      ),
    );
};
