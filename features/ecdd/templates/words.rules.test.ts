import { expect, it } from 'vitest';
import {
  choicesAs,
  type SaidWords,
  shownInEnglish,
  wordDifferencesOf,
  wordsState,
  wrongInWords,
} from './words.rules.ts';

const english: SaidWords = {
  question: 'How was {property} acquired?',
  help: 'As in the deed',
  choices: [
    { key: 'BOUGHT', label: 'Bought' },
    { key: 'GIFT', label: 'Gifted' },
  ],
};
const chinese: SaidWords = {
  question: '{property} 是怎样取得的？',
  help: '与地契相同',
  choices: [
    { key: 'GIFT', label: '受赠' },
    { key: 'BOUGHT', label: '购买' },
  ],
};

it('takes all that the English says, or nothing', () => {
  expect(wrongInWords(english, chinese)).toBe(undefined);
  expect(wrongInWords(english, { question: '', help: '', choices: [{ key: 'GIFT', label: '' }] })).toBe(undefined);
  expect(choicesAs(english.choices, chinese.choices)).toEqual([
    { key: 'BOUGHT', label: '购买' },
    { key: 'GIFT', label: '受赠' },
  ]);
});

it.each<[fault: string, Partial<SaidWords>, field: string]>([
  ['a question that is left out', { question: '' }, 'question'],
  ['a word in braces that is gone', { question: '是怎样取得的？' }, 'question'],
  ['a word in braces that is translated', { question: '{房产} 是怎样取得的？' }, 'question'],
  ['a help that is left out', { help: '' }, 'help'],
  ['a choice that is left out', { choices: [{ key: 'BOUGHT', label: '购买' }] }, 'choices.1.label'],
  ['a choice without words', { choices: chinese.choices.map(({ key }) => ({ key, label: '' })) }, 'choices.0.label'],
])('refuses %s', (_, more, field) => {
  expect(wrongInWords(english, { ...chinese, ...more })?.field).toBe(field);
});

it('refuses a help that the English does not have', () => {
  expect(wrongInWords({ ...english, help: '' }, chinese)?.field).toBe('help');
});

it('differs in a text that is new, another one, or gone', () => {
  const text = (questionFID: string, language: 'zh' | 'ms', said: string) => ({ questionFID, language, text: said });
  const before = [text('4.01', 'zh', '一'), text('4.01', 'ms', 'satu'), text('4.02', 'zh', '二')];
  const after = [text('4.01', 'zh', '一'), text('4.01', 'ms', 'Satu'), text('4.03', 'zh', '三')];
  expect(wordDifferencesOf(before, after)).toEqual([
    { questionFID: '4.01', part: 'ms', before: 'satu', after: 'Satu' },
    { questionFID: '4.02', part: 'zh', before: '二', after: '' },
    { questionFID: '4.03', part: 'zh', before: '', after: '三' },
  ]);
});

it('counts what is shown in English: what is not translated, and what was of another English', () => {
  const texts = [[{ language: 'zh', isOld: false }], [{ language: 'zh', isOld: true }], []] as const;
  expect(texts.map((words) => wordsState(words, 'zh'))).toEqual(['FITS', 'OLD', 'MISSING']);
  const all = texts.map((words) => ({ words }));
  expect([shownInEnglish(all, 'zh'), shownInEnglish(all, 'ta')]).toEqual([2, 3]);
});
