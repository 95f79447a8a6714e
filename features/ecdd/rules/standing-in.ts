import { askedOf } from './asked.ts';
import { type Gap, gapsOf } from './gaps.ts';
import { type Assessment, assess } from './rating.ts';
import type { Answers, FormFacts, Question } from './rows.ts';

export type Standing<Q> = Assessment & { asked: Q[]; gaps: Gap[] };

/** The questions that apply to these answers, those without an answer, and the rating that follows. Browser and server both compute it by this. */
export const standingIn = <Q extends Question>(
  questions: readonly Q[],
  answers: Answers,
  facts: FormFacts,
  enhancedAnyway = false,
): Standing<Q> => {
  const found = assess(questions, answers, facts, enhancedAnyway);
  const asked = askedOf(questions, answers, facts, found);
  return { ...found, asked, gaps: gapsOf(asked, answers, facts) };
};
