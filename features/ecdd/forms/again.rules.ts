import { isPaper } from '../papers/papers.rules.ts';
import { isChecked } from '../rating/effects.rules.ts';
import type { CddFor } from './forms.words.ts';
import type { Answer, Answers, Question } from './rows.rules.ts';

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
    if (!isSameTransaction && !ofCustomer.includes(question.sectionNo)) return [];
    return saidAgain(question, before);
  });

/** The section about the property that is sold or let, by whom. Of whoever buys or rents, no section is about the property alone. */
const ofProperty: { [side in CddFor]?: number } = { 'SALE-SELLER': 4, 'LEASE-LANDLORD': 4 };

/** Whether one property can have several customers of a side, each with a form of their own. */
export const hasJointOwners = (side: CddFor): boolean => ofProperty[side] !== undefined;

/** Answers of another owner about the property, for a joint owner's form: none about a person. */
export const answersOfJoint = (questions: readonly Question[], before: Answers, side: CddFor): Answer[] =>
  questions.flatMap((question) => (question.sectionNo === ofProperty[side] ? saidAgain(question, before) : []));

/** An earlier answer of the customer that the question still accepts. */
const saidAgain = (question: Question, before: Answers): Answer[] => {
  const answer = before.get(question.questionFID);
  if (!answer || question.audience !== 'C' || question.filledBy !== 'FORM' || isPaper(question)) return [];
  return fits(question, answer) && isSameKind(question, answer) ? [answer] : [];
};
