import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { queueSeal } from '../seal/queue-seal.server.ts';
import { signingRequest } from '../tables.server.ts';
import { changeRequest, type RequestRow } from './request.server.ts';
import { isAllOver, leftOf, type OpenSigner } from './round.rules.ts';

type At = Pick<Reading<Actor | null>, 'db' | 'clock'>;
type OfRound = Pick<RequestRow, 'id' | 'kind' | 'ref' | 'version' | 'signers'>;

/**
 * All requests of one version of a record, oldest first: they are sealed in one file. Requests of the time before joint files are on their
 * own.
 */
export const roundOf = ({ db }: Pick<At, 'db'>, { id, kind, ref, version, signers }: OfRound): Promise<RequestRow[]> =>
  db
    .select()
    .from(signingRequest)
    .where(
      signers === null
        ? eq(signingRequest.id, id)
        : and(eq(signingRequest.kind, kind), eq(signingRequest.ref, ref), eq(signingRequest.version, version)),
    )
    .orderBy(asc(signingRequest.askedAt), asc(signingRequest.id));

/** Signers who have still to sign with a request, and the state of each, in the order of signing. */
export const stillToSign = async (at: At, row: RequestRow): Promise<OpenSigner[]> =>
  leftOf(row.signers ?? [row.recipientName], await roundOf(at, row), at.clock.now().toString());

/** A recipient has signed: the file is sealed if nobody has still to sign. The record is locked. */
export const sealIfAllHave = async (at: Writing<Actor | null>, row: RequestRow): Promise<void> => {
  if ((await stillToSign(at, row)).length === 0) await makeDue(at, await roundOf(at, row));
};

/**
 * Seals signatures of a record as not completed if nobody else can sign any more: a link was declined, expired or was withdrawn. The record
 * is locked. `isEnded`: no version of it is to be signed any more.
 */
export const sealWhatIsOver = async (
  at: Writing<Actor | null>,
  { kind, ref }: Pick<RequestRow, 'kind' | 'ref'>,
  { isEnded = false }: { isEnded?: boolean } = {},
): Promise<void> => {
  const waiting = await at.db
    .select()
    .from(signingRequest)
    .where(
      and(
        eq(signingRequest.kind, kind),
        eq(signingRequest.ref, ref),
        isNotNull(signingRequest.signedAt),
        isNull(signingRequest.sealDueAt),
      ),
    );
  const now = at.clock.now().toString();
  for (const row of new Map(waiting.map((each) => [each.version, each])).values()) {
    const round = await roundOf(at, row);
    if (isEnded || isAllOver(round, now)) await makeDue(at, round);
  }
};

const makeDue = async (at: Writing<Actor | null>, round: RequestRow[]) => {
  const signed = round.filter(({ signedAt }) => signedAt);
  const [first] = signed;
  if (!first) return;
  const sealDueAt = at.clock.now().toString();
  for (const { id } of signed)
    await changeRequest(at, id, { sealDueAt, sealedAt: null, sealAskedAt: null, stampMissedAt: null });
  await queueSeal(at, first.id);
};

/** Another signer is asked, so earlier signatures wait for them, even if they were sealed as not completed. */
export const waitAgain = async (at: Writing<Actor | null>, row: RequestRow): Promise<void> => {
  if (row.signers === null) return;
  for (const { id, signedAt, signers } of await roundOf(at, row))
    if (signedAt && signers) await changeRequest(at, id, { sealDueAt: null, sealedAt: null, stampMissedAt: null });
};

const ranOut = `
  SELECT DISTINCT r.kind, r.ref FROM signing_request r
  WHERE r.signed_at IS NOT NULL AND r.seal_due_at IS NULL AND r.expires_at <= $1 AND NOT EXISTS (
    SELECT FROM signing_request o
    WHERE o.kind = r.kind AND o.ref = r.ref AND o.version = r.version AND o.expires_at > $1
      AND o.signed_at IS NULL AND o.declined_at IS NULL AND o.ended_at IS NULL
  ) LIMIT 100`;

/**
 * Records that somebody has signed and whose link has expired meanwhile: signers who were never asked don't sign any more. A record with an
 * open link to the version is left out: it waits for that link.
 */
export const recordsThatRanOut = ({ db, clock }: At): Promise<Pick<RequestRow, 'kind' | 'ref'>[]> =>
  ask(db, ranOut, [clock.now().toString()]);
