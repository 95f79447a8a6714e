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
 * Verifies that a PDF was sealed here and is unchanged: its title, time, number and the initials of its signers. It must match byte for
 * byte; a sealed or frozen beginning, or a seal of ours over other bytes, means that it was changed.
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

/** The sealed document with this hash, even after it was purged. */
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
  const last = rows.at(-1);
  if (last?.signedAt)
    return {
      document: last.title,
      facts: [
        ...(last.number ? [{ label: 'Number', value: last.number }] : []),
        { label: 'Version', value: String(last.version) },
        { label: 'Signed', value: stamp(last.signedAt) },
        { label: 'Signed by', value: rows.map(({ name }) => initialsOf(name)).join(', ') },
        { label: 'SHA-256', value: hash },
      ],
      remark: remarkOn(last),
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
