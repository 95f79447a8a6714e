import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { sessionPublic } from '#features/identity/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import type { SignedBeside } from '../signing.words.ts';
import { signingRequest, signingSignature } from '../tables.server.ts';

export type Beside = { name: string; how: SignedBeside };
type Knows = Pick<Reading, 'db'>;

const { name, address, inSession, requestId, signedAt } = signingSignature;
const { way, askedBy } = signingRequest;

/** Signatures that were given where the agency's own people are: with them, in their browser, or from their address. A note, and no proof of anything. */
export const signedBeside = async ({ db }: Knows, requestIds: string[]): Promise<Beside[]> => {
  const rows = await db
    .select({ requestId, name, way, inSession, address })
    .from(signingSignature)
    .innerJoin(signingRequest, eq(signingRequest.id, requestId))
    .where(inArray(requestId, requestIds))
    .orderBy(signedAt, requestId);
  const networks = await networksOfSenders({ db }, requestIds);
  return rows.flatMap((row): Beside[] => {
    if (row.way === 'HERE') return [{ name: row.name, how: 'HERE' }];
    if (row.inSession) return [{ name: row.name, how: 'BROWSER' }];
    return networks.get(row.requestId)?.has(networkOf(row.address)) ? [{ name: row.name, how: 'ADDRESS' }] : [];
  });
};

/**
 * Networks from which the sender of a request was signed in, from a month before the signature until a day after it. Networks rather than
 * addresses: at home each device has its own IPv6 address, and another one tomorrow.
 */
const networksOfSenders = async ({ db }: Knows, requestIds: string[]): Promise<Map<string, Set<string>>> => {
  const sessions = await db
    .selectDistinct({ requestId, address: sessionPublic.address })
    .from(signingSignature)
    .innerJoin(signingRequest, eq(signingRequest.id, requestId))
    .innerJoin(
      sessionPublic,
      and(
        eq(sessionPublic.personId, askedBy),
        eq(sessionPublic.via, 'password'),
        gt(sessionPublic.lastSeenAt, sql`${signedAt} - interval '30 days'`),
        lt(sessionPublic.createdAt, sql`${signedAt} + interval '1 day'`),
      ),
    )
    .where(inArray(requestId, requestIds));
  const addressesByRequest = Map.groupBy(sessions, (each) => each.requestId);
  return new Map([...addressesByRequest].map(([id, rows]) => [id, new Set(rows.map((row) => networkOf(row.address)))]));
};
