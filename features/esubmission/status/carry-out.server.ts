import { settled } from '#features/ecdd/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { type EsubmissionRecord, savedAs } from '../record/load.server.ts';
import { esubmissionHistory } from '../record/tables.server.ts';
import { type Move, verbOf } from './moves.rules.ts';
import { endNotices, queueNotice } from './notify.server.ts';
import { isOneOf, Status } from './status.words.ts';

/**
 * The reason of a move, further columns that it changes, and the required documents that were not accepted when it was
 * approved.
 */
type Details = { reason: string; columns: Partial<EsubmissionRecord>; unaccepted: string[] };
type Made = { saved: Saved; historyId: number };

/** Makes a move that was checked, of a person or of the system: status, history, audit row and mail, in the transaction of the caller. */
export const carryOut = async (
  at: Writing<Actor | null>,
  row: EsubmissionRecord,
  move: Move,
  details: Details,
): Promise<Made> => {
  const { reason, columns, unaccepted } = details;
  const now = at.clock.now().toString();
  const saved = savedAs(row);
  // Before the papers are counted: what is found later changes nothing of a deal that is settled.
  if (isOneOf(move.to, Status.completed, Status.aborted)) await settled(at, row.id);
  const [[written]] = await Promise.all([
    at.db
      .insert(esubmissionHistory)
      .values({
        esubmissionId: row.id,
        at: now,
        actorId: at.actor?.userId ?? null,
        fromStatus: move.from,
        toStatus: move.to,
        reason,
      })
      .returning({ id: esubmissionHistory.id }),
    bump(at, row, { status: move.to, ...marksOf(at, row, move, now), ...columns }, 'summary'),
    record(at, {
      aggregate: 'esubmission',
      aggregateId: row.id,
      action: `esubmission.${verbOf(move)}`,
      // The reason of a hold is only in the history, which hides it from everyone but compliance.
      detail: {
        version: saved.version,
        from: move.from,
        to: move.to,
        ...(move.to === Status.onHold ? {} : { reason }),
        ...(unaccepted.length > 0 ? { unaccepted } : {}),
        ...columns,
      },
    }),
  ]);
  if (!written) throw new Error('An inserted row came back empty');
  const event = move.mail;
  if (event) await queueNotice(at, { esubmissionId: row.id, event, move: written.id });
  if (move.to === Status.draft) await endNotices(at, row.id);
  return { saved, historyId: written.id };
};

/**
 * Further columns that a move changes: time of submission, claim, hold. The claim stays after a decision. A submission that comes back
 * after a return keeps its age and waits for the person who returned it.
 */
const marksOf = (
  at: Writing<Actor | null>,
  row: EsubmissionRecord,
  { from, to, by }: Move,
  now: string,
): Partial<EsubmissionRecord> => {
  if (to === Status.onHold) return { heldFrom: from };
  // The claim stays as it was before the hold.
  if (from === Status.onHold) return { heldFrom: null };
  const unclaimed = { claimedBy: null, claimedAt: null };
  if (to === Status.draft) return { submittedAt: null, ...unclaimed };
  if (to === Status.submitted && by === 'owner')
    return { submittedAt: row.submittedAt ?? now, claimedAt: null, ...(from === Status.draft ? unclaimed : {}) };
  if (to === Status.submitted) return unclaimed;
  return to === Status.underReview ? { claimedBy: at.actor?.userId ?? null, claimedAt: now } : {};
};
