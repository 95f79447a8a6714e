import { eq } from 'drizzle-orm';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { deal as calls } from '../contract.ts';
import { deal } from './tables.ts';

/** Records on which day a deal was complete: the day of the lawyer's completion letter, or of the lease. */
export const completeDeal = async (at: Writing, { params, body }: Input<typeof calls.complete>) => {
  const { completedOn } = body;
  const [found] = await at.db.select().from(deal).where(eq(deal.id, params.id)).for('update');
  if (!found) throw missing('deal');
  if (found.state !== 'OPEN')
    throw new Refusal('deal.conflict', `${found.dealNo} was ${found.state.toLowerCase()}, so it can’t be completed.`);
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
  await at.db.update(deal).set({ completedOn }).where(eq(deal.id, found.id));
  await record(at, {
    aggregate: 'deal',
    aggregateId: found.id,
    action: 'deal.completed',
    detail: { before: { completedOn: found.completedOn }, after: { completedOn } },
  });
  return { dealId: found.id, completedOn };
};
