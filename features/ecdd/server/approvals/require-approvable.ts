import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { knownAlone, whyNotApproved } from '../../rules/approving.ts';
import { officersPapersOf } from '../forms/papers-of.ts';
import type { FormRecord } from '../forms/scope.ts';
import type { standingOf } from '../forms/standing.ts';

type Whole = Awaited<ReturnType<typeof standingOf>>;
type Said = { rating: 'LOW' | 'MEDIUM' | null; established: string };

/**
 * That a version may be approved as an officer says: what a high rating asks is answered, and the officer says what they established of what
 * compliance alone knows.
 * @throws Refusal `form.conflict` naming the questions that are missing, `form.invalid` without the words or the document of the officer
 */
export const requireApprovable = async (
  at: Writing,
  form: FormRecord,
  { standingWith, real, factors, isExposed, isSuspected }: Whole,
  { rating, established }: Said,
): Promise<void> => {
  const why = whyNotApproved({
    gaps: standingWith({ lowered: rating }).gaps,
    factors,
    isLowered: rating !== null,
    alone: knownAlone(real.factors, { factors, isExposed, isSuspected }),
    established,
    papers: (await officersPapersOf(at, form.id)).length,
  });
  if (!why) return;
  if (why.field === 'decision') throw new Refusal('form.conflict', why.message);
  throw new Refusal('form.invalid', why.message, { field: why.field });
};
