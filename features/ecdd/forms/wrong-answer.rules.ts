import { isCountry } from '#features/particulars/words/countries.ts';
import { isChecked } from '../rating/effects.rules.ts';
import type { Answer, Question } from './rows.rules.ts';

/** Why an answer is none that a question takes; undefined: it is one. */
export const wrongAnswer = (row: Question, { checkedResult, detail }: Answer): string | undefined => {
  if (checkedResult !== '' && !isChecked(row)) return 'this question is not answered with Yes or No.';
  if (checkedResult === 'NA' && row.answerType !== 'YNNA') return 'this question is answered with Yes or No.';
  if (detail !== '' && isChecked(row) && row.opens === null) return 'this question takes Yes or No and no detail.';
  const takesChoice = row.answerType === 'CHOICE' || row.opens === 'CHOICE';
  if (takesChoice && detail !== '' && !row.choices.some(({ key }) => key === detail))
    return 'this is none of its choices.';
  const takesCountries = row.answerType === 'COUNTRIES' || row.opens === 'COUNTRIES';
  if (takesCountries && detail !== '' && !detail.split(',').every(isCountry)) return 'choose countries.';
  return undefined;
};
