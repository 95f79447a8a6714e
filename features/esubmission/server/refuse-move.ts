import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { allowedMoves } from '../status.ts';
import type { StatusId } from '../words.ts';
import type { EsubmissionRecord } from './load.ts';
import { partsIn } from './policy.ts';
import { presentStatus } from './present-status.ts';

/** 409, with the moves that this person could make instead (`detail.allowed`). */
export const refuseMove = (at: Writing, row: EsubmissionRecord, to: StatusId): never => {
  const present = (id: StatusId) => presentStatus(at.actor, id);
  const allowed = allowedMoves(row, partsIn(at.actor, row)).map(present);
  const status = present(row.status);
  const instead =
    allowed.length > 0
      ? `From here you can move it to ${allowed.map(({ label }) => `“${label}”`).join(' or ')}.`
      : 'It is not yours to move now.';
  throw new Refusal('esubmission.conflict', `“${status.label}” can’t be moved to “${present(to).label}”. ${instead}`, {
    detail: { status, allowed },
  });
};
