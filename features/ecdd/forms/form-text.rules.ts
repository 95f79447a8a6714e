import { countryName } from '#features/particulars/words/countries.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';
import { checkedResults } from './forms.words.ts';
import type { Answer, FormFacts } from './rows.rules.ts';

/** What stands in place of the words in braces. */
export type Words = { agency: string; property: string; rating: string; listed: FormFacts['listed'] };

/** A question as people read it. */
export const questionText = ({ sectionQuestion }: Pick<TemplateRow, 'sectionQuestion'>, words: Words): string =>
  sectionQuestion
    .replaceAll('{agency}', words.agency)
    .replaceAll('{property}', words.property || 'the property')
    .replaceAll('{rating}', words.rating)
    .replaceAll('{countries}', () => `(${namesOf([...words.listed.BLACK, ...words.listed.GREY]).join(', ')})`);

const namesOf = (codes: readonly string[]): string[] => codes.map(countryName).toSorted();

/** An answer as people read it: `Yes · In a foreign country`. */
export const answerText = (row: TemplateRow, answer: Answer | undefined): string => {
  if (!answer) return '';
  const { checkedResult, detail } = answer;
  return [checkedResult && checkedResults[checkedResult], detailText(row, detail)].filter(Boolean).join(' · ');
};

const detailText = ({ answerType, opens, choices }: TemplateRow, detail: string): string => {
  if (answerType === 'CHOICE' || opens === 'CHOICE') return choices.find(({ key }) => key === detail)?.label ?? '';
  if (answerType === 'COUNTRIES' || opens === 'COUNTRIES') return namesOf(detail.split(',').filter(Boolean)).join(', ');
  return detail;
};
