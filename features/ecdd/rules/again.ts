import { isChecked } from './effects.ts';
import { isPaper } from './papers.ts';
import type { Answer, Answers, Question } from './rows.ts';

/** The sections that are about the customer, whatever the transaction is. */
const ofCustomer = [1, 2, 3];

const fits = ({ choices, answerType, opens }: Question, { detail }: Answer): boolean =>
  !(answerType === 'CHOICE' || opens === 'CHOICE') || detail === '' || choices.some(({ key }) => key === detail);

const isSameKind = (question: Question, { checkedResult }: Answer): boolean =>
  checkedResult === '' || (isChecked(question) && (checkedResult !== 'NA' || question.answerType === 'YNNA'));

/**
 * What a returning customer said before, as answers to a new form: of the same side and property all of it, else what is about the
 * customer. What the salesperson saw is not said again, and documents are added anew.
 * @param questions of the new form
 */
export const answersAgain = (
  questions: readonly Question[],
  before: Answers,
  { isSameTransaction }: { isSameTransaction: boolean },
): Answer[] =>
  questions.flatMap((question) => {
    const answer = before.get(question.questionFID);
    if (!answer || question.audience !== 'C' || question.filledBy !== 'FORM' || isPaper(question)) return [];
    if (!isSameTransaction && !ofCustomer.includes(question.sectionNo)) return [];
    return fits(question, answer) && isSameKind(question, answer) ? [answer] : [];
  });
