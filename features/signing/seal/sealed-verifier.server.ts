import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Verified } from '#features/verify/contract.ts';
import { initialsOf, type Verifier } from '#features/verify/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { sealedDocument, sealedHash, sealedSignature, signingRequest, signingSignature } from '../tables.server.ts';
import { carriesSeal } from './carries-seal.server.ts';
import { allCertificates } from './certificate.server.ts';
import { stamp } from './certificate-words.rules.ts';
import { sha256 } from './frozen-pdf.server.ts';
import { prefixesOf } from './prefixes.server.ts';

type At = Pick<Reading<null>, 'db'>;

/**
 * Says of a PDF whether it was sealed here and is unchanged: what it is, when, its number and the initials of who signed. It is what was
 * sealed if all of its bytes are; a beginning that was sealed or frozen here, and a seal of ours over other bytes, say that it was changed.
 */
export const sealedVerifier: Verifier = {
  byPdf: async (at, pdf) => {
    const whole = await sealedAs(at, sha256(pdf));
    if (whole) return { verdict: 'VALID', ...whole };
    const beginnings = prefixesOf(pdf);
    const changed = (remark: string): Verified => ({
      verdict: 'CHANGED',
      document: 'Signed document',
      facts: [],
      remark,
    });
    if (await isSealed(at, beginnings))
      return changed('It begins with a document that this agency sealed, and something was added after the seal.');
    if (await isFrozen(at, beginnings))
      return changed(
        'It begins with a document that this agency sent to be signed. The seal was cut off or rewritten, or nobody has signed yet.',
      );
    return carriesSeal(pdf, await allCertificates(at))
      ? changed('It carries this agency’s seal, and was altered after it was sealed.')
      : undefined;
  },
};

/** What was sealed with this hash, also after it was purged. */
const sealedAs = async (at: At, hash: string): Promise<Omit<Verified, 'verdict'> | undefined> => {
  const rows = await at.db
    .select({
      title: signingRequest.title,
      version: signingRequest.version,
      number: sealedDocument.number,
      signedAt: signingRequest.signedAt,
      name: signingSignature.name,
      isComplete: sealedDocument.isComplete,
    })
    .from(sealedDocument)
    .innerJoin(sealedSignature, eq(sealedSignature.documentId, sealedDocument.id))
    .innerJoin(signingRequest, eq(signingRequest.id, sealedSignature.requestId))
    .innerJoin(signingSignature, eq(signingSignature.requestId, signingRequest.id))
    .where(and(eq(sealedDocument.sha256, hash), isNotNull(signingRequest.signedAt)))
    .orderBy(asc(signingRequest.signedAt), asc(signingRequest.id));
  const known = rows.at(-1);
  if (known?.signedAt)
    return {
      document: known.title,
      facts: [
        ...(known.number ? [{ label: 'Number', value: known.number }] : []),
        { label: 'Version', value: String(known.version) },
        { label: 'Signed', value: stamp(known.signedAt) },
        { label: 'Signed by', value: rows.map(({ name }) => initialsOf(name)).join(', ') },
        { label: 'SHA-256', value: hash },
      ],
      remark: remarkOn(known),
    };
  const [purged] = await at.db.select().from(sealedHash).where(eq(sealedHash.sha256, hash));
  return (
    purged && {
      document: 'Signed document',
      facts: [
        { label: 'Sealed', value: formatDay(purged.sealedOn) },
        { label: 'SHA-256', value: hash },
      ],
      remark: `The agency has deleted its own copy, as the time of keeping is over. ${remarkOn(purged)}`,
    }
  );
};

const remarkOn = ({ isComplete }: { isComplete: boolean }): string =>
  isComplete
    ? 'The certificate at its end says who signed it.'
    : 'It was not completed: not all who were asked have signed it. The certificate at its end says who has.';

const isSealed = async ({ db }: At, hashes: string[]): Promise<boolean> =>
  (await db.$count(sealedDocument, inArray(sealedDocument.sha256, hashes))) +
    (await db.$count(sealedHash, inArray(sealedHash.sha256, hashes))) >
  0;

const isFrozen = async ({ db }: At, hashes: string[]): Promise<boolean> =>
  (await db.$count(signingRequest, inArray(signingRequest.documentSha256, hashes))) > 0;
