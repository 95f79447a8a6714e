import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { askOfficers } from '../approvals/ask-officers.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { needsApproval } from '../forms/form-state.rules.ts';
import { lockForm } from '../forms/scope.server.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddRating } from '../tables.server.ts';
import { higher } from './heights.rules.ts';
import { rate } from './rate-again.server.ts';
import { ratingRules } from './rating.rules.ts';

/**
 * The salesperson's determination of a form: as rated, or higher, never lower than it was agreed for the form before. It stands for the two
 * parts as they are, and once the customer's is signed there is no other of them; it may come after the signature. What it is raised to asks
 * at once for what such a rating asks, and the form is sent when that is answered.
 * @throws Refusal `form.conflict` while answers are missing, `form.invalid` for a lower rating or one that is medium without mitigation
 */
export const determine = async (at: Writing, { body }: Input<typeof ecdd.determine>) => {
  const { version, ownVersion } = body;
  const form = await lockForm(at, body.id, { version, ownVersion });
  const { gaps, byAnswers, lowest, real, signatures, approval, determination, standingWith } = await evaluateForm(
    at,
    form,
  );
  if (determination && signatures.some((signature) => signature.version === version))
    throw new Refusal('form.conflict', 'This version is signed: its determination stands.');
  if (gaps.length > 0)
    throw new Refusal(
      'form.conflict',
      gaps.length === 1
        ? 'Complete the form first: 1 answer is missing.'
        : `Complete the form first: ${gaps.length} answers are missing.`,
    );
  const rated = higher(byAnswers, lowest);
  const agreed = body.rating ?? rated;
  if (higher(rated, agreed) !== agreed)
    throw new Refusal('form.invalid', 'A rating can be raised, not lowered.', { field: 'rating' });
  if (agreed === 'MEDIUM' && body.mitigation === '')
    throw new Refusal('form.invalid', 'Say what is done about what makes it Medium.', { field: 'mitigation' });
  const now = at.clock.now().toString();
  await at.db.insert(ecddRating).values({
    formId: form.id,
    version,
    ownVersion,
    at: now,
    determinedAt: now,
    by: at.actor.userId,
    rules: ratingRules,
    shown: byAnswers,
    agreed,
    real: real.rating,
    factors: real.factors,
    mitigation: body.mitigation,
  });
  // Raised above what an officer lowered it to, it goes back to the officers.
  await rate(at, form);
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: form.id,
    action: 'form.determined',
    detail: { version, rating: agreed },
  });
  // After the signature it may be what the form is done with.
  await formChanged(at, form.id);
  // What it was raised to asks first; officers are asked once that is answered.
  const isWhole = standingWith({ least: agreed }).gaps.length === 0;
  if (isWhole && (approval !== undefined || needsApproval(real.rating, agreed))) await askOfficers(at, form);
  const { state, rating } = await evaluateForm(at, form);
  return { id: form.id, state, rating: rating ?? agreed };
};
