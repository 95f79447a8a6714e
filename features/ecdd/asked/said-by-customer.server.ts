import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { Form } from '../forms/form.calls.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddAnswer, ecddWrong } from '../tables.server.ts';

type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/** What the customer of this version said themselves: which answers are theirs, once they are read, and what they say is wrong. */
export const saidByCustomer = async (
  { db }: Pick<Reading, 'db'>,
  { id, version }: FormRecord,
  { asked, answers }: Whole,
): Promise<Pick<Form, 'wrong' | 'byCustomer'>> => {
  const fids = asked
    .filter(
      ({ audience, filledBy, questionFID }) => audience === 'C' && filledBy === 'FORM' && answers.has(questionFID),
    )
    .map(({ questionFID }) => questionFID);
  const [wrong, own] = await Promise.all([
    db
      .select({ name: ecddWrong.name, at: ecddWrong.at, words: ecddWrong.words })
      .from(ecddWrong)
      .where(and(eq(ecddWrong.formId, id), eq(ecddWrong.version, version)))
      .orderBy(desc(ecddWrong.at), desc(ecddWrong.id)),
    db
      .select({ fid: ecddAnswer.questionFID })
      .from(ecddAnswer)
      .where(and(eq(ecddAnswer.formId, id), inArray(ecddAnswer.questionFID, fids), isNull(ecddAnswer.answeredBy))),
  ]);
  return { wrong, byCustomer: own.map(({ fid }) => fid).toSorted() };
};
