import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../../contract/forms.ts';
import { isRaised } from '../../rules/form-state.ts';
import type { standingOf } from '../forms/standing.ts';

type Whole = Awaited<ReturnType<typeof standingOf>>;

/** What was determined, sent, signed and added of a form. */
export const signingOf = async (
  at: Reading,
  { determination, requests, signatures, papers }: Whole,
): Promise<Pick<Form, 'determination' | 'sent' | 'acknowledged' | 'papers'>> => {
  const [author] = determination?.by
    ? await at.db.select({ name: person.name }).from(person).where(eq(person.id, determination.by))
    : [];
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
    sent: requests.map(({ recipient, sealed: _, ref: __, askedAt: ___, endedAt: ____, ending: _____, ...shown }) => ({
      ...shown,
      name: recipient.name,
      email: recipient.email,
    })),
    acknowledged: signatures.map(({ version, how, name, signedAt, note, fileId }) => ({
      version,
      how,
      name,
      signedAt,
      note,
      fileId,
    })),
    papers: papers.map(({ sha256: _, ...shown }) => shown),
  };
};
