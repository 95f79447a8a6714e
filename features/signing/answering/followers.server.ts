import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import type { RequestRow } from '../requests/request.server.ts';
import { signingRequest } from '../tables.server.ts';

type Followed = Partial<
  Pick<RequestRow, 'version' | 'documentSha256' | 'answered' | 'answeredOf' | 'finishedAt' | 'readAt' | 'corrected'>
>;

/** What has come of the answers of a record holds for all who have an open link to answer or sign them. The record is locked. */
export const changeFollowers = async (
  at: Writing<Actor | null>,
  { kind, ref }: Pick<RequestRow, 'kind' | 'ref'>,
  change: Followed,
): Promise<void> => {
  await at.db
    .update(signingRequest)
    .set(change)
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        eq(signingRequest.asks, true),
        isNull(signingRequest.signedAt),
        isNull(signingRequest.declinedAt),
        isNull(signingRequest.endedAt),
      ),
    );
};

/**
 * The record has a new version, which its recipients are to answer and sign: their links stay, and open that one. The caller has locked the
 * record, and asks those again who had signed the version before (`openRequest`).
 */
export const followVersion = (
  at: Writing<Actor | null>,
  kind: string,
  ref: string,
  { version, corrected }: { version: number; corrected: string[] | null },
): Promise<void> =>
  changeFollowers(at, { kind, ref }, { version, corrected, documentSha256: null, finishedAt: null, readAt: null });
