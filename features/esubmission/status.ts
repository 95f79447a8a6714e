import { Status, type StatusId } from './words.ts';

/** The life of a submission, as a table. Whoever asks passes what they are to it; the table knows no actor. */

/** `claimant`: of the submissions desk, and the one who claimed it. No person plays `system`. */
export type Part = 'owner' | 'desk' | 'claimant' | 'compliance' | 'system';

/** How much has to be said about a move. */
export type Reason = 'none' | 'optional' | 'required';

export type Move = { from: StatusId; to: StatusId; by: Part; reason: Reason };

/** From here compliance may put a submission on hold, and back to here it goes. */
const holdable = [Status.submitted, Status.underReview, Status.approved] as const;

export const moves: readonly Move[] = [
  { from: Status.draft, to: Status.submitted, by: 'owner', reason: 'none' },
  { from: Status.returned, to: Status.submitted, by: 'owner', reason: 'none' },
  { from: Status.submitted, to: Status.underReview, by: 'desk', reason: 'none' },
  // Another of the desk takes over what someone else has claimed, and says why.
  { from: Status.underReview, to: Status.underReview, by: 'desk', reason: 'required' },
  { from: Status.underReview, to: Status.submitted, by: 'claimant', reason: 'none' },
  { from: Status.underReview, to: Status.returned, by: 'claimant', reason: 'required' },
  { from: Status.underReview, to: Status.rejected, by: 'claimant', reason: 'required' },
  { from: Status.underReview, to: Status.approved, by: 'claimant', reason: 'none' },
  { from: Status.draft, to: Status.cancelled, by: 'owner', reason: 'optional' },
  { from: Status.submitted, to: Status.cancelled, by: 'owner', reason: 'optional' },
  { from: Status.returned, to: Status.cancelled, by: 'owner', reason: 'optional' },
  { from: Status.submitted, to: Status.cancelled, by: 'desk', reason: 'optional' },
  { from: Status.underReview, to: Status.cancelled, by: 'desk', reason: 'optional' },
  { from: Status.approved, to: Status.cancelled, by: 'desk', reason: 'optional' },
  { from: Status.underReview, to: Status.rejected, by: 'compliance', reason: 'required' },
  ...holdable.map((from): Move => ({ from, to: Status.onHold, by: 'compliance', reason: 'required' })),
  ...holdable.map((to): Move => ({ from: Status.onHold, to, by: 'compliance', reason: 'none' })),
  { from: Status.approved, to: Status.aborted, by: 'desk', reason: 'required' },
  { from: Status.approved, to: Status.completed, by: 'system', reason: 'none' },
];

/** Where a submission stands; one on hold knows where it stood before. */
export type Standing = { status: StatusId; heldFrom: StatusId | null };

/** The move of someone who plays these parts, or undefined where there is none. */
export const findMove = ({ status, heldFrom }: Standing, to: StatusId, parts: readonly Part[]): Move | undefined =>
  moves.find(
    (move) =>
      move.from === status &&
      move.to === to &&
      parts.includes(move.by) &&
      !isOwnTakeover(move, parts) &&
      // What was on hold goes back to where it was, and nowhere else.
      (status !== Status.onHold || to === heldFrom),
  );

/** Where it can go from here by someone who plays these parts, in the order of the ids. */
export const allowedMoves = (standing: Standing, parts: readonly Part[]): StatusId[] =>
  [...new Set(moves.map(({ to }) => to))].filter((to) => findMove(standing, to, parts)).sort((a, b) => a - b);

/** What one has claimed oneself is not taken over. */
const isOwnTakeover = (move: Move, parts: readonly Part[]): boolean =>
  move.from === move.to && parts.includes('claimant');

/** The parts that someone plays in a submission. */
export const partsOf = (facts: Record<'isOwner' | 'isDesk' | 'isClaimant' | 'isCompliance', boolean>): Part[] => {
  const { isOwner, isDesk, isClaimant, isCompliance } = facts;
  const parts: [Part, boolean][] = [
    ['owner', isOwner],
    ['desk', isDesk],
    ['claimant', isDesk && isClaimant],
    ['compliance', isCompliance],
  ];
  return parts.flatMap(([part, plays]) => (plays ? [part] : []));
};
