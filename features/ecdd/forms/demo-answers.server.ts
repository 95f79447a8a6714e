import { textFor } from '#demo/ecdd/texts.ts';
import { isPaper } from '../papers/papers.rules.ts';
import { effectsOf } from '../rating/effects.rules.ts';
import type { CddFor } from './forms.words.ts';
import type { Answer, FormFacts, Question } from './rows.rules.ts';

/** An answer that counts for nothing, as most customers give it. */
const plainAnswer = (side: CddFor, question: Question, facts: FormFacts): Answer => {
  const of = (given: Partial<Answer>): Answer => ({
    questionFID: question.questionFID,
    checkedResult: '',
    remark: '',
    detail: '',
    ...given,
  });
  const { answerType, choices, questionFID } = question;
  if (answerType === 'CHOICE') {
    const plain = choices.find(({ key }) => effectsOf(question, of({ detail: key }), facts).length === 0);
    return of({ detail: plain?.key ?? '' });
  }
  if (answerType === 'COUNTRIES') return of({ detail: 'SG' });
  if (answerType === 'TEXT') return of({ detail: textFor(side, questionFID, facts) ?? 'As discussed' });
  const counts = (checkedResult: 'Y' | 'N') =>
    question.opensOn === checkedResult || effectsOf(question, of({ checkedResult }), facts).length > 0;
  return of({ checkedResult: counts('Y') ? 'N' : 'Y' });
};

/** Answers to these questions that count for nothing, but for those that are given. What a document answers is left out. */
export const answersTo = (
  side: CddFor,
  questions: readonly Question[],
  facts: FormFacts,
  given: readonly Answer[] = [],
): Answer[] => {
  const said = new Map(given.map((answer) => [answer.questionFID, answer]));
  return questions
    .filter((question) => question.filledBy === 'FORM' && !isPaper(question))
    .map((question) => said.get(question.questionFID) ?? plainAnswer(side, question, facts));
};
