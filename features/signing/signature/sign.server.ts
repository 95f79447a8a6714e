import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { languageOf } from '../languages.server.ts';
import { openVisit, requireOpen, requireVisit } from '../links/visit.server.ts';
import { endOthers } from '../requests/end-requests.server.ts';
import { changeRequest, note, ofRequest } from '../requests/request.server.ts';
import { requirePrintable } from '../requests/require-printable.server.ts';
import { sealIfAllHave, sealWhatIsOver } from '../requests/round.server.ts';
import type { SignatureInput, signing } from '../room.calls.ts';
import { stamp } from '../seal/certificate-words.rules.ts';
import { frozenHash, frozenPdf } from '../seal/frozen-pdf.server.ts';
import { lockBoth, type SignableOf } from '../signable-of.server.ts';
import { signingSignature } from '../tables.server.ts';
import { SignedDocument } from './document.calls.ts';
import { redraw } from './redraw.server.ts';
import { mayBeTyped } from './typed-name.rules.ts';

type At = Reading<Actor | null>;

/**
 * Signs, once: the signature, the room's own change and, with the last signer, the sealing job are one short transaction. Sending the same
 * again, as after a lost connection, returns the time of the first signature.
 */
export const sign =
  (signableOf: SignableOf) =>
  async (at: At, { query, body }: Input<typeof signing.sign>): Promise<{ signedAt: string }> => {
    const { row: requestRow, visit } = await openVisit(at, query.token);
    const picture = () => (body.method === 'TYPED' ? null : redraw(at.address, body.picture));
    if (requestRow.signedAt) return sameAsBefore(at, requestRow.id, { ...body, picture: await picture() });
    const signable = signableOf(requestRow.kind);
    const request = ofRequest(requestRow);
    const hash = frozenHash(requestRow);
    const language = await languageOf(at, requestRow);
    requireGiven(SignedDocument.parse(await signable.read(at, request, language)), body);
    await frozenPdf(at, signable, requestRow);
    const drawn = await picture();
    const { verifiedBy, codeTo } = visit;
    return transact(at, async (within) => {
      const row = await lockBoth(within, signable, requestRow);
      if (row.signedAt) return sameAsBefore(within, row.id, { ...body, picture: drawn });
      requireOpen(within, row);
      if (row.documentSha256 !== hash)
        throw new Refusal('answers.conflict', 'An answer was changed meanwhile. Read the document again.');
      const { method, name, capacity } = body;
      const confirmed = [...new Set(body.confirmed)];
      const signedAt = at.clock.now().round('millisecond').toString({ fractionalSecondDigits: 3 });
      const columns = { method, name, capacity, confirmed, signedAt };
      const { address, userAgent } = at;
      const inSession = at.actor !== null;
      const onTheirDevice = at.actor?.isLocked ?? false;
      await within.db.insert(signingSignature).values({
        requestId: row.id,
        ...columns,
        language,
        picture: drawn,
        address,
        userAgent,
        verifiedBy,
        codeTo,
        inSession,
        onTheirDevice,
      });
      const signed = await changeRequest(within, row.id, { signedAt, codeMac: null, codeExpiresAt: null });
      await note(within, row, 'SIGNED', `${method.toLowerCase()}, with consent to sign electronically`);
      await signable.signed(within, request, columns);
      await sealIfAllHave(within, signed);
      // Somebody's link may have ended before, and nobody has one any more.
      await sealWhatIsOver(within, signed);
      return { signedAt };
    });
  };

type SameSignature = Pick<SignatureInput, 'method' | 'name' | 'capacity'> & { picture: Buffer | null };

/**
 * The moment of the signature that there is.
 * @throws Refusal `signature.conflict` where somebody signs otherwise: two people may hold one link
 */
const sameAsBefore = async (
  at: Pick<At, 'db'>,
  requestId: string,
  sent: SameSignature,
): Promise<{ signedAt: string }> => {
  const [before] = await at.db.select().from(signingSignature).where(eq(signingSignature.requestId, requestId));
  if (!before) throw missing('signature');
  const { method, name, capacity, picture, signedAt } = before;
  const isSamePicture = picture === null ? sent.picture === null : sent.picture?.equals(picture);
  if (method === sent.method && name === sent.name && capacity === sent.capacity && isSamePicture) return { signedAt };
  throw new Refusal(
    'signature.conflict',
    `This is signed already: by ${name}, ${stamp(signedAt)}. If that was not you, tell the salesperson.`,
  );
};

const invalid = (words: string, field: string) => new Refusal('signature.invalid', words, { field });

/** Everything that is asked for is there. */
const requireGiven = (document: SignedDocument, { method, picture, name, capacity, confirmed }: SignatureInput) => {
  if (!document.capacities.includes(capacity)) throw invalid('Choose as what you sign.', 'capacity');
  if (document.statements.some(({ code }) => !confirmed.includes(code)))
    throw invalid('Confirm each statement before you sign.', 'confirmed');
  if (confirmed.some((statement) => !document.statements.some(({ code }) => code === statement)))
    throw invalid('This is no statement of the document. Read it again.', 'confirmed');
  const missing = document.uploads.find(({ isRequired, files }) => isRequired && files.length === 0);
  if (missing) throw invalid(`Add the file first: ${missing.label}.`, 'uploads');
  if (method !== 'TYPED' && !picture) throw invalid('Draw your signature, or choose a picture of it.', 'picture');
  requirePrintable(name, 'signature.invalid', 'name');
  if (method === 'TYPED' && !mayBeTyped(name)) throw invalid('Type your name: it has letters.', 'name');
};

export const decline =
  (signableOf: SignableOf) =>
  async (at: At, { query, body }: Input<typeof signing.decline>): Promise<undefined> => {
    const request = await requireVisit(at, query.token);
    const signable = signableOf(request.kind);
    await transact(at, async (within) => {
      const row = await lockBoth(within, signable, request);
      requireOpen(within, row);
      const declinedAt = at.clock.now().toString();
      await changeRequest(within, row.id, {
        declinedAt,
        declineReason: body.reason,
        codeMac: null,
        codeExpiresAt: null,
      });
      await note(within, row, 'DECLINED');
      await endOthers(within, row, 'OTHER_DECLINED');
      await sealWhatIsOver(within, row);
      await signable.declined(within, ofRequest(row), body.reason);
    });
  };
