import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { allowedMoves } from '../status.ts';
import { type StatusId, statuses } from '../words.ts';
import type { EsubmissionRecord } from './load.ts';
import { partsIn } from './policy.ts';
import { presentStatus } from './present-status.ts';

/** 409, with the moves that this person could make instead (`detail.allowed`). */
export const refuseMove = (at: Writing, row: EsubmissionRecord, to: StatusId): never => {
  const allowed = allowedMoves(row.status, partsIn(at.actor, row)).map(presentStatus);
  const wanted = statuses[to] ? `to “${statuses[to]}”` : 'there';
  const instead =
    allowed.length > 0
      ? `From here you can move it to ${allowed.map(({ label }) => `“${label}”`).join(' or ')}.`
      : 'It is not yours to move now.';
  throw new Refusal('esubmission.conflict', `“${statuses[row.status]}” can’t be moved ${wanted}. ${instead}`, {
    detail: { status: presentStatus(row.status), allowed },
  });
};
