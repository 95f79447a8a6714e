import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { RequestRow } from '../requests/request.server.ts';
import type { OpenSigner } from '../requests/round.rules.ts';
import { roundOf, stillToSign } from '../requests/round.server.ts';
import { signingRequest, signingSignature } from '../tables.server.ts';

export type Signed = { request: RequestRow; signature: typeof signingSignature.$inferSelect };

/** Contents of one sealed file: all who have signed, in their order, and who has not. */
export type Round = { request: RequestRow; signed: Signed[]; left: OpenSigner[] };

/** Contents of the file for a request, if its seal is due and missing. */
export const readRound = async (at: Reading<null>, requestId: string): Promise<Round | undefined> => {
  const isDue = and(isNotNull(signingRequest.sealDueAt), isNull(signingRequest.sealedAt));
  const [request] = await at.db
    .select()
    .from(signingRequest)
    .where(and(eq(signingRequest.id, requestId), isDue));
  if (!request) return undefined;
  const ids = (await roundOf(at, request)).map(({ id }) => id);
  const signed = await at.db
    .select({ request: signingRequest, signature: signingSignature })
    .from(signingRequest)
    .innerJoin(signingSignature, eq(signingSignature.requestId, signingRequest.id))
    .where(inArray(signingRequest.id, ids))
    .orderBy(asc(signingSignature.signedAt), asc(signingRequest.id));
  return { request, signed, left: await stillToSign(at, request) };
};

/** Locks those who are sealed, and answers them: undefined where they are sealed already, or somebody has signed or was asked meanwhile. The record is locked. */
export const lockRound = async (at: Writing<null>, { request, signed }: Round): Promise<RequestRow[] | undefined> => {
  const round = await roundOf(at, request);
  const ids = round.filter(({ signedAt }) => signedAt).map(({ id }) => id);
  const rows = await at.db
    .select()
    .from(signingRequest)
    .where(inArray(signingRequest.id, ids))
    .orderBy(asc(signingRequest.id))
    .for('update');
  const isSame =
    rows.length === signed.length &&
    rows.every(({ sealDueAt, sealedAt }) => sealedAt === null && sealDueAt === request.sealDueAt);
  return isSame ? rows : undefined;
};
