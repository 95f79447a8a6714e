import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { downloadsOf } from '../bank-file/downloads.server.ts';
import type { payout } from '../room.calls.ts';
import { payoutRun } from '../tables.server.ts';
import { releaseItemsOfRun } from './reserve-items.server.ts';
import { lockRun } from './runs.server.ts';
import { withdrawalStep } from './withdrawal.rules.ts';

/** Removes a run that is not approved yet. */
export const discardRun = async (at: Writing, { params }: Input<typeof payout.discard>): Promise<undefined> => {
  const run = await lockRun(at, params.id);
  if (run.state !== 'DRAFT')
    throw new Refusal('payout.conflict', `${run.number} is approved already, so it can’t be discarded. Withdraw it.`);
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.discarded' });
  await releaseItemsOfRun(at, run);
  await at.db.delete(payoutRun).where(eq(payoutRun.id, run.id));
  await endApproval(at, run.id);
  return undefined;
};

type Run = typeof payoutRun.$inferSelect;

const lockApproved = async (at: Writing, id: string): Promise<Run> => {
  const run = await lockRun(at, id);
  if (run.state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet. Discard it instead.');
  if (run.state !== 'APPROVED')
    throw new Refusal(
      'payout.conflict',
      run.state === 'WITHDRAWN'
        ? `${run.number} was withdrawn already.`
        : `${run.number} was sent to the bank, so it can’t be withdrawn. Record what the bank returns.`,
    );
  return run;
};

/** What the caller may do to have the run withdrawn, and who downloaded its file last. */
const stepOf = async (at: Writing, { id, withdrawalAskedBy: askedBy }: Run) => {
  const [last] = await downloadsOf(at.db, id);
  return { step: withdrawalStep({ isDownloaded: last !== undefined, askedBy }, at.actor.userId), last };
};

/** Withdraws an approved run of which nobody has the bank file. */
export const withdrawRun = async (at: Writing, { params, body }: Input<typeof payout.withdraw>): Promise<undefined> => {
  const run = await lockApproved(at, params.id);
  const { step, last } = await stepOf(at, run);
  if (step === 'ASK' && last)
    throw new Refusal(
      'payout.conflict',
      `${last.by} downloaded the bank file of ${run.number} on ${formatInstant(last.at)}. Request its withdrawal; somebody else confirms it.`,
    );
  if (step !== 'WITHDRAW') throw new Refusal('payout.conflict', alreadyAsked(run));
  return withdraw(at, run, body.reason);
};

const alreadyAsked = ({ number }: Run) => `The withdrawal of ${number} was requested already.`;

/** Requests the withdrawal of a run whose bank file was downloaded. Somebody else confirms it. */
export const requestWithdrawal = async (
  at: Writing,
  { params, body }: Input<typeof payout.requestWithdrawal>,
): Promise<undefined> => {
  const run = await lockApproved(at, params.id);
  const { step } = await stepOf(at, run);
  if (step === 'WITHDRAW')
    throw new Refusal('payout.conflict', `Nobody downloaded the bank file of ${run.number}. Withdraw the run.`);
  if (step !== 'ASK') throw new Refusal('payout.conflict', alreadyAsked(run));
  const { reason } = body;
  await record(at, { ...aggregateOf(run), action: 'payout.withdrawal-requested', detail: { reason } });
  const request = { withdrawalAskedBy: at.actor.userId, withdrawalAskedAt: at.clock.now().toString() };
  await at.db
    .update(payoutRun)
    .set({ ...request, withdrawReason: reason })
    .where(eq(payoutRun.id, run.id));
  await askForApproval(at, {
    id: `${withdrawalOf(run)}.${randomUUID()}`,
    title: `The withdrawal of ${run.number} waits for approval`,
    line: (by) => `${by} asks for it.`,
    link: `/agency-desk/finance/payouts/${run.id}`,
  });
  return undefined;
};

/** Withdraws a run by somebody else than who requested it. */
export const approveWithdrawal = async (
  at: Writing,
  { params }: Input<typeof payout.approveWithdrawal>,
): Promise<undefined> => {
  const run = await lockApproved(at, params.id);
  if (!run.withdrawalAskedBy) throw new Refusal('payout.conflict', `Nobody requested the withdrawal of ${run.number}.`);
  await secondWord(at, {
    of: 'withdrawal',
    by: run.withdrawalAskedBy,
    code: 'payout.forbidden',
    own: 'You requested this withdrawal. Somebody else has to confirm it.',
  });
  return withdraw(at, run, run.withdrawReason ?? '');
};

/** Drops the request for a withdrawal: the run goes on. */
export const dropWithdrawal = async (
  at: Writing,
  { params }: Input<typeof payout.dropWithdrawal>,
): Promise<undefined> => {
  const run = await lockApproved(at, params.id);
  if (!run.withdrawalAskedBy) throw new Refusal('payout.conflict', `Nobody requested the withdrawal of ${run.number}.`);
  await record(at, { ...aggregateOf(run), action: 'payout.withdrawal-dropped' });
  await at.db
    .update(payoutRun)
    .set({ withdrawalAskedBy: null, withdrawalAskedAt: null, withdrawReason: null })
    .where(eq(payoutRun.id, run.id));
  await endApproval(at, withdrawalOf(run));
  return undefined;
};

/** The key under which approvers are asked to confirm a withdrawal. */
const withdrawalOf = ({ id }: Run) => `withdrawal.${id}`;

const aggregateOf = ({ id }: Run) => ({ aggregate: 'payout', aggregateId: id });

/** The numbers of the run stay with it, void; what it would have paid is free for the next one. */
const withdraw = async (at: Writing, run: Run, reason: string): Promise<undefined> => {
  await record(at, { ...aggregateOf(run), action: 'payout.withdrawn', detail: { reason } });
  await at.db
    .update(payoutRun)
    .set({
      state: 'WITHDRAWN',
      withdrawnBy: at.actor.userId,
      withdrawReason: reason,
      withdrawnAt: at.clock.now().toString(),
    })
    .where(eq(payoutRun.id, run.id));
  await releaseItemsOfRun(at, run);
  await endApproval(at, withdrawalOf(run));
  return undefined;
};
