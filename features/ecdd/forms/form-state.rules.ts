import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { heightOf, higher } from '../rating/heights.rules.ts';
import type { Factor } from '../rating/rating.rules.ts';
import { saidOf } from '../said-of.rules.ts';
import type { Decision, FormState, OpenParts, Rating, RecordedDecision, ShownRating } from './forms.words.ts';

/** Whether the salesperson determined more than was rated. What is rated higher later on is not raised by them. */
export const isRaised = ({ agreed, shown: current }: { agreed: ShownRating; shown: ShownRating }): boolean =>
  agreed !== current && higher(agreed, current) === agreed;

/** Whether an officer must approve before the agency acts. */
export const needsApproval = (real: Rating, agreed: ShownRating): boolean =>
  saidOf(asksOfficer, real, true) || saidOf(asksOfficer, agreed, true);

const asksOfficer: Record<Rating | ShownRating, boolean> = {
  LOW: false,
  MEDIUM: false,
  HIGH: true,
  PENDING: true,
  PROHIBITED: true,
};

/** What is known of a form: its rating with everything that counts, and whether somebody is politically exposed for sure. */
export type Seen = { rating: Rating; factors: Factor[]; isExposed: boolean };

/** Whether more is known now than whoever approved a form knew: a higher rating, another factor that makes it high, or an exposed person. */
export const isOutgrown = (seen: Seen, now: Seen): boolean =>
  heightOf(now.rating) > heightOf(seen.rating) ||
  (now.isExposed && !seen.isExposed) ||
  now.factors.some(
    ({ questionFID, effect }) =>
      effect !== 'M' && !seen.factors.some((each) => each.questionFID === questionFID && each.effect === effect),
  );

/** A form as it is: the customer’s part, and the salesperson’s own. */
export type Parts = { version: number; ownVersion: number };

/** Whether something is of the form as it is. */
export const isOfParts = (one: Parts, { version, ownVersion }: Parts): boolean =>
  one.version === version && one.ownVersion === ownVersion;

type Word = Parts & { decision: RecordedDecision; rating: ShownRating | null };

/** The officer’s last word that counts for a form: an approval is of what was approved, whatever else holds until one decides again. */
export const heldOver = <W extends Word>(parts: Parts, last?: W): (W & { decision: Decision }) | undefined => {
  if (!last || !isDecision(last)) return undefined;
  return isOfParts(last, parts) || last.decision !== 'APPROVED' ? last : undefined;
};

const isDecision = <W extends Word>(word: W): word is W & { decision: Decision } => word.decision !== 'REOPENED';

/**
 * Where a version stands with the officers; null: it needs none. The list of what waits for them asks for the same in SQL.
 * @param determination how the version was rated last; undefined: it is not determined
 * @param word the officer’s last word of the form, of whatever version
 */
export const officersState = (
  parts: Parts,
  determination: { real: Rating; agreed: ShownRating } | undefined,
  word?: Word,
): Decision | 'WAITING' | null => {
  if (!determination) return null;
  const approval = heldOver(parts, word);
  const isHeld = approval !== undefined && !saidOf(lets, approval.decision, false);
  if (!isHeld && !needsApproval(determination.real, determination.agreed)) return null;
  return approval && isOfParts(approval, parts) ? approval.decision : 'WAITING';
};

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

/**
 * What of a form its salesperson may answer as it is. What the customer signed needs a correction, as does all of what is done or of what a
 * transaction was approved with.
 */
export const openPartsOf = (facts: {
  state: FormState;
  isKept: boolean;
  /** Somebody signed this version, and no correction of it was begun. */
  isSignedByAny: boolean;
  /** The customer answers their part themselves. */
  isWithCustomer: boolean;
}): OpenParts => {
  if (!facts.isSignedByAny) return facts.isWithCustomer ? 'OWN' : 'ALL';
  return facts.state === 'DONE' || facts.isKept ? 'NONE' : 'OWN';
};

export type StateFacts = {
  /** Questions without an answer, of those that are asked today. */
  gaps: number;
  /** The transaction of this version was approved: what is asked since does not change how it stands. */
  isKept: boolean;
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
 * What everybody but compliance reads of a form. What is signed and not done is *Pending*, whether it asks more than was signed, waits for
 * the determination, the screening or an officer, was declined by one, or may not go on at all: the word is the same. What the customer has
 * is with them, whatever the salesperson has still to answer.
 */
export const formStateOf = (facts: StateFacts): FormState => {
  if (!facts.isSigned && facts.isSent && !facts.isDeclined) return 'SENT';
  if (!facts.isSigned && facts.gaps > 0) return 'INCOMPLETE';
  if (!facts.isSigned) return facts.isDeclined ? 'DECLINED' : 'COMPLETE';
  if (!facts.isDetermined) return 'PENDING';
  if (facts.gaps > 0 && !facts.isKept) return 'PENDING';
  const isCleared = saidOf(clears, facts.screening, never)(facts);
  return isCleared && saidOf(mayGoOn, facts.real, false) && isApproved(facts) ? 'DONE' : 'PENDING';
};

const isApproved = ({ decision, real, agreed }: StateFacts): boolean =>
  decision === null ? !needsApproval(real, agreed) : saidOf(lets, decision, false);

/** What an officer’s word lets go on. */
const lets: Record<Decision, boolean> = { APPROVED: true, DECLINED: false, MORE_INFORMATION: false };

/** What may go on at all, with an approval where it needs one. */
const mayGoOn: Record<Rating, boolean> = { LOW: true, MEDIUM: true, HIGH: true, PROHIBITED: false };

const never = () => false;

const clears: Record<ScreeningState, (facts: StateFacts) => boolean> = {
  CLEAR: () => true,
  // An exposed person is no reason to refuse: the officer who approves the form decides that.
  PENDING: ({ isExposedAlone, decision }) => isExposedAlone && decision === 'APPROVED',
  NOT_SCREENED: never,
};
