import { expect, it } from 'vitest';
import { drawn, wordsOf } from '#test/drawn.tsx';
import type { BuilderQuestion } from './builder.calls.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { TranslatedQuestion } from './Translation.tsx';

const question = (
  questionFID: string,
  words: BuilderQuestion['words'],
  audience: 'A' | 'C' = 'C',
): BuilderQuestion => ({
  questionFID,
  sectionNo: 4,
  sectionName: 'The property',
  question: 'How was it acquired?',
  help: '',
  isRequired: true,
  answerType: 'CHOICE',
  audience,
  filledBy: 'FORM',
  yes: { effect: 'NONE', task: '' },
  no: { effect: 'NONE', task: '' },
  hasEffects: false,
  mayBeOptional: true,
  choices: [{ key: 'GIFT', label: 'Gifted' }],
  words,
});
const said = (language: 'zh' | 'ta', isOld: boolean) => ({
  language,
  question: `怎样取得（${language}）`,
  help: '',
  choices: [{ key: 'GIFT', label: '获赠' }],
  isOld,
});

it('shows a question in the language that is chosen, and what of it customers read in English', () => {
  const row = question('4.04', [said('zh', false), said('ta', true)]);
  const beside = (language: 'zh' | 'ms' | 'ta') => drawn(<TranslatedQuestion row={row} language={language} />);
  expect(wordsOf(beside('zh'))).toEqual(['怎样取得（zh）', '获赠']);
  expect(beside('zh')).toContain('lang="zh"');
  expect(wordsOf(beside('ta'))).toEqual(['怎样取得（ta）', '获赠', 'English was changed']);
  expect(wordsOf(beside('ms'))).toEqual(['Not translated']);
});

it('counts for each language what of the customer’s is shown in English', () => {
  const zh = [said('zh', false)];
  const version = {
    questions: [question('4.04', zh), question('4.05', []), question('6.01', [], 'A')],
    sections: [{ sectionNo: 4, sectionName: 'The property', words: [] }],
  };
  const note = (language: 'zh' | undefined) =>
    wordsOf(drawn(<LanguageSwitch version={version} language={language} onChange={() => {}} />)).at(-1);
  expect(note(undefined)).toBe('Shown in English: 中文: 2, Bahasa Melayu: 3, தமிழ்: 3');
  expect(note('zh')).toBe('Shown in English: 中文: 2');
});
