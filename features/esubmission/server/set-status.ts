import { desc, eq } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../records.ts';
import type { StatusBody } from '../schemas.ts';
import { findMove, type Move } from '../status.ts';
import { Status, type StatusId } from '../words.ts';
import { carryOut } from './carry-out.ts';
import type { Deals } from './deals/deals.ts';
import { followMove, requireNoMoney } from './deals/follow-move.ts';
import { type EsubmissionRecord, lockEsubmission } from './load.ts';
import { abilitiesOf, partsIn } from './policy.ts';
import { refuseMove } from './refuse-move.ts';
import { checkSaid, keepSaid } from './said-with.ts';
import { esubmissionHistory } from './tables.ts';

type Input = { params: { id: string; statusId: number }; body?: Partial<StatusBody> | undefined };

/** Moves a submission to another status, along the table of moves and nowhere else; its deal follows. */
export const setStatus =
  (deals: Deals) =>
  async (at: Writing, { params, body = {} }: Input): Promise<Saved> => {
    const row = await lockEsubmission(at, params.id);
    const to = params.statusId as StatusId;
    const move = findMove(row, to, partsIn(at.actor, row));
    if (!move) {
      if (await isNoMove(at, row, to)) return { eSubId: row.id, caseNo: row.caseNo, version: row.version };
      return refuseMove(at, row, to);
    }
    const reason = reasonOf(move, body.reason ?? '');
    await requireNoMoney(at, deals, row, move);
    const { columns, overrides } = await checkSaid(at, row, move, body);
    const { saved, historyId } = await carryOut(at, row, move, { reason, columns });
    await keepSaid(at, row, { move, historyId }, { body, overrides });
    await followMove(at, deals, row, move);
    return saved;
  };

/** 00's draft save is status 1, which keeps what is open as it is; and what I did a moment ago is not refused, only not done twice. */
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

const reasonOf = (move: Move, given: string): string => {
  if (given !== '' || move.reason === 'none') return given;
  if (move.reason === 'optional') return 'not stated';
  if (move.from === move.to)
    throw new Refusal('esubmission.invalid', 'A colleague has claimed it meanwhile. Say why you take it over.', {
      field: 'reason',
    });
  const forWhom = move.to === Status.onHold ? 'compliance alone reads it' : 'the salesperson reads it';
  throw new Refusal('esubmission.invalid', `Say why: ${forWhom}.`, { field: 'reason' });
};
