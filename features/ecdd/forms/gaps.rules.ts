import { asksPaper, isPaper, namesOfPapers } from '../papers/papers.rules.ts';
import { effectsOf, isAnswered, isOpened } from '../rating/effects.rules.ts';
import type { Answer, Answers, FormFacts, Question } from './rows.rules.ts';

/** What an answer still lacks: the answer itself, the choice or the countries that it opens, the remark, or the document. */
export type Lack = 'ANSWER' | 'DETAIL' | 'REMARK' | 'PAPER';
export type Gap = { questionFID: string; lacks: Lack };

/** Whether a remark must explain this answer. */
export const asksRemark = (question: Question, answer: Answer, facts: FormFacts): boolean =>
  question.remark === 'ON_EFFECT' && (isOpened(question, answer) || effectsOf(question, answer, facts).length > 0);

const lackOf = (
  question: Question,
  answer: Answer | undefined,
  facts: FormFacts,
  questions: readonly Question[],
): Lack | undefined => {
  const lacksPaper = asksPaper(question, questions) && namesOfPapers(question, facts.papers).length === 0;
  if (isPaper(question)) return lacksPaper ? 'PAPER' : undefined;
  if (!answer || !isAnswered(question, answer)) return question.isRequired ? 'ANSWER' : undefined;
  if (isOpened(question, answer) && answer.detail === '') return 'DETAIL';
  if (asksRemark(question, answer, facts) && answer.remark === '') return 'REMARK';
  return lacksPaper ? 'PAPER' : undefined;
};

/** Gaps that the person who fills the form must close, among the questions asked. */
export const gapsOf = (questions: readonly Question[], answers: Answers, facts: FormFacts): Gap[] =>
  questions
    .filter(({ filledBy }) => filledBy === 'FORM')
    .flatMap((question) => {
      const lacks = lackOf(question, answers.get(question.questionFID), facts, questions);
      return lacks ? [{ questionFID: question.questionFID, lacks }] : [];
    });
