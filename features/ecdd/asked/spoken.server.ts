import type { CustomerLanguage } from '#features/signing/signing.words.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Form } from '../forms/form.calls.ts';
import { questionText, type Words } from '../forms/form-text.rules.ts';
import type { RowRecord } from '../templates/templates.server.ts';
import { type LanguageWords, wordsOf } from '../templates/words.server.ts';
import type { SpokenQuestion } from './sections.rules.ts';
import type { Speech } from './speech.rules.ts';

/** How a language says what no questionnaire does. */
const ownWords: Record<CustomerLanguage, { checked: Record<string, string>; locale: string }> = {
  en: { checked: {}, locale: 'en' },
  zh: { checked: { Y: '是', N: '否', NA: '不适用' }, locale: 'zh-Hans' },
  ms: { checked: { Y: 'Ya', N: 'Tidak', NA: 'Tidak berkenaan' }, locale: 'ms' },
  ta: { checked: { Y: 'ஆம்', N: 'இல்லை', NA: 'பொருந்தாது' }, locale: 'ta' },
};

/** What the questions of a version are in a language. */
export const speechOf = async (
  db: Db,
  templateId: string,
  language: CustomerLanguage,
  words: Words,
): Promise<Speech> => {
  const { questions, sections }: LanguageWords = await wordsOf(db, templateId, language);
  const { checked, locale } = ownWords[language];
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
  const filled = (text: string) => questionText({ sectionQuestion: text }, { ...words, country });
  const choice: Speech['choice'] = ({ questionFID }, key) => questions.get(questionFID)?.choices.get(key) ?? '';
  return {
    question: ({ questionFID }) => filled(questions.get(questionFID)?.question ?? ''),
    section: (sectionNo) => sections.get(sectionNo) ?? '',
    help: ({ questionFID }) => questions.get(questionFID)?.help ?? '',
    choice,
    answer: (row, { checkedResult, detail }) => {
      if (!questions.has(row.questionFID)) return '';
      const isChoice = row.answerType === 'CHOICE' || row.opens === 'CHOICE';
      const isCountries = row.answerType === 'COUNTRIES' || row.opens === 'COUNTRIES';
      const said = isChoice
        ? choice(row, detail)
        : isCountries
          ? detail.split(',').filter(Boolean).map(country).join(', ')
          : '';
      return [checked[checkedResult], said].filter(Boolean).join(' · ');
    },
  };
};

/** A question with its words in English and in the language. */
export const spoken = (row: RowRecord, words: Words, speech: Speech): SpokenQuestion => ({
  ...row,
  section: { en: row.sectionName, local: speech.section(row.sectionNo) },
  words: {
    question: { en: questionText({ sectionQuestion: row.question }, words), local: speech.question(row) },
    help: { en: row.help, local: speech.help(row) },
    choices: row.choices.map(({ key, label }) => ({ code: key, words: { en: label, local: speech.choice(row, key) } })),
  },
});

/** The same for a form, with the words that are in braces as it has them. */
export const speechFor = (
  db: Db,
  { templateId }: { templateId: string },
  { agencyName: agency, property, listed }: Pick<Form, 'agencyName' | 'property' | 'listed'>,
  language: CustomerLanguage,
): Promise<Speech> => speechOf(db, templateId, language, { agency, property, rating: '', listed });
