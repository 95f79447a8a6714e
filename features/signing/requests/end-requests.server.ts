import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Ending } from '../signing.words.ts';
import { endings } from '../signing.words.ts';
import { signingRequest } from '../tables.server.ts';
import { changeRequest, endVisits, lockRequest, note, type RequestRow } from './request.server.ts';
import { sealWhatIsOver } from './round.server.ts';

/**
 * Withdraws a request: its link opens nothing any more. An expired request may be withdrawn, too. The caller has locked the record. @throws
 * Refusal `signing.conflict` if the recipient has signed or declined.
 */
export const revokeRequest = async (at: Writing<Actor | null>, requestId: string): Promise<void> => {
  const row = await lockRequest(at, requestId);
  if (row.signedAt || row.declinedAt)
    throw new Refusal('signing.conflict', `${row.recipientName} has ${row.signedAt ? 'signed' : 'declined'} already.`);
  if (row.endedAt && row.ending !== 'LOCKED') return;
  await endRequest(at, row, 'REVOKED');
  await sealWhatIsOver(at, row);
};

/**
 * Withdraws all requests of a record that are neither signed nor declined: its next version is to be signed, or it was signed on paper. If
 * some of its signers have signed, their signatures are sealed as not completed. Notices about the others are settled, too.
 */
export const revokeRequests = async (at: Writing<Actor | null>, kind: string, ref: string): Promise<void> => {
  await endOthers(at, { kind, ref }, 'REVOKED');
  await settleRequests(at, { kind, ref });
  await sealWhatIsOver(at, { kind, ref }, { isEnded: true });
};

/** Settles notices about declined, expired or locked requests of a record; of one recipient, if their name is given. */
export const settleRequests = async (
  at: Writing<Actor | null>,
  { kind, ref, name }: { kind: string; ref: string; name?: string },
): Promise<void> => {
  await at.db
    .update(signingRequest)
    .set({ settledAt: at.clock.now().toString() })
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        name === undefined ? undefined : eq(sql`lower(${signingRequest.recipientName})`, sql`lower(${name}::text)`),
        isNull(signingRequest.signedAt),
        isNull(signingRequest.settledAt),
      ),
    );
};

/** Ends all open requests of a record except one. */
export const endOthers = async (
  at: Writing<Actor | null>,
  { kind, ref, id }: { kind: string; ref: string; id?: string },
  ending: Ending,
): Promise<void> => {
  const open = await at.db
    .select()
    .from(signingRequest)
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        id ? ne(signingRequest.id, id) : undefined,
        isNull(signingRequest.signedAt),
        isNull(signingRequest.declinedAt),
        isNull(signingRequest.endedAt),
      ),
    )
    .orderBy(signingRequest.id)
    .for('update');
  for (const row of open) await endRequest(at, row, ending);
};

/** The request is locked. */
export const endRequest = async (at: Writing<Actor | null>, row: RequestRow, ending: Ending): Promise<void> => {
  await changeRequest(at, row.id, { endedAt: at.clock.now().toString(), ending, codeMac: null, codeExpiresAt: null });
  await endVisits(at, row.id);
  await note(at, row, 'ENDED', endings[ending]);
};
