import { desc, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../records.ts';
import { findMove, type Move } from '../status.ts';
import type { StatusId } from '../words.ts';
import { bump, type EsubmissionRecord, lockEsubmission } from './load.ts';
import { eventOf, queueNotice } from './notify.ts';
import { abilitiesOf, partsIn } from './policy.ts';
import { refuseMove } from './refuse-move.ts';
import { requireSubmittable } from './submittable.ts';
import { esubmissionHistory } from './tables.ts';

type Input = { params: { id: string; statusId: number }; body?: { reason: string } | undefined };

/** Moves a submission to another status, along the table of moves and nowhere else. */
export const setStatus = async (at: Writing, { params, body }: Input): Promise<Saved> => {
  const row = await lockEsubmission(at, params.id);
  const to = params.statusId as StatusId;
  const move = findMove(row.status, to, partsIn(at.actor, row));
  if (!move) {
    if (await isNoMove(at, row, to)) return { eSubId: row.id, caseNo: row.caseNo, version: row.version };
    return refuseMove(at, row, to);
  }
  const reason = reasonOf(move, body?.reason ?? '');
  if (move.to === 2 && move.by === 'owner') await requireSubmittable(at, row);
  return carryOut(at, row, move, reason);
};

/** 00's draft save is status 1, which keeps what is open as it is; and what I did a moment ago is not refused, only not done twice. */
const isNoMove = async (at: Writing, row: EsubmissionRecord, to: number): Promise<boolean> => {
  if (to === 1) return abilitiesOf(at.actor, row).edit;
  if (to !== row.status) return false;
  const [last] = await at.db
    .select({ actorId: esubmissionHistory.actorId })
    .from(esubmissionHistory)
    .where(eq(esubmissionHistory.esubmissionId, row.id))
    .orderBy(desc(esubmissionHistory.id))
    .limit(1);
  return last?.actorId === at.actor.userId;
};

const reasonOf = (move: Move, given: string): string => {
  if (given !== '' || move.reason === 'none') return given;
  if (move.reason === 'optional') return 'not stated';
  throw new Refusal('esubmission.invalid', 'Say why: the salesperson reads it.', { field: 'reason' });
};

const carryOut = async (at: Writing, row: EsubmissionRecord, move: Move, reason: string): Promise<Saved> => {
  const now = at.clock.now().toString();
  const saved = await bump(at, row, { status: move.to, ...marksOf(at, move, now) });
  const [written] = await at.db
    .insert(esubmissionHistory)
    .values({
      esubmissionId: row.id,
      at: now,
      actorId: at.actor.userId,
      fromStatus: move.from,
      toStatus: move.to,
      reason,
    })
    .returning({ id: esubmissionHistory.id });
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: `esubmission.${verbOf(move)}`,
    detail: { version: saved.version, from: move.from, to: move.to, reason },
  });
  const event = eventOf(move);
  if (event && written) await queueNotice(at, { esubmissionId: row.id, event, move: written.id });
  return saved;
};

/** What else a move changes: when it was submitted, who has it. Who decided stays to be seen afterwards. */
const marksOf = (at: Writing, { to, by }: Move, now: string) => {
  const unclaimed = { claimedBy: null, claimedAt: null };
  if (to === 2) return by === 'owner' ? { ...unclaimed, submittedAt: now } : unclaimed;
  return to === 3 ? { claimedBy: at.actor.userId, claimedAt: now } : {};
};

const verbs: Record<StatusId, string> = {
  1: 'kept',
  2: 'submitted',
  3: 'claimed',
  4: 'cancelled',
  5: 'returned',
  6: 'rejected',
  7: 'approved',
};

const verbOf = ({ from, to, by }: Move): string => {
  if (from === to) return 'taken-over';
  return to === 2 && by === 'claimant' ? 'released' : verbs[to];
};
