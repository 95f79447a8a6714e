import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Move } from '../../rules/status/moves.ts';
import { Status } from '../../words/status.ts';
import { savePapers } from '../checklist/papers.ts';
import type { EsubmissionRecord } from '../core/load.ts';
import { approvedCase } from './approved-case.ts';
import type { Deals } from './deals.ts';

/** Refuses to cancel an approved submission whose deal has to stay, because it was invoiced. */
export const requireCancellable = async (at: Writing, deals: Deals, row: EsubmissionRecord, { from, to }: Move) => {
  if (from !== Status.approved || to !== Status.cancelled) return;
  const why = await deals.notCancellable(at, row.id);
  if (why) throw new Refusal('esubmission.conflict', why);
};

/** Makes the deal when a submission is approved, and closes it when an approved one is cancelled or aborted. */
export const followMove = async (at: Writing, deals: Deals, row: EsubmissionRecord, { from, to }: Move) => {
  if (to === Status.approved && from === Status.underReview) {
    await savePapers(at, row);
    await deals.make(at, await approvedCase(at, row));
  }
  if (from === Status.approved && to === Status.cancelled) await deals.close(at, row.id, 'CANCELLED');
  if (from === Status.approved && to === Status.aborted) await deals.close(at, row.id, 'ABORTED');
};
