import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { payout } from '../contract/index.ts';
import { lockRun } from './runs.ts';
import { payoutRun } from './tables.ts';
import { letGo } from './take.ts';

/** Removes a run that is not approved yet. */
export const discardRun = async (at: Writing, { params }: Input<typeof payout.discard>): Promise<undefined> => {
  const run = await lockRun(at, params.id);
  if (run.state !== 'DRAFT')
    throw new Refusal('payout.conflict', `${run.number} is approved already, so it can’t be discarded. Withdraw it.`);
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.discarded' });
  await letGo(at, run);
  await at.db.delete(payoutRun).where(eq(payoutRun.id, run.id));
  return undefined;
};

/** Withdraws an approved run whole. Its numbers stay with it, void; what it would have paid is free for the next run. */
export const withdrawRun = async (at: Writing, { params, body }: Input<typeof payout.withdraw>): Promise<undefined> => {
  const run = await lockRun(at, params.id);
  if (run.state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet. Discard it instead.');
  if (run.state !== 'APPROVED')
    throw new Refusal(
      'payout.conflict',
      run.state === 'WITHDRAWN'
        ? `${run.number} was withdrawn already.`
        : `${run.number} was sent to the bank, so it can’t be withdrawn. Record what the bank returns.`,
    );
  const { reason } = body;
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.withdrawn', detail: { reason } });
  await at.db
    .update(payoutRun)
    .set({
      ...{ state: 'WITHDRAWN', withdrawnBy: at.actor.userId, withdrawReason: reason },
      withdrawnAt: at.clock.now().toString(),
    })
    .where(eq(payoutRun.id, run.id));
  await letGo(at, run);
  return undefined;
};
