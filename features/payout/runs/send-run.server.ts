import { eq } from 'drizzle-orm';
import { secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { downloadsOf } from '../bank-file/downloads.server.ts';
import { candidatesOfRun } from '../items/candidates.server.ts';
import { leaveOut } from '../lines/leave-out.server.ts';
import type { payout } from '../room.calls.ts';
import { payoutRun } from '../tables.server.ts';
import { changedIn, changedRefusal } from './check-run.server.ts';
import { lockPayouts } from './lock-payouts.server.ts';
import { lockRun } from './runs.server.ts';

/**
 * Records that the bank has the file of an approved run. What was checked at its approval is checked once more: lines that changed are
 * left out, so that the rest goes. If somebody has the file with them, the bank gets another one first, and the run is sent by a second call.
 */
export const sendRun = async (at: Writing, { params }: Input<typeof payout.send>) => {
  await lockPayouts(at);
  const run = await lockRun(at, params.id);
  if (run.state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet.');
  if (run.state === 'WITHDRAWN')
    throw new Refusal('payout.conflict', `${run.number} was withdrawn. Create another run.`);
  if (run.state !== 'APPROVED') throw new Refusal('payout.conflict', `${run.number} was sent to the bank already.`);
  const number = run.number ?? '';
  if (run.withdrawalAskedBy)
    throw new Refusal('payout.conflict', `${number} is being withdrawn. Cancel that before you send it.`);
  const downloads = await downloadsOf(at.db, run.id);
  if (downloads.length > 0 && !downloads.some(({ isCurrent }) => isCurrent))
    throw new Refusal(
      'payout.conflict',
      `The bank file of ${number} was made anew. Download it and give it to the bank in place of the one before.`,
    );
  const changed = await changedIn(at, run, await candidatesOfRun(at, run));
  if (changed.length > 0 && changed.length === run.people)
    throw changedRefusal(
      `All payees of ${number} changed since it was approved. Withdraw it and create another.`,
      changed,
    );
  if (changed.length > 0) {
    // Who has the file with a payee leaves that payee out no more than they withdraw the run: the next run would pay the payee again.
    await secondWord(at, {
      of: 'run',
      isPart: true,
      by: downloads.filter(({ isCurrent }) => isCurrent).map(({ byId }) => byId),
      code: 'payout.forbidden',
      own: `A payee of ${number} changed since you downloaded its bank file. Somebody else marks the run as sent, and leaves the payee out.`,
    });
    await leaveOut(at, run, changed);
  }
  const isSent = changed.length === 0 || downloads.length === 0;
  if (isSent) {
    await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.sent', detail: { number } });
    await at.db
      .update(payoutRun)
      .set({ state: 'SENT', sentBy: at.actor.userId, sentAt: at.clock.now().toString() })
      .where(eq(payoutRun.id, run.id));
  }
  return { number, leftOut: changed.length, isSent };
};
