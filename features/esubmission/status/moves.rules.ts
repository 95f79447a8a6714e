import type { TransactionType } from '../transaction.words.ts';
import { Status, type StatusId } from './status.words.ts';

/** All moves from one status to another, as a table. */

/** What an actor is to a submission. `claimant`: the member of the desk who claimed it. `system`: no person. */
export type Part = 'owner' | 'desk' | 'claimant' | 'compliance' | 'system';

/** Whether a move needs a reason. */
export type Reason = 'none' | 'optional' | 'required';

/** What the salesperson is written of a move; none of a hold and its end, nor of what they did themselves. */
export type MoveMail = 'submitted' | 'returned' | 'rejected' | 'approved' | 'cancelled' | 'aborted';

export type Move = { from: StatusId; to: StatusId; by: Part; reason: Reason; mail?: MoveMail; assigns?: true };

/** The statuses from which compliance may put a submission on hold, and to which it returns. */
const holdable = [Status.submitted, Status.underReview, Status.approved, Status.completed] as const;

/** From which a hit of the screening holds it by itself: what is completed only compliance holds. */
const heldBySystem = [Status.submitted, Status.underReview, Status.approved] as const;

export const moves: readonly Move[] = [
  { from: Status.draft, to: Status.submitted, by: 'owner', reason: 'none', mail: 'submitted' },
  { from: Status.returned, to: Status.submitted, by: 'owner', reason: 'none', mail: 'submitted' },
  { from: Status.submitted, to: Status.underReview, by: 'desk', reason: 'none' },
  // A colleague of the desk takes over a claimed submission, with a reason.
  { from: Status.underReview, to: Status.underReview, by: 'desk', reason: 'required' },
  { from: Status.underReview, to: Status.submitted, by: 'claimant', reason: 'none' },
  { from: Status.underReview, to: Status.returned, by: 'claimant', reason: 'required', mail: 'returned' },
  { from: Status.underReview, to: Status.rejected, by: 'claimant', reason: 'required', mail: 'rejected' },
  { from: Status.underReview, to: Status.approved, by: 'claimant', reason: 'none', mail: 'approved' },
  { from: Status.draft, to: Status.cancelled, by: 'owner', reason: 'optional' },
  { from: Status.submitted, to: Status.cancelled, by: 'owner', reason: 'optional' },
  // Taken back by its owner while nobody checks it.
  { from: Status.submitted, to: Status.draft, by: 'owner', reason: 'none' },
  { from: Status.returned, to: Status.cancelled, by: 'owner', reason: 'optional' },
  { from: Status.submitted, to: Status.cancelled, by: 'desk', reason: 'optional', mail: 'cancelled' },
  { from: Status.underReview, to: Status.cancelled, by: 'desk', reason: 'optional', mail: 'cancelled' },
  { from: Status.approved, to: Status.cancelled, by: 'desk', reason: 'optional', mail: 'cancelled' },
  { from: Status.underReview, to: Status.rejected, by: 'compliance', reason: 'required', mail: 'rejected' },
  ...holdable.map((from): Move => ({ from, to: Status.onHold, by: 'compliance', reason: 'required' })),
  ...holdable.map((to): Move => ({ from: Status.onHold, to, by: 'compliance', reason: 'none' })),
  // A check of a party is open, or decided.
  ...heldBySystem.map((from): Move => ({ from, to: Status.onHold, by: 'system', reason: 'none' })),
  ...heldBySystem.map((to): Move => ({ from: Status.onHold, to, by: 'system', reason: 'none' })),
  { from: Status.approved, to: Status.aborted, by: 'desk', reason: 'required', mail: 'aborted' },
  { from: Status.approved, to: Status.completed, by: 'system', reason: 'none' },
];

/** Given by one of the desk to another one, who checks it from then on. */
const assignments: readonly Move[] = [Status.submitted, Status.underReview].map((from) => ({
  from,
  to: Status.underReview,
  by: 'desk',
  reason: 'required',
  assigns: true,
}));

/** The move by which a submission is assigned; undefined if it can't be. */
export const assignmentOf = ({ status }: { status: StatusId }): Move | undefined =>
  assignments.find(({ from }) => from === status);

/** The status of a submission; `heldFrom` is the status before a hold. */
export type CurrentStatus = { status: StatusId; heldFrom: StatusId | null };

/** The move that an actor with these parts may make; undefined if there is none. */
export const findMove = ({ status, heldFrom }: CurrentStatus, to: StatusId, parts: readonly Part[]): Move | undefined =>
  moves.find(
    (move) =>
      move.from === status &&
      move.to === to &&
      parts.includes(move.by) &&
      !isOwnTakeover(move, parts) &&
      // A hold returns only to the status before it.
      (status !== Status.onHold || to === heldFrom),
  );

/** The statuses to which an actor with these parts may move it, sorted by id. */
export const allowedMoves = (current: CurrentStatus, parts: readonly Part[]): StatusId[] =>
  [...new Set(moves.map(({ to }) => to))].filter((to) => findMove(current, to, parts)).sort((a, b) => a - b);

/** A claimant can't take over their own claim. */
const isOwnTakeover = (move: Move, parts: readonly Part[]): boolean =>
  move.from === move.to && parts.includes('claimant');

/** The parts of an actor in a submission. */
export const partsOf = (facts: Record<'isOwner' | 'isDesk' | 'isClaimant' | 'isCompliance', boolean>): Part[] => {
  const { isOwner, isDesk, isClaimant, isCompliance } = facts;
  const parts: [Part, boolean][] = [
    ['owner', isOwner],
    ['desk', isDesk],
    ['claimant', isDesk && isClaimant],
    ['compliance', isCompliance],
  ];
  return parts.flatMap(([part, applies]) => (applies ? [part] : []));
};

type Stamped = { transactionType: TransactionType; stampCertificateNo: string };

/** Whether a lease has no stamp certificate number yet. Approval needs it, submission does not. */
export const lacksStamp = ({ transactionType, stampCertificateNo }: Stamped): boolean =>
  transactionType === 'LEASE' && stampCertificateNo === '';

/** Which desks read the submissions of everybody in a status: none a draft, finance from the approval on. */
export const readBy: Record<StatusId, 'no desk' | 'those that check' | 'finance too'> = {
  [Status.draft]: 'no desk',
  [Status.submitted]: 'those that check',
  [Status.underReview]: 'those that check',
  [Status.cancelled]: 'those that check',
  [Status.returned]: 'those that check',
  [Status.rejected]: 'those that check',
  [Status.approved]: 'finance too',
  [Status.onHold]: 'finance too',
  [Status.aborted]: 'finance too',
  [Status.completed]: 'finance too',
};

const verbs: Record<StatusId, string> = {
  [Status.draft]: 'taken-back',
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

export const verbOf = ({ from, to, by, assigns }: Move): string => {
  if (assigns) return 'assigned';
  if (from === Status.onHold) return 'resumed';
  if (from === to) return 'taken-over';
  return to === Status.submitted && by === 'claimant' ? 'released' : verbs[to];
};
