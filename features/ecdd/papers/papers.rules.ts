import type { AttachCode } from '../forms/forms.words.ts';
import type { Answer, FormFacts, Question } from '../forms/rows.rules.ts';

/** The documents that a high rating asks for. */
const ofWealth: (AttachCode | null)[] = ['WEALTH', 'FUNDS'];

/** Whether a question is answered with a document and nothing else. */
export const isPaper = ({ answerType }: Pick<Question, 'answerType'>): boolean => answerType === 'FILE';

/**
 * Whether a document must lie with the form for this question: its answer is one, or it asks for the source of wealth or funds in words,
 * and no other question asks for the document.
 */
export const asksPaper = (question: Question, questions: readonly Question[]): boolean => {
  const { attachCode, attachOn, showIf } = question;
  if (isPaper(question)) return true;
  if (attachOn !== null || showIf?.enhanced !== true || !ofWealth.includes(attachCode)) return false;
  return !questions.some((other) => isPaper(other) && other.attachCode === attachCode);
};

/** The names of the documents of a question. */
export const namesOfPapers = ({ attachCode }: Pick<Question, 'attachCode'>, papers: FormFacts['papers']): string[] =>
  papers.filter((paper) => paper.attachCode === attachCode).map(({ name }) => name);

/** The answers to the questions that are answered with documents: their names. */
export const paperAnswers = (questions: readonly Question[], papers: FormFacts['papers']): Answer[] =>
  questions.filter(isPaper).flatMap((question) => {
    const names = namesOfPapers(question, papers);
    const { questionFID } = question;
    return names.length > 0 ? [{ questionFID, checkedResult: '', remark: '', detail: names.join(', ') }] : [];
  });
