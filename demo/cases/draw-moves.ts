import type { StatusId } from '#features/esubmission/status/status.words.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Draws } from '../draw/draws.ts';
import { deskMembers } from '../people/staff.ts';
import { momentOn, workdaysAfter } from './calendar.ts';
import type { PlannedMove } from './case-plan.ts';

/** How a submission ends. */
export type Outcome =
  | 'submitted'
  | 'claimed'
  | 'returned'
  | 'held'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'withdrawn'
  | 'fell-through'
  | 'aborted';

type Life = { by: string; submitted: Day; outcome: Outcome };

const returnWords = [
  ['The option’s second page is missing.', 'documents', 'Upload all pages of the option.'],
  ['The buyer’s name differs from the agreement.', 'parties', 'Write the name as in the identity document.'],
  [
    'The commission does not agree with the agency agreement.',
    'info.commission',
    'Compare with the agreement and correct it.',
  ],
  ['The bill is addressed to the wrong person.', 'billing', 'Bill the client who signed the agency agreement.'],
] as const;

const reasons: Record<'rejected' | 'cancelled' | 'withdrawn' | 'fell-through' | 'held' | 'aborted', string[]> = {
  rejected: [
    'Reported twice: this property is already under another case.',
    'The client never signed an agency agreement with us.',
  ],
  cancelled: ['The buyer withdrew before exercise.', 'The parties could not agree on the date of handover.'],
  withdrawn: ['Reported by mistake.', 'The client chose another property.'],
  'fell-through': ['The option lapsed and the seller has sold to someone else.', 'The tenant’s pass was not granted.'],
  held: ['The source of funds is being clarified.', 'A name on the other side is being screened.'],
  aborted: [
    'The buyer did not exercise the option; the seller kept the option fee.',
    'The loan was refused after exercise.',
  ],
};

/** What the agency gets of what was forfeited. */
const forfeitures = [30_000, 0, 0];

const chats = [
  'The client asks when the invoice will go out.',
  'The original agreement is with the front desk.',
  'Completion may move by a week; I will tell you.',
  'Thank you, all in order.',
];

/** The moves of a submission from the day on which it is submitted, in office hours. */
export const drawMoves = (draws: Draws, { by, submitted, outcome }: Life): PlannedMove[] => {
  const moves: PlannedMove[] = [];
  let day = submitted;
  const add = (statusId: StatusId, who: string, more: object = {}) =>
    moves.push({ kind: 'move', at: momentOn(draws, day, 10, 18), by: who, statusId, ...more });
  const desk = draws.weighed<string>(deskMembers);
  const later = (least: number, most: number) => {
    day = workdaysAfter(addDays(day, 1), draws.between(least, most));
  };
  const sendBack = () => {
    const [reason, path, text] = draws.pick(returnWords);
    add(5, desk, {
      reason,
      remarks: [
        { path, text },
        { documentId: 'D-33', text: 'The consent is not dated.' },
      ],
    });
  };
  add(2, by);
  if (outcome === 'submitted') return moves;
  if (outcome === 'withdrawn') {
    later(0, 1);
    add(4, by, { reason: draws.pick(reasons.withdrawn) });
    return moves;
  }
  later(0, 2);
  add(3, desk);
  const isReturned = outcome === 'returned' || (outcome === 'approved' && draws.chance(0.15));
  if (isReturned) {
    later(0, 0);
    moves.push({
      kind: 'judge',
      at: momentOn(draws, day, 10, 12),
      by: desk,
      query: draws.pick(returnWords)[0],
      accept: draws.between(1, 3),
    });
    later(0, 0);
    sendBack();
    if (outcome === 'returned') return moves;
    later(0, 2);
    add(2, by);
    later(0, 2);
    add(3, desk);
  }
  if (outcome === 'claimed') {
    if (draws.chance(0.6)) {
      later(0, 0);
      moves.push({ kind: 'judge', at: momentOn(draws, day, 10, 17), by: desk, accept: draws.between(1, 4) });
    }
    return moves;
  }
  if (draws.chance(0.25)) {
    later(0, 0);
    moves.push({
      kind: 'remark',
      at: momentOn(draws, day, 10, 18),
      by: draws.chance(0.6) ? by : desk,
      text: draws.pick(chats),
    });
  }
  later(0, 1);
  if (outcome === 'rejected' || outcome === 'cancelled' || outcome === 'held') {
    const ends = {
      rejected: [6, desk],
      cancelled: [4, desk],
      held: [8, draws.pick(['farid.osman', 'denise.aeria'])],
    } as const;
    const [statusId, who] = ends[outcome];
    add(statusId, who, { reason: draws.pick(reasons[outcome]) });
    return moves;
  }
  add(7, desk);
  if (outcome === 'fell-through' || outcome === 'aborted') {
    later(5, 15);
    const forfeitureCents = outcome === 'aborted' ? draws.next(forfeitures) : undefined;
    add(outcome === 'aborted' ? 9 : 4, desk, {
      reason: draws.pick(reasons[outcome]),
      ...(forfeitureCents === undefined ? {} : { forfeitureCents }),
    });
  }
  return moves;
};
