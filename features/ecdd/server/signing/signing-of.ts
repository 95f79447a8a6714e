import { asc, eq } from 'drizzle-orm';
import { storedFile } from '#features/media/server/index.ts';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../../contract/forms.ts';
import { isRaised } from '../../rules/form-state.ts';
import type { AttachCode } from '../../words/forms.ts';
import type { FormRecord } from '../forms/scope.ts';
import type { standingOf } from '../forms/standing.ts';
import { ecddFile } from '../tables.ts';

type Whole = Awaited<ReturnType<typeof standingOf>>;

/** What was determined, sent, signed and added of a form. */
export const signingOf = async (
  at: Reading,
  form: FormRecord,
  { determination, requests, signatures }: Whole,
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
    papers: await papersOf(at, form.id),
  };
};

export const papersOf = async (at: Pick<Reading, 'db'>, formId: string): Promise<Form['papers']> => {
  const rows = await at.db
    .select({
      fileId: ecddFile.fileId,
      attachCode: ecddFile.attachCode,
      name: storedFile.originalName,
      size: storedFile.size,
      addedAt: ecddFile.addedAt,
      addedBy: person.name,
    })
    .from(ecddFile)
    .innerJoin(storedFile, eq(storedFile.fileId, ecddFile.fileId))
    .leftJoin(person, eq(person.id, ecddFile.addedBy))
    .where(eq(ecddFile.formId, formId))
    .orderBy(asc(ecddFile.addedAt), asc(ecddFile.fileId));
  return rows.map(({ attachCode, addedBy, ...row }) => ({
    ...row,
    attachCode: attachCode as AttachCode,
    addedBy: addedBy ?? '',
  }));
};
