import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { knownAlone, whyNotApproved } from './approving.rules.ts';
import { officersPapersIn } from './officers-papers.server.ts';

type Whole = Awaited<ReturnType<typeof evaluateForm>>;
type AssessmentFacts = { rating: 'LOW' | 'MEDIUM' | null; established: string };

/**
 * That a version may be approved as an officer says: what a high rating asks is answered, and the officer says what they established of what
 * compliance alone knows.
 * @throws Refusal `form.conflict` naming the questions that are missing, `form.invalid` without the words or the document of the officer
 */
export const requireApprovable = async (
  at: Writing,
  form: FormRecord,
  { standingWith, real, factors, isExposed, isSuspected, determination }: Whole,
  { rating, established }: AssessmentFacts,
): Promise<void> => {
  const why = whyNotApproved({
    gaps: standingWith({ lowered: rating }).gaps,
    factors,
    isLowered: rating !== null,
    alone: knownAlone(real.factors, { factors, isExposed, isSuspected }),
    established,
    papers: (await officersPapersIn(at, form.id, determination)).filter(({ counts }) => counts).length,
  });
  if (!why) return;
  if (why.field === 'decision') throw new Refusal('form.conflict', why.message);
  throw new Refusal('form.invalid', why.message, { field: why.field });
};
