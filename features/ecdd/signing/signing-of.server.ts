import { eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import type { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { Form } from '../forms/form.calls.ts';
import { isRaised } from '../forms/form-state.rules.ts';
import { filesSigned } from './signers.rules.ts';

type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/** What was determined, sent, signed and added of a form. */
export const signingOf = async (
  at: Pick<Reading, 'db'>,
  { determination, requests, signatures, signature, papers }: Whole,
): Promise<Pick<Form, 'determination' | 'sent' | 'acknowledged' | 'papers'>> => {
  const [author] = determination?.by
    ? await at.db.select({ name: personPublic.name }).from(personPublic).where(eq(personPublic.id, determination.by))
    : [];
  const files = signature ? filesSigned(signature, signatures) : [];
  return {
    determination: determination
      ? {
          at: determination.determinedAt,
          by: author?.name ?? '',
          rating: determination.agreed,
          isRaised: isRaised(determination),
          mitigation: determination.mitigation,
        }
      : null,
    sent: requests.map(({ recipient, sealed: _, ref: __, askedAt: ___, endedAt: ____, ending: _____, ...request }) => ({
      ...request,
      name: recipient.name,
      email: recipient.email,
    })),
    acknowledged: signatures.map(({ version, how, name, signedAt, note, fileId }) => ({
      version,
      how,
      name,
      signedAt,
      note,
      // Until the whole is sealed there is a file that was not completed.
      fileId: version === signature?.version && files.length === 0 ? null : fileId,
    })),
    papers: papers.map(({ sha256: _, ...paper }) => paper),
  };
};
