import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../records.ts';
import type { Move } from '../status.ts';
import { Status, type StatusId } from '../words.ts';
import { bump, type EsubmissionRecord, savedAs } from './load.ts';
import { eventOf, queueNotice } from './notify.ts';
import { esubmissionHistory } from './tables.ts';

/** What is said with a move, and what else of the submission it changes. */
type Said = { reason: string; columns: Partial<EsubmissionRecord> };
type Made = { saved: Saved; historyId: number };

/** Makes a move that was checked: status, history, trail and mail, all in the caller's transaction. */
export const carryOut = async (at: Writing, row: EsubmissionRecord, move: Move, said: Said): Promise<Made> => {
  const { reason, columns } = said;
  const now = at.clock.now().toString();
  const saved = savedAs(row);
  const [[written]] = await Promise.all([
    at.db
      .insert(esubmissionHistory)
      .values({
        esubmissionId: row.id,
        at: now,
        actorId: at.actor.userId,
        fromStatus: move.from,
        toStatus: move.to,
        reason,
      })
      .returning({ id: esubmissionHistory.id }),
    bump(at, row, { status: move.to, ...marksOf(at, move, now), ...columns }, 'summary'),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: row.id,
      action: `esubmission.${verbOf(move)}`,
      // Why compliance holds something is told by the history alone, which knows to whom.
      detail: {
        version: saved.version,
        from: move.from,
        to: move.to,
        ...(move.to === Status.onHold ? {} : { reason }),
        ...columns,
      },
    }),
  ]);
  if (!written) throw new Error('An inserted row came back empty');
  const event = eventOf(move);
  if (event) await queueNotice(at, { esubmissionId: row.id, event, move: written.id });
  return { saved, historyId: written.id };
};

/** What else a move changes: when it was submitted, who has it. Who decided stays to be seen afterwards. */
const marksOf = (at: Writing, { from, to, by }: Move, now: string): Partial<EsubmissionRecord> => {
  if (to === Status.onHold) return { heldFrom: from };
  // Back as it was, claim and all.
  if (from === Status.onHold) return { heldFrom: null };
  const unclaimed = { claimedBy: null, claimedAt: null };
  if (to === Status.submitted) return by === 'owner' ? { ...unclaimed, submittedAt: now } : unclaimed;
  return to === Status.underReview ? { claimedBy: at.actor.userId, claimedAt: now } : {};
};

const verbs: Record<StatusId, string> = {
  [Status.draft]: 'kept',
  [Status.submitted]: 'submitted',
  [Status.underReview]: 'claimed',
  [Status.cancelled]: 'cancelled',
  [Status.returned]: 'returned',
  [Status.rejected]: 'rejected',
  [Status.approved]: 'approved',
  [Status.onHold]: 'held',
  [Status.aborted]: 'aborted',
  [Status.completed]: 'completed',
};

const verbOf = ({ from, to, by }: Move): string => {
  if (from === Status.onHold) return 'resumed';
  if (from === to) return 'taken-over';
  return to === Status.submitted && by === 'claimant' ? 'released' : verbs[to];
};
