import type { Choice } from '../forms/rows.rules.ts';
import type { EditedPart, Translation } from './builder.words.ts';
import { bracesIn } from './template-edit.rules.ts';

/** What of a question is read in a language. */
export type SaidWords = { question: string; help: string; choices: readonly Choice[] };

/** Nothing is written: the question is shown in English. */
export const isBlank = ({ question, help, choices }: SaidWords): boolean =>
  [question, help, ...choices.map(({ label }) => label)].every((each) => each.trim() === '');

/** Validates a question in another language: all that the English says is said, with the same words in braces. */
export const wrongInWords = (english: SaidWords, words: SaidWords): { field: string; message: string } | undefined => {
  if (isBlank(words)) return undefined;
  if (words.question === '') return { field: 'question', message: 'Write the question, or leave all of it empty.' };
  const wanted = bracesIn(english.question);
  if (bracesIn(words.question).join() !== wanted.join())
    return {
      field: 'question',
      message:
        wanted.length === 0
          ? 'Leave out the braces.'
          : `Keep ${wanted.join(' and ')} as in English, and no other word in braces.`,
    };
  if ((words.help === '') !== (english.help === ''))
    return { field: 'help', message: english.help === '' ? 'There is no help in English.' : 'Write the help, too.' };
  const labels = labelsOf(words.choices);
  const open = english.choices.findIndex(({ key }) => !labels.get(key));
  return open < 0 ? undefined : { field: `choices.${open}.label`, message: 'Write this choice, too.' };
};

const labelsOf = (choices: readonly Choice[]) => new Map(choices.map(({ key, label }) => [key, label]));

/** The choices of a question in another language, in the order of the English ones. */
export const choicesAs = (english: readonly Choice[], words: readonly Choice[]): Choice[] => {
  const labels = labelsOf(words);
  return english.map(({ key }) => ({ key, label: labels.get(key) ?? '' }));
};

/** A text of a version in another language: of a question, or the name of a section. */
export type TextInWords = { questionFID: string; language: Translation; text: string };

export const textOfWords = ({ question, help, choices }: SaidWords): string =>
  [question, help, ...choices.map(({ label }) => label)].filter(Boolean).join(' · ');

/** What differs between the translations of two versions. */
export const wordDifferencesOf = (before: readonly TextInWords[], after: readonly TextInWords[]) => {
  const keyOf = ({ questionFID, language }: TextInWords) => `${questionFID} ${language}`;
  const byKey = (texts: readonly TextInWords[]) => new Map(texts.map((each) => [keyOf(each), each]));
  const old = byKey(before);
  const now = byKey(after);
  return [...new Map([...old, ...now])].flatMap(([key, { questionFID, language }]) => {
    const was = old.get(key)?.text ?? '';
    const is = now.get(key)?.text ?? '';
    return was === is ? [] : [{ questionFID, part: language satisfies EditedPart, before: was, after: is }];
  });
};

/** How a text stands in a language: translated, not translated, or translated from an English that has changed since. */
export type WordsState = 'FITS' | 'MISSING' | 'OLD';

type InLanguage = { language: Translation; isOld: boolean };

export const wordsState = (words: readonly InLanguage[], language: Translation): WordsState => {
  const found = words.find((each) => each.language === language);
  if (!found) return 'MISSING';
  return found.isOld ? 'OLD' : 'FITS';
};

/** How many texts of a customer are shown in English to who chose a language. */
export const shownInEnglish = (texts: readonly { words: readonly InLanguage[] }[], language: Translation): number =>
  texts.filter(({ words }) => wordsState(words, language) !== 'FITS').length;
