import { and, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { session } from '#features/identity/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { SignedBeside } from '../../words.ts';
import { signingRequest, signingSignature } from '../tables.ts';

export type Beside = { name: string; how: SignedBeside };

const { name, address, inSession, requestId, signedAt } = signingSignature;
const { way, askedBy } = signingRequest;

/** Signatures that were given where the agency's own people are: with them, in their browser, or from their address. A note, and no proof of anything. */
export const signedBeside = async ({ db }: Pick<Reading, 'db'>, requestIds: string[]): Promise<Beside[]> => {
  // From a month before the signature until a day after it.
  const ofSender = db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.personId, askedBy),
        eq(session.via, 'password'),
        eq(session.address, address),
        gt(session.lastSeenAt, sql`${signedAt} - interval '30 days'`),
        lt(session.createdAt, sql`${signedAt} + interval '1 day'`),
      ),
    );
  return db
    .select({
      name,
      how: sql<SignedBeside>`CASE WHEN ${way} = 'HERE' THEN 'HERE' WHEN ${inSession} THEN 'BROWSER' ELSE 'ADDRESS' END`,
    })
    .from(signingSignature)
    .innerJoin(signingRequest, eq(signingRequest.id, requestId))
    .where(and(inArray(requestId, requestIds), or(eq(way, 'HERE'), eq(inSession, true), exists(ofSender))))
    .orderBy(signedAt);
};
