import { askedOf } from '../forms/asked.rules.ts';
import { type Gap, gapsOf } from '../forms/gaps.rules.ts';
import type { Answers, FormFacts, Question } from '../forms/rows.rules.ts';
import { type Assessment, assess, type Beside, nothingBeside, weighs } from './rating.rules.ts';

/** `isRated`: the rating is final for these answers. `isHighSoFar`: it is not, and high whatever the missing answers are. */
export type Standing<Q> = Assessment & { asked: Q[]; gaps: Gap[]; isRated: boolean; isHighSoFar: boolean };

/**
 * Whether a form has a rating: every question that may count towards it has its answer. Until then none is shown, but of one that an
 * answer makes high by itself. A remark or a document that is still missing changes no rating.
 */
const isRated = (questions: readonly Question[], gaps: readonly Gap[]): boolean => {
  const open = new Set(gaps.flatMap(({ questionFID, lacks }) => (isUnanswered[lacks] ? questionFID : [])));
  return !questions.some(
    ({ questionFID, effects }) => open.has(questionFID) && effects.some(({ effect }) => weighs(effect)),
  );
};

const isUnanswered: Record<Gap['lacks'], boolean> = { ANSWER: true, DETAIL: true, REMARK: false, PAPER: false };

/** The questions that apply to these answers, those without an answer, and the rating that follows. Browser and server both compute it by this. */
export const assessForm = <Q extends Question>(
  questions: readonly Q[],
  answers: Answers,
  facts: FormFacts,
  beside: Beside = nothingBeside,
): Standing<Q> => {
  const assessment = assess(questions, answers, facts, beside);
  const asked = askedOf(questions, answers, facts, assessment);
  const gaps = gapsOf(asked, answers, facts);
  const isFinal = isRated(asked, gaps);
  return {
    ...assessment,
    asked,
    gaps,
    isRated: isFinal,
    isHighSoFar: !isFinal && assessment.factors.some(({ effect }) => effect !== 'M'),
  };
};
