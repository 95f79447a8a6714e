import { eq } from 'drizzle-orm';
import type { Verifier } from '#features/verify/server/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { sealedDocument, signingRequest } from '../tables.ts';
import { allCertificates } from './certificate.ts';
import { checkSeal } from './check-seal.ts';
import { sha256 } from './frozen-pdf.ts';

/** Says of a PDF whether it was sealed here and is unchanged: what it is and the day, and no names. */
export const sealedVerifier: Verifier = {
  byPdf: async (at, pdf) => {
    const [known] = await at.db
      .select({ title: signingRequest.title, version: signingRequest.version, signedAt: signingRequest.signedAt })
      .from(sealedDocument)
      .innerJoin(signingRequest, eq(signingRequest.id, sealedDocument.requestId))
      .where(eq(sealedDocument.sha256, sha256(pdf)));
    if (known?.signedAt)
      return {
        verdict: 'VALID',
        document: known.title,
        facts: [
          { label: 'Signed', value: formatDay(dayOf(known.signedAt)) },
          { label: 'Version', value: String(known.version) },
        ],
        remark: 'Its last page says who signed it.',
      };
    const state = checkSeal(pdf, await allCertificates(at));
    return state && { ...said[state], document: 'Signed document', facts: [] };
  },
};

const said = {
  whole: {
    verdict: 'VALID',
    remark: 'This agency sealed it, and it is unchanged. The agency keeps no record of it any more.',
  },
  altered: { verdict: 'CHANGED', remark: 'It carries this agency’s seal, and was altered after it was sealed.' },
  appended: {
    verdict: 'CHANGED',
    remark: 'It carries this agency’s seal, and something was added after it was sealed.',
  },
} as const;
