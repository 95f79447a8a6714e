import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { ecddAnswer } from '../tables.server.ts';
import type { RowRecord } from '../templates/templates.server.ts';
import type { FormRecord } from './scope.server.ts';

/**
 * Without the questions that only their author and compliance read, where an actor is not that author: whoever answered them, and the
 * owner of the form while nobody has.
 */
export const ownRows = async (
  at: Pick<Reading, 'db'> & { actor: Pick<Actor, 'userId'> },
  form: FormRecord,
  rows: RowRecord[],
): Promise<RowRecord[]> => {
  if (!rows.some(({ onlyAuthor }) => onlyAuthor)) return rows;
  const answered = await at.db
    .select({ fid: ecddAnswer.questionFID, by: ecddAnswer.answeredBy })
    .from(ecddAnswer)
    .where(eq(ecddAnswer.formId, form.id));
  const authors = new Map(answered.map(({ fid, by }) => [fid, by]));
  const authorOf = (fid: string) => (authors.has(fid) ? authors.get(fid) : form.owner);
  return rows.filter((row) => !row.onlyAuthor || authorOf(row.questionFID) === at.actor.userId);
};
