import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { payout } from '../contract/index.ts';
import { candidatesOfRun } from './candidates/index.ts';
import { requireUnchanged } from './check-run.ts';
import { lockPayouts } from './lock-payouts.ts';
import { lockRun } from './runs.ts';
import { payoutRun } from './tables.ts';

/** Records that the bank has the file of an approved run. What was checked at its approval is checked once more. */
export const sendRun = async (at: Writing, { params }: Input<typeof payout.send>) => {
  await lockPayouts(at);
  const run = await lockRun(at, params.id);
  if (run.state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet.');
  if (run.state === 'WITHDRAWN')
    throw new Refusal('payout.conflict', `${run.number} was withdrawn. Draw up another run.`);
  if (run.state !== 'APPROVED') throw new Refusal('payout.conflict', `${run.number} was sent to the bank already.`);
  await requireUnchanged(at, run, await candidatesOfRun(at, run));
  const number = run.number ?? '';
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.sent', detail: { number } });
  await at.db
    .update(payoutRun)
    .set({ state: 'SENT', sentBy: at.actor.userId, sentAt: at.clock.now().toString() })
    .where(eq(payoutRun.id, run.id));
  return { number };
};
