import { and, desc, eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { signedBeside, withEvidence } from '#features/signing/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import type { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { Form } from '../forms/form.calls.ts';
import { officersState } from '../forms/form-state.rules.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { removedPapersOf } from '../papers/papers-of.server.ts';
import { filesSigned } from '../signing/signers.rules.ts';
import { ecddApproval, ecddSignature } from '../tables.server.ts';
import { afterDealOf } from './after-deal.server.ts';
import { knownAlone } from './approving.rules.ts';
import { officersPapersIn } from './officers-papers.server.ts';

type Whole = Awaited<ReturnType<typeof evaluateForm>>;

/** What compliance alone reads of a form: the rating with all that is known, and what officers decided. */
export const officerView = async (
  at: Pick<Reading, 'db'>,
  { id, version, ownVersion }: FormRecord,
  {
    real,
    rating,
    determination,
    byAnswers,
    approval,
    factors,
    isExposed,
    isSuspected,
    isAsked,
    isKept,
    isAfter,
    live,
    signatures,
  }: Whole,
): Promise<Form['officer']> => ({
  // No answer makes a prohibited one lower.
  rating: rating === null && real.rating !== 'PROHIBITED' ? null : real.rating,
  factors: real.factors,
  needsApproval:
    !isAfter &&
    officersState(
      { version, ownVersion },
      { real: real.rating, agreed: determination?.agreed ?? byAnswers },
      approval,
    ) !== null,
  missing: live.own.gaps.map(({ questionFID }) => questionFID),
  alone: knownAlone(real.factors, { factors, isExposed, isSuspected }).map(({ questionFID }) => questionFID),
  isSuspected,
  isAsked,
  isKept,
  after: await afterDealOf(at, id),
  beside: await besideOf(at, id, version),
  evidence: await withEvidence(at, filesSigned({ version }, signatures)),
  papers: await officersPapersIn(at, id, determination),
  removed: await removedPapersOf(at, id),
  decisions: await at.db
    .select({
      decision: ecddApproval.decision,
      rating: ecddApproval.rating,
      note: ecddApproval.note,
      established: ecddApproval.established,
      nextReview: ecddApproval.nextReview,
      by: sql<string>`coalesce(${personPublic.name}, '')`,
      at: ecddApproval.at,
      version: ecddApproval.version,
    })
    .from(ecddApproval)
    .leftJoin(personPublic, eq(personPublic.id, ecddApproval.by))
    .where(eq(ecddApproval.formId, id))
    .orderBy(desc(ecddApproval.at), desc(ecddApproval.id)),
});

/** Of the signatures by link of this version. */
const besideOf = async (at: Pick<Reading, 'db'>, formId: string, version: number) => {
  const signed = await at.db
    .select({ requestId: ecddSignature.requestId })
    .from(ecddSignature)
    .where(and(eq(ecddSignature.formId, formId), eq(ecddSignature.version, version)));
  return signedBeside(
    at,
    signed.flatMap(({ requestId }) => requestId ?? []),
  );
};
