import { eq } from 'drizzle-orm';
import { completedOn as keepFrom } from '#features/ecdd/index.server.ts';
import { hasFile } from '#features/esubmission/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { deal as calls } from '../contract.ts';
import { whyFixed } from '../rules/completion.ts';
import { followSoon } from './follow-contacts.ts';
import { deal } from './tables.ts';

/** The completion account, or the lawyer's completion letter. */
const completionPaper = 'D-36';

/** When the deal of a submission was complete, for the desks that record it. Only an approved submission has one. */
export const readCompletion = async (
  at: Reading,
  { params }: Input<typeof calls.completion>,
): Promise<Data<typeof calls.completion>> => {
  const [found] = await at.db.select().from(deal).where(eq(deal.esubmissionId, params.id));
  if (!found) throw missing('deal');
  const { id: dealId, transactionType, completedOn } = found;
  return { dealId, transactionType, completedOn, whyFixed: whyFixed(found) ?? null };
};

/**
 * Records on which day a deal was complete: the day of the lawyer's completion letter, or of the lease. Without the letter a
 * sale needs a reason. An invoice that stands prints the day, so it is corrected only once that is credited.
 */
export const completeDeal = async (at: Writing, { params, body }: Input<typeof calls.complete>) => {
  const { completedOn, reason } = body;
  const [found] = await at.db.select().from(deal).where(eq(deal.id, params.id)).for('update');
  if (!found) throw missing('deal');
  const fixed = whyFixed(found);
  // To record the same day once more changes nothing that an invoice prints.
  if (fixed && (found.state !== 'OPEN' || found.completedOn !== completedOn))
    throw new Refusal('deal.conflict', fixed, { field: 'completedOn' });
  if (completedOn > today(at.clock))
    throw new Refusal('deal.invalid', 'This day is still to come. Record the completion once it took place.', {
      field: 'completedOn',
    });
  if (completedOn < found.signedOn)
    throw new Refusal(
      'deal.invalid',
      `It was signed on ${formatDay(found.signedOn)}, and can’t be complete before that day.`,
      { field: 'completedOn' },
    );
  const isProven = found.transactionType === 'LEASE' || (await hasFile(at, found.esubmissionId, completionPaper));
  if (!isProven && reason === '')
    throw new Refusal(
      'deal.conflict',
      'Neither the completion account nor the lawyer’s letter is among the documents. Add it, or say how the day is known.',
      { field: 'reason' },
    );
  await at.db.update(deal).set({ completedOn }).where(eq(deal.id, found.id));
  await keepFrom(at, found.esubmissionId, completedOn);
  await followSoon(at);
  await record(at, {
    aggregate: 'deal',
    aggregateId: found.id,
    action: 'deal.completed',
    detail: { before: { completedOn: found.completedOn }, after: { completedOn }, ...(!isProven && { reason }) },
  });
  return { dealId: found.id, completedOn };
};
