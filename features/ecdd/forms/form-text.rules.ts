import { countryName } from '#features/particulars/words/countries.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';
import { checkedResults } from './forms.words.ts';
import type { Answer, FormFacts } from './rows.rules.ts';

/** What stands in place of the words in braces; `country`: what a country is called, in English where it is left out. */
export type Words = {
  agency: string;
  property: string;
  rating: string;
  listed: FormFacts['listed'];
  country?: (code: string) => string;
};

/** A question as people read it. */
export const questionText = ({ sectionQuestion }: Pick<TemplateRow, 'sectionQuestion'>, words: Words): string =>
  sectionQuestion
    .replaceAll('{agency}', words.agency)
    .replaceAll('{property}', words.property || 'the property')
    .replaceAll('{rating}', words.rating)
    .replaceAll(
      '{countries}',
      () => `(${namesOf([...words.listed.BLACK, ...words.listed.GREY], words.country).join(', ')})`,
    );

const namesOf = (codes: readonly string[], nameOf = countryName): string[] => codes.map(nameOf).toSorted();

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
