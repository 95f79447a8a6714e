import { effectsOf } from '../../rules/effects.ts';
import { isPaper } from '../../rules/papers.ts';
import type { Answer, FormFacts, Question } from '../../rules/rows.ts';

const texts: Record<string, string> = {
  '4.02': 'Secondary school teacher, Ministry of Education, since 2009',
  '5.01': 'Moving to a smaller flat near the family',
  '5.07': 'Thirty years of salary as an engineer, about S$ 2.4 million; a flat sold in 2016, S$ 780,000',
};

/** An answer that counts for nothing, as most customers give it. */
const plainAnswer = (question: Question, facts: FormFacts): Answer => {
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
  if (answerType === 'TEXT') return of({ detail: texts[questionFID] ?? 'As discussed' });
  const counts = (checkedResult: 'Y' | 'N') =>
    question.opensOn === checkedResult || effectsOf(question, of({ checkedResult }), facts).length > 0;
  return of({ checkedResult: counts('Y') ? 'N' : 'Y' });
};

/** Answers to these questions that count for nothing, but for those that are given. What a document answers is left out. */
export const answersTo = (
  questions: readonly Question[],
  facts: FormFacts,
  given: readonly Answer[] = [],
): Answer[] => {
  const said = new Map(given.map((answer) => [answer.questionFID, answer]));
  return questions
    .filter((question) => question.filledBy === 'FORM' && !isPaper(question))
    .map((question) => said.get(question.questionFID) ?? plainAnswer(question, facts));
};
