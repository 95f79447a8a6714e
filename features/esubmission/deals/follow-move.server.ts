import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import type { Move } from '../status/moves.rules.ts';
import { Status } from '../status/status.words.ts';
import { approvedCase } from './approved-case.server.ts';
import type { Closed, Deals } from './deals.server.ts';

/** How a move closes the deal of an approved submission; undefined for any other move. */
const closingOf = ({ from, to }: Move): Closed | undefined => {
  if (from !== Status.approved) return undefined;
  return ({ [Status.cancelled]: 'CANCELLED', [Status.aborted]: 'ABORTED' } as const)[to as number];
};

/** Refuses to cancel or abort an approved submission whose deal can't be closed, because of its invoices and money. */
export const requireClosable = async (at: Writing, deals: Deals, row: EsubmissionRecord, move: Move) => {
  const closing = closingOf(move);
  const why = closing && (await deals.obstacle(at, row.id, closing));
  if (why) throw new Refusal('esubmission.conflict', why);
};

/**
 * Makes the deal when a submission is approved, and closes it when an approved one is cancelled or aborted. The row has what
 * the move wrote.
 */
export const followMove = async (at: Writing, deals: Deals, row: EsubmissionRecord, move: Move) => {
  if (move.to === Status.approved && move.from === Status.underReview)
    await deals.make(at, await approvedCase(at, row));
  const closing = closingOf(move);
  if (closing) await deals.close(at, row.id, { as: closing, forfeitureCents: row.forfeitureCents ?? 0 });
};
