import { desc, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Deals } from '../deals/deals.server.ts';
import { followMove, requireClosable } from '../deals/follow-move.server.ts';
import { followDueDiligence } from '../due-diligence/sync.server.ts';
import { noteOwnHold } from '../holds/holds.server.ts';
import type { Saved } from '../parts.calls.ts';
import { type EsubmissionRecord, lockEsubmission } from '../record/load.server.ts';
import { abilitiesOf, partsIn } from '../record/policy.server.ts';
import { esubmissionHistory } from '../record/tables.server.ts';
import { carryOut } from './carry-out.server.ts';
import { checkMoveBody, saveMoveBody } from './move-body.server.ts';
import { allowedMoves, findMove, type Move } from './moves.rules.ts';
import { presentStatus } from './present-status.server.ts';
import type { StatusBody } from './status.calls.ts';
import { Status, type StatusId } from './status.words.ts';

type Input = { params: { id: string; statusId: number }; body?: Partial<StatusBody> | undefined };

/** Moves a submission to another status, if the table of moves allows it, and makes or closes its deal. */
export const setStatus =
  (deals: Deals) =>
  async (at: Writing, { params, body = {} }: Input): Promise<Saved> => {
    const row = await lockEsubmission(at, params.id);
    const to = params.statusId as StatusId;
    const move = body.keepDraft && to === Status.draft ? undefined : findMove(row, to, partsIn(at.actor, row));
    if (!move) {
      if (await isNoMove(at, row, to)) return { eSubId: row.id, caseNo: row.caseNo, version: row.version };
      return refuseMove(at, row, to);
    }
    const reason = reasonOf(move, body.reason ?? '');
    await requireClosable(at, deals, row, move);
    // The forms that exist count, whenever forms became part of submissions.
    await followDueDiligence(at, row.id);
    const { columns, submitted, unaccepted } = await checkMoveBody(at, row, move, body);
    const { saved, historyId } = await carryOut(at, row, move, { reason, columns, unaccepted });
    await noteOwnHold(at, row, move);
    await saveMoveBody(at, row, { historyId }, { body, submitted });
    await followMove(at, deals, { ...row, ...columns }, move);
    return saved;
  };

/**
 * Whether the call changes nothing: status 1 on a submission that the actor may edit (“save draft”), or a move that the
 * same actor has just made. Such a call is answered without an error.
 */
const isNoMove = async (at: Writing, row: EsubmissionRecord, to: number): Promise<boolean> => {
  if (to === Status.draft) return abilitiesOf(at.actor, row).edit;
  if (to !== row.status) return false;
  const [last] = await at.db
    .select({ actorId: esubmissionHistory.actorId })
    .from(esubmissionHistory)
    .where(eq(esubmissionHistory.esubmissionId, row.id))
    .orderBy(desc(esubmissionHistory.id))
    .limit(1);
  return last?.actorId === at.actor.userId;
};

const reasonOf = (move: Move, reason: string): string => {
  if (reason !== '' || move.reason === 'none') return reason;
  if (move.reason === 'optional') return 'not stated';
  if (move.from === move.to)
    throw new Refusal('esubmission.invalid', 'A colleague has claimed it meanwhile. Say why you take it over.', {
      field: 'reason',
    });
  const forWhom = move.to === Status.onHold ? 'compliance alone reads it' : 'the salesperson reads it';
  throw new Refusal('esubmission.invalid', `Say why: ${forWhom}.`, { field: 'reason' });
};

/** What to do instead, where a move that its owner may expect is not possible any more; undefined where the other moves say it. */
const adviceOf = (at: Writing, row: EsubmissionRecord, to: StatusId): string | undefined => {
  if (to !== Status.draft || !partsIn(at.actor, row).includes('owner')) return undefined;
  if (row.status === Status.submitted) return 'It was submitted meanwhile. Take it back first to change it.';
  if (row.status === Status.underReview)
    return 'The submissions desk is checking it. Write a remark and ask for it to be returned.';
  return undefined;
};

/** 409, with the moves that this actor may make instead (`detail.allowed`). */
const refuseMove = (at: Writing, row: EsubmissionRecord, to: StatusId): never => {
  const present = (id: StatusId) => presentStatus(at.actor, id);
  const allowed = allowedMoves(row, partsIn(at.actor, row)).map(present);
  const status = present(row.status);
  const instead =
    adviceOf(at, row, to) ??
    (allowed.length > 0
      ? `From here you can move it to ${allowed.map(({ label }) => `“${label}”`).join(' or ')}.`
      : 'It is not yours to move now.');
  throw new Refusal('esubmission.conflict', `“${status.label}” can’t be moved to “${present(to).label}”. ${instead}`, {
    detail: { status, allowed },
  });
};
