import { textFor } from '#demo/ecdd/texts.ts';
import { isPaper } from '../papers/papers.rules.ts';
import { effectsOf } from '../rating/effects.rules.ts';
import type { CddFor } from './forms.words.ts';
import type { Answer, FormFacts, Question } from './rows.rules.ts';

/** An answer that counts for nothing, as most customers give it. */
const plainAnswer = (side: CddFor, question: Question, facts: FormFacts): Answer => {
  const answerWith = (answer: Partial<Answer>): Answer => ({
    questionFID: question.questionFID,
    checkedResult: '',
    remark: '',
    detail: '',
    ...answer,
  });
  const { answerType, choices, questionFID } = question;
  if (answerType === 'CHOICE') {
    const plain = choices.find(({ key }) => effectsOf(question, answerWith({ detail: key }), facts).length === 0);
    return answerWith({ detail: plain?.key ?? '' });
  }
  if (answerType === 'COUNTRIES') return answerWith({ detail: 'SG' });
  if (answerType === 'TEXT') return answerWith({ detail: textFor(side, questionFID, facts) ?? 'As discussed' });
  const counts = (checkedResult: 'Y' | 'N') =>
    question.opensOn === checkedResult || effectsOf(question, answerWith({ checkedResult }), facts).length > 0;
  return answerWith({ checkedResult: counts('Y') ? 'N' : 'Y' });
};

/** Answers to these questions that count for nothing, but for those that are given. What a document answers is left out. */
export const answersTo = (
  side: CddFor,
  questions: readonly Question[],
  facts: FormFacts,
  typed: readonly Answer[] = [],
): Answer[] => {
  const typedById = new Map(typed.map((answer) => [answer.questionFID, answer]));
  return questions
    .filter((question) => question.filledBy === 'FORM' && !isPaper(question))
    .map((question) => typedById.get(question.questionFID) ?? plainAnswer(side, question, facts));
};
