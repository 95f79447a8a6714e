import { describe, expect, it } from 'vitest';
import type { AskedQuestion, AskedSection } from './asked.calls.ts';
import { hasAnswers, openCodes, progressOf, screensOf } from './asked.rules.ts';

const words = { en: '', local: '' };
const none = { value: '', detail: '', remark: '', files: [] };
const question = (part: Partial<AskedQuestion>): AskedQuestion => ({
  code: '1.01',
  question: words,
  help: words,
  kind: 'YN',
  choices: [],
  isRequired: true,
  opens: [],
  answer: none,
  ...part,
});
const section = (...questions: AskedQuestion[]): AskedSection => ({ key: '1', title: words, seen: '', questions });
const opens = (kind: AskedQuestion['opens'][number]['kind'], isRequired = true) => [{ on: 'Y', kind, isRequired }];

describe('what is still open', () => {
  it.each<[string, Partial<AskedQuestion>, boolean]>([
    ['no answer', {}, true],
    ['an answer', { answer: { ...none, value: 'N' } }, false],
    ['blanks for an answer', { kind: 'TEXT', answer: { ...none, value: '  ' } }, true],
    ['what may be left out', { isRequired: false }, false],
    ['what may be left out, begun', { isRequired: false, opens: opens('TEXT'), answer: { ...none, value: 'Y' } }, true],
    ['a remark that is wanted', { opens: opens('TEXT'), answer: { ...none, value: 'Y', detail: 'x' } }, true],
    ['a remark that was given', { opens: opens('TEXT'), answer: { ...none, value: 'Y', remark: 'x' } }, false],
    ['a remark that another answer wants', { opens: opens('TEXT'), answer: { ...none, value: 'N' } }, false],
    ['a remark that may be left out', { opens: opens('TEXT', false), answer: { ...none, value: 'Y' } }, false],
    ['a detail that is wanted', { opens: opens('COUNTRIES'), answer: { ...none, value: 'Y', remark: 'x' } }, true],
    ['a detail that was chosen', { opens: opens('CHOICE'), answer: { ...none, value: 'Y', detail: 'A' } }, false],
    ['a file that is wanted beside', { opens: opens('FILE'), answer: { ...none, value: 'Y' } }, true],
    ['a file that is asked for', { kind: 'FILE' }, true],
    ['a file that came', { kind: 'FILE', answer: { ...none, files: ['a.pdf'] } }, false],
  ])('is known of %s', (_, part, isOpen) => {
    expect(openCodes([section(question(part))])).toEqual(isOpen ? ['1.01'] : []);
  });
});

it('counts what must be answered, over all sections', () => {
  const done = question({ answer: { ...none, value: 'Y' } });
  expect(progressOf([section(done, question({})), section(done, question({ isRequired: false }))])).toEqual({
    answered: 2,
    answeredOf: 3,
  });
});

it('knows the same answers again, and others', () => {
  const stored = section(question({ answer: { ...none, value: 'Y', remark: 'x' } }));
  const given = { code: '1.01', value: 'Y', detail: '', remark: 'x' };
  expect(hasAnswers(stored, [given])).toBe(true);
  expect(hasAnswers(stored, [{ ...given, remark: 'y' }])).toBe(false);
  expect(hasAnswers(stored, [{ ...given, code: '1.02' }])).toBe(false);
});

it.each([
  [1, [1]],
  [7, [7]],
  [8, [4, 4]],
  [15, [5, 5, 5]],
])('asks %i questions of a section on screens of %j', (count, sizes) => {
  const screens = screensOf([section(...Array.from({ length: count }, (_, at) => question({ code: `${at}` })))]);
  expect(screens.map(({ questions }) => questions.length)).toEqual(sizes);
  expect(new Set(screens.map(({ key }) => key)).size).toBe(sizes.length);
});

it('gives a long list of choices a screen with fewer questions', () => {
  const choices = Array.from({ length: 10 }, (_, at) => ({ code: `${at}`, words }));
  const asked = [question({ code: 'a' }), question({ code: 'b', kind: 'CHOICE', choices }), question({ code: 'c' })];
  const more = ['d', 'e', 'f'].map((code) => question({ code }));
  expect(screensOf([section(...asked, ...more)]).map(({ questions }) => questions.length)).toEqual([2, 4]);
});
