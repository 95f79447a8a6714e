import type { ScreeningState } from '#features/aml/words/cases.ts';
import type { Decision, FormState, Rating, RecordedDecision, ShownRating } from '../words/forms.ts';
import type { Factor } from './rating.ts';

const heights: ShownRating[] = ['LOW', 'MEDIUM', 'HIGH', 'PENDING'];

/** The higher of two ratings. */
export const higher = (one: ShownRating, other: ShownRating): ShownRating =>
  heights.indexOf(one) >= heights.indexOf(other) ? one : other;

/** Whether the salesperson determined more than was rated. What is rated higher later on is not raised by them. */
export const isRaised = ({ agreed, shown }: { agreed: ShownRating; shown: ShownRating }): boolean =>
  agreed !== shown && higher(agreed, shown) === agreed;

/** Whether an officer must approve before the agency acts. */
export const needsApproval = (real: Rating, agreed: ShownRating): boolean =>
  real === 'HIGH' || real === 'PROHIBITED' || agreed === 'HIGH' || agreed === 'PENDING';

/** What is known of a form: its rating with everything that counts, and whether somebody is politically exposed for sure. */
export type Seen = { rating: Rating; factors: Factor[]; isExposed: boolean };

const ratingsUp: Rating[] = ['LOW', 'MEDIUM', 'HIGH', 'PROHIBITED'];

/** Whether more is known now than whoever approved a form knew: a higher rating, another factor that makes it high, or an exposed person. */
export const isOutgrown = (seen: Seen, now: Seen): boolean =>
  ratingsUp.indexOf(now.rating) > ratingsUp.indexOf(seen.rating) ||
  (now.isExposed && !seen.isExposed) ||
  now.factors.some(
    ({ questionFID, effect }) =>
      effect !== 'M' && !seen.factors.some((each) => each.questionFID === questionFID && each.effect === effect),
  );

type Word = { version: number; decision: RecordedDecision; rating: ShownRating | null };

/** The officer’s last word that counts for a version: an approval is of its own version, whatever else holds until one decides again. */
export const heldOver = <W extends Word>(version: number, last?: W): (W & { decision: Decision }) | undefined => {
  if (!last || !isDecision(last)) return undefined;
  return last.version === version || last.decision !== 'APPROVED' ? last : undefined;
};

const isDecision = <W extends Word>(word: W): word is W & { decision: Decision } => word.decision !== 'REOPENED';

type Agreed = { determinedAt: string; agreed: ShownRating };

/**
 * What a salesperson can’t go below: what was agreed of the form last, in whatever version, or what an officer lowered it to since.
 * @param last the last rating row and the officer’s last word of the form
 */
export const lowestAgreed = (last: {
  rating?: Agreed | undefined;
  word?: (Word & { at: string }) | undefined;
}): ShownRating => {
  const { rating, word } = last;
  const isLowered =
    word?.decision === 'APPROVED' && word.rating && (!rating || Date.parse(word.at) >= Date.parse(rating.determinedAt));
  return isLowered && word.rating ? word.rating : (rating?.agreed ?? 'LOW');
};

export type StateFacts = {
  /** Questions without an answer. */
  gaps: number;
  isDetermined: boolean;
  /** Of this version. */
  isSigned: boolean;
  isDeclined: boolean;
  isSent: boolean;
  screening: ScreeningState;
  /** All that is open in the screening are politically exposed persons whom two officers confirmed. */
  isExposedAlone: boolean;
  real: Rating;
  /** What the salesperson determined. */
  agreed: ShownRating;
  /** The officer’s last word: on this version, or one that holds over it (`heldOver`). */
  decision: Decision | null;
};

/**
 * What everybody but compliance reads of a form. What is signed and not done is *Pending*, whether it waits for the screening or for an
 * officer, was declined by one, or may not go on at all: the word is the same.
 */
export const formStateOf = (facts: StateFacts): FormState => {
  if (facts.gaps > 0) return 'INCOMPLETE';
  if (!facts.isSigned) return facts.isDeclined ? 'DECLINED' : facts.isSent ? 'SENT' : 'COMPLETE';
  if (!facts.isDetermined) return 'COMPLETE';
  const isApproved = facts.decision === null ? !needsApproval(facts.real, facts.agreed) : facts.decision === 'APPROVED';
  // An exposed person is no reason to refuse: the officer who approves the form decides that.
  const isCleared =
    facts.screening === 'CLEAR' ||
    (facts.screening === 'PENDING' && facts.isExposedAlone && facts.decision === 'APPROVED');
  return isCleared && facts.real !== 'PROHIBITED' && isApproved ? 'DONE' : 'PENDING';
};
