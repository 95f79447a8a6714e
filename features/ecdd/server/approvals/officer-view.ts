import { desc, eq, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../../contract/forms.ts';
import { needsApproval } from '../../rules/form-state.ts';
import { removedPapersOf } from '../forms/papers-of.ts';
import type { FormRecord } from '../forms/scope.ts';
import type { standingOf } from '../forms/standing.ts';
import { ecddApproval } from '../tables.ts';

type Whole = Awaited<ReturnType<typeof standingOf>>;

/** What compliance alone reads of a form: the rating with all that is known, and what officers decided. */
export const officerView = async (
  at: Reading,
  { id }: FormRecord,
  { real, determination, byAnswers, approval }: Whole,
): Promise<Form['officer']> => ({
  rating: real.rating,
  factors: real.factors,
  needsApproval:
    (approval !== undefined && approval.decision !== 'APPROVED') ||
    needsApproval(real.rating, determination?.agreed ?? byAnswers),
  removed: await removedPapersOf(at, id),
  decisions: await at.db
    .select({
      decision: ecddApproval.decision,
      rating: ecddApproval.rating,
      note: ecddApproval.note,
      nextReview: ecddApproval.nextReview,
      by: sql<string>`coalesce(${person.name}, '')`,
      at: ecddApproval.at,
      version: ecddApproval.version,
    })
    .from(ecddApproval)
    .leftJoin(person, eq(person.id, ecddApproval.by))
    .where(eq(ecddApproval.formId, id))
    .orderBy(desc(ecddApproval.at), desc(ecddApproval.id)),
});
