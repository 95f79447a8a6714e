import { type RepresentedSide, sidesOf } from '#features/esubmission/transaction.words.ts';
import { addDays, type Day, dayOf, daysBetween } from '#platform/contract/days.ts';
import type { Draws } from '../draw/draws.ts';
import { drawPlace } from '../places/draw-place.ts';
import { momentOn } from './calendar.ts';
import type { CasePlan, PlannedMove, Reached } from './case-plan.ts';
import { drawLease, drawSale } from './draw-info.ts';
import { drawMoves, type Outcome } from './draw-moves.ts';
import { drawSide, type Side } from './draw-parties.ts';
import { drawBills, drawExternal, drawInternal } from './draw-shares.ts';

/** What is decided about a submission before its details are drawn. */
export type Brief = {
  by: string;
  signed: Day;
  created: Day;
  /** Null: it stays a draft. */
  sent: { day: Day; outcome: Outcome } | null;
  reached: Reached;
  today: Day;
  colleagues: readonly string[];
  /** It is a sale; otherwise it may be a lease. */
  isSale?: boolean;
};

/**
 * Days after signing from which a late report needs a reason: the agency's limit less one day, for reports at night.
 */
const late = 13;

export const drawCase = (draws: Draws, brief: Brief, taken: Set<string>): CasePlan => {
  const { by, signed, created, sent, today } = brief;
  const moves = sent ? begun(drawMoves(draws, { by, submitted: sent.day, outcome: sent.outcome }), today) : [];
  const type = brief.isSale || draws.chance(0.56) ? 'SALE' : 'LEASE';
  const side = draws.pick<RepresentedSide>(sidesOf[type]);
  const place = drawPlace(draws, type, taken);
  const lastSent = moves.findLast((move) => move.kind === 'move' && move.statusId === 2)?.at;
  const lateness = daysBetween(signed, lastSent ? dayOf(lastSent) : created);
  // Whatever the desk has claimed is stamped; a new lease may not be yet.
  const isStamped = moves.length > 1 || draws.chance(0.5);
  const exercised = sent ? [addDays(signed, 10), created].sort()[0] : undefined;
  const input = { place, side, signed, exercised: exercised ?? null, late: lateness > late, isStamped };
  const info = type === 'SALE' ? drawSale(draws, input) : drawLease(draws, input);
  const external = draws.chance(place.propertyCategory === 'hdb' ? 0.2 : 0.4) ? drawExternal(draws, info) : [];
  const internal = draws.chance(0.16) ? drawInternal(draws, brief.colleagues) : [];
  const isUnrepresented = external.length === 0 && draws.chance(0.07);
  const sideOf = (partyType: RepresentedSide): Side => {
    const isClient = partyType === side;
    return { partyType, isClient, isUnrepresented: !isClient && isUnrepresented, place, signed };
  };
  const [first, second] = sidesOf[type];
  const parties = together(drawSide(draws, sideOf(first)), drawSide(draws, sideOf(second)));
  const plan = { by, at: momentOn(draws, created, 9, 15), info, parties, external, internal };
  const lacking = sent ? 0 : draws.between(1, 3);
  return { ...plan, bills: drawBills(draws, plan), reached: brief.reached, lacking, moves };
};

/** The parties of both sides in one list. `actsFor` of the second side is shifted by the length of the first. */
const together = (one: CasePlan['parties'], other: CasePlan['parties']): CasePlan['parties'] => [
  ...one,
  ...other.map((party) => (party.actsFor === undefined ? party : { ...party, actsFor: party.actsFor + one.length })),
];

/** The moves before today. */
const begun = (moves: PlannedMove[], today: Day): PlannedMove[] => {
  const end = moves.findIndex(({ at }) => dayOf(at) >= today);
  return end < 0 ? moves : moves.slice(0, end);
};

/** The day on which the draft is created, and the day on which it is submitted. */
export const drawDays = (draws: Draws, signed: Day, isLate: boolean) => {
  const created = addDays(signed, isLate ? draws.between(15, 38) : draws.between(1, 7));
  return { created, submitted: addDays(created, draws.between(0, 3)) };
};
