import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { assessForm } from '../rating/assess-form.rules.ts';
import { heightOf, higher, isHigh } from '../rating/heights.rules.ts';
import { assess, type Beside, type Factor, nothingBeside, shownOf } from '../rating/rating.rules.ts';
import {
  formStateOf,
  heldOver,
  isOfParts,
  isOutgrown,
  isRaised,
  lowestAgreed,
  type Parts,
  type Seen,
} from './form-state.rules.ts';
import type { Decision, RecordedDecision, ShownRating } from './forms.words.ts';
import { type Answer, type Answers, answersOf, type FormFacts, type Question } from './rows.rules.ts';

type Rated = Parts & { determinedAt: string; shown: ShownRating; agreed: ShownRating };
type Word = Parts & {
  at: string;
  decision: RecordedDecision;
  rating: 'LOW' | 'MEDIUM' | null;
  /** What whoever approved it knew; null of one from before that was kept. */
  seen: Seen | null;
};

/** The facts that decide the state of a form. */
export type Known<Q extends Question, R extends Rated, W extends Word> = {
  /** Its questions of all audiences. */
  rows: readonly Q[];
  /** The answers that everybody may read who reads the form, and those that compliance alone knows. */
  shared: Answers;
  alone: Answer[];
  facts: FormFacts;
  /** What counts that is no answer, as a signature on paper. */
  beside: readonly Factor[];
  /** An officer asks for source of wealth. */
  isAsked: boolean;
  /** Somebody is politically exposed for sure, and that is all that is open. */
  isExposed: boolean;
  isExposedAlone: boolean;
  screening: ScreeningState;
  parts: Parts;
  /** How it was rated last, of whatever version, and the officer’s last word. */
  last: R | undefined;
  word: W | undefined;
  isSigned: boolean;
  isDeclined: boolean;
  isSent: boolean;
  /** The transaction of this version was approved. */
  isKept: boolean;
};

/**
 * Works out a form's questions, gaps, rating and state. Its questions follow from what every reader of the form may see. What compliance
 * alone knows changes the real rating and the state, and adds no question: a question would give it away.
 */
export const wholeOf = <Q extends Question & { audience: string }, R extends Rated, W extends Word>(
  input: Known<Q, R, W>,
) => {
  const { rows, shared, alone, facts, beside, isExposed, parts, last, word } = input;
  const asksWealth = input.isAsked || isExposed;
  const determination = last && isOfParts(last, parts) ? last : undefined;
  const real = assess(rows, answersOf([...shared.values(), ...alone]), facts, {
    ...nothingBeside,
    asksWealth: asksWealth || (last !== undefined && isHigh(last.agreed)),
    factors: beside,
  });
  const seen: Seen = { rating: real.rating, factors: real.factors, isExposed };
  const isUndone =
    word?.decision === 'APPROVED' &&
    isOfParts(word, parts) &&
    ((word.seen !== null && isOutgrown(word.seen, seen)) || isRaisedSince(word, determination));
  const approval = isUndone ? undefined : heldOver(parts, word);
  const lowest = lowestAgreed({ rating: last, word: isUndone ? undefined : word });
  const ofPerson: ShownRating = isExposed ? 'HIGH' : 'LOW';
  const least = higher(determination?.agreed ?? lowest, ofPerson);
  /** How it would stand beside something else than now: raised, lowered, or signed on paper. */
  const standingWith = (change: Partial<Beside> = {}) =>
    assessForm(
      rows.filter(({ audience }) => audience !== 'O'),
      shared,
      facts,
      {
        asksWealth,
        least,
        lowered: approval?.decision === 'APPROVED' ? approval.rating : null,
        factors: beside,
        ...change,
      },
    );
  const own = standingWith();
  const byAnswers = higher(shownOf(own.rating), ofPerson);
  const state = formStateOf({
    gaps: own.gaps.length,
    isKept: input.isKept,
    isDetermined: determination !== undefined,
    isSigned: input.isSigned,
    isDeclined: input.isDeclined,
    isSent: input.isSent,
    screening: input.screening,
    isExposedAlone: input.isExposedAlone,
    real: real.rating,
    agreed: determination?.agreed ?? byAnswers,
    decision: approval?.decision ?? null,
  });
  // What was determined of this version stands, though a list of a later day asks for more.
  const isRated = own.isRated || determination !== undefined;
  const isSoFar = !isRated && own.isHighSoFar;
  const rating = isRated || isSoFar ? ratingNow(byAnswers, determination?.agreed ?? lowest, approval) : null;
  return {
    alone,
    isExposed,
    asksWealth,
    determination,
    real,
    seen,
    isUndone,
    approval,
    lowest,
    least,
    standingWith,
    own,
    byAnswers,
    state,
    rating,
    isSoFar,
  };
};

/** The gaps of the customer’s part. What the salesperson has still to answer stands in nobody’s way to sign. */
export const customersGaps = <G extends { questionFID: string }>(
  gaps: readonly G[],
  rows: readonly { questionFID: string; audience: string }[],
): G[] => {
  const own = new Set(rows.filter(({ audience }) => audience === 'C').map(({ questionFID }) => questionFID));
  return gaps.filter(({ questionFID }) => own.has(questionFID));
};

/** Whether the salesperson raised a version above what an officer had lowered it to before: the officer did not know why. */
const isRaisedSince = ({ at, rating }: Word, determination: Rated | undefined): boolean =>
  rating !== null &&
  determination !== undefined &&
  isRaised(determination) &&
  Date.parse(determination.determinedAt) > Date.parse(at) &&
  heightOf(determination.agreed) > heightOf(rating);

/** The rating that everybody but compliance reads: by the answers, by what was agreed, and by the officer who lowered it. */
const ratingNow = (
  byAnswers: ShownRating,
  agreed: ShownRating,
  approval: { decision: Decision; rating: 'LOW' | 'MEDIUM' | null } | undefined,
): ShownRating => (approval?.decision === 'APPROVED' && approval.rating ? approval.rating : higher(byAnswers, agreed));
